// Written by protoc-gen-cairn from cairn/social/v1/push_devices.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.PushDeviceService`: known before a body is read.
public enum PushDeviceServiceMethods {
  /// Registers the device of the caller's session, or takes over what has changed. To be called at each start of an app: tokens change. A token that
  public static let registerDevice = MethodRow(
    path: "/cairn.social.v1.PushDeviceService/RegisterDevice",
    access: .guest, idempotency: .key,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.RegisterDeviceRequest", responseType: "cairn.social.v1.RegisterDeviceResponse")

  /// Forgets a device: nothing is pushed to it any more. One that is not registered stays so.
  public static let unregisterDevice = MethodRow(
    path: "/cairn.social.v1.PushDeviceService/UnregisterDevice",
    access: .guest, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.UnregisterDeviceRequest", responseType: "cairn.social.v1.UnregisterDeviceResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [registerDevice, unregisterDevice]
}

/// Devices at which a person can be reached while no app is open.
///
/// A device is forgotten when its session ends, when the account is deleted, when its network of pushes says that its token is no longer one, and 270
/// days after it was registered last.
public protocol PushDeviceServiceHandlers: Sendable {
  /// Registers the device of the caller's session, or takes over what has changed. To be called at each start of an app: tokens change. A token that
  /// somebody else had registered is the caller's from now on, and only the caller's. The device that was registered the longest ago is forgotten
  /// when the account has more than 16.
  ///
  /// Errors: FAILED_PRECONDITION SESSION_ENDED when the session has just ended; FAILED_PRECONDITION PUSH_NETWORK_OFF when this installation reaches no
  /// device by that network (GetServerInfo says which there are); INVALID_ARGUMENT INVALID_ARGUMENT with field violations;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func registerDevice(_ request: RegisterDeviceRequest, _ context: RequestContext) async throws -> RegisterDeviceResponse

  /// Forgets a device: nothing is pushed to it any more. One that is not registered stays so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func unregisterDevice(_ request: UnregisterDeviceRequest, _ context: RequestContext) async throws -> UnregisterDeviceResponse
}

extension PushDeviceServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PushDeviceServiceMethods.registerDevice) { (request: RegisterDeviceRequest, context) in
        try await self.registerDevice(request, context)
      },
      .unary(PushDeviceServiceMethods.unregisterDevice) { (request: UnregisterDeviceRequest, context) in
        try await self.unregisterDevice(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.PushDeviceService`.
public struct PushDeviceServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Registers the device of the caller's session, or takes over what has changed. To be called at each start of an app: tokens change. A token that
  /// somebody else had registered is the caller's from now on, and only the caller's. The device that was registered the longest ago is forgotten
  /// when the account has more than 16.
  ///
  /// Errors: FAILED_PRECONDITION SESSION_ENDED when the session has just ended; FAILED_PRECONDITION PUSH_NETWORK_OFF when this installation reaches no
  /// device by that network (GetServerInfo says which there are); INVALID_ARGUMENT INVALID_ARGUMENT with field violations;
  /// ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func registerDevice(
    _ request: RegisterDeviceRequest, _ options: CallOptions = .init()
  ) async throws -> RegisterDeviceResponse {
    try await channel.unary(PushDeviceServiceMethods.registerDevice, request, options)
  }

  /// Forgets a device: nothing is pushed to it any more. One that is not registered stays so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func unregisterDevice(
    _ request: UnregisterDeviceRequest, _ options: CallOptions = .init()
  ) async throws -> UnregisterDeviceResponse {
    try await channel.unary(PushDeviceServiceMethods.unregisterDevice, request, options)
  }
}
