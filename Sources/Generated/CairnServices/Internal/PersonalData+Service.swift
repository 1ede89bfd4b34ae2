// Written by protoc-gen-cairn from cairn/internal/v1/personal_data.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.internal.v1.PersonalDataService`: known before a body is read.
public enum PersonalDataServiceMethods {
  /// Streams files, one after the other, each as one message with its name and further ones without. An account of which the service knows
  public static let exportPersonalData = MethodRow(
    path: "/cairn.internal.v1.PersonalDataService/ExportPersonalData",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "cairn.internal.v1.ExportPersonalDataRequest", responseType: "cairn.internal.v1.ExportPersonalDataResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [exportPersonalData]
}

/// Hands out what a service keeps about a person. Every service has one.
public protocol PersonalDataServiceHandlers: Sendable {
  /// Streams files, one after the other, each as one message with its name and further ones without. An account of which the service knows
  /// nothing has files without rows.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation INVALID_UUID; PERMISSION_DENIED PERMISSION_DENIED for every
  /// service but auth, which asks for the owner.
  nonisolated(nonsending) func exportPersonalData(_ request: ExportPersonalDataRequest, _ context: RequestContext, _ responses: ResponseStream<ExportPersonalDataResponse>) async throws
}

extension PersonalDataServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .serverStreaming(PersonalDataServiceMethods.exportPersonalData) { (request: ExportPersonalDataRequest, context, responses: ResponseStream<ExportPersonalDataResponse>) in
        try await self.exportPersonalData(request, context, responses)
      },
    ]
  }
}

/// Calls `cairn.internal.v1.PersonalDataService`.
public struct PersonalDataServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Streams files, one after the other, each as one message with its name and further ones without. An account of which the service knows
  /// nothing has files without rows.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation INVALID_UUID; PERMISSION_DENIED PERMISSION_DENIED for every
  /// service but auth, which asks for the owner.
  public nonisolated(nonsending) func exportPersonalData(
    _ request: ExportPersonalDataRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<ExportPersonalDataResponse> {
    try await channel.serverStreaming(PersonalDataServiceMethods.exportPersonalData, request, options)
  }
}
