// Written by protoc-gen-cairn from every file of the contract; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Every message of the contract, for tools and tests that find a type by its name.
public enum ConformanceMessages {
  /// In the order of the contract.
  public static let all: [any Message.Type] = [
    ServerCompatRequest.self,
    TLSCreds.self,
    ServerCompatResponse.self,
    UnaryResponseDefinition.self,
    StreamResponseDefinition.self,
    UnaryRequest.self,
    UnaryResponse.self,
    IdempotentUnaryRequest.self,
    IdempotentUnaryResponse.self,
    ServerStreamRequest.self,
    ServerStreamResponse.self,
    UnimplementedRequest.self,
    UnimplementedResponse.self,
    ConformancePayload.self,
    ConformancePayload.RequestInfo.self,
    ConformancePayload.ConnectGetInfo.self,
    ErrorMessage.self,
    Header.self,
  ]

  /// The message of that full name, for example "cairn.game.whereami.v1.Game"; nil when the contract has none.
  public static func named(_ protoName: String) -> (any Message.Type)? {
    all.first { $0.protoName == protoName }
  }
}
