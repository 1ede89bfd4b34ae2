// Protobuf
