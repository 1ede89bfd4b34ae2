import Testing

@Suite struct ProtobufPlaceholder {}
