import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of PushDeviceService, and what ends a registration without one (requirement W-10).
struct PushDeviceHandlers: PushDeviceServiceHandlers {
  let database: Database
  let networks: PushNetworks
  let idempotency = IdempotencyKeys()
  let store = PushDeviceStore()

  func registerDevice(_ request: RegisterDeviceRequest, _ context: RequestContext) async throws -> RegisterDeviceResponse {
    let device = try device(request, context)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await store.lock(tokens: [device.token] + [device.callToken].compactMap(\.self), sessionIDs: [device.sessionID], in: transaction)
      if try await store.hasEnded(device.sessionID, of: device.accountID, in: transaction) {
        throw RPCError(PushRules.Refusal.sessionEnded)
      }
      try await store.displace(by: device, in: transaction)
      if let token = device.callToken { try await store.displaceCallToken(token, by: device, in: transaction) }
      try await store.register(device, at: context.now, in: transaction)
      try await store.delete(of: device.accountID, beyond: PushRules.devicesMax, in: transaction)
      return RegisterDeviceResponse()
    }
  }

  func unregisterDevice(_ request: UnregisterDeviceRequest, _ context: RequestContext) async throws -> UnregisterDeviceResponse {
    let (accountID, deviceID) = (try context.accountID, try Field.id(request.deviceID, "device_id"))
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await store.delete(deviceID, of: accountID, in: transaction)
      return UnregisterDeviceResponse()
    }
  }

  /// AuthService tells that sessions have ended.
  var sessionEnding: EventHandler {
    EventHandler(SessionInbox.eventType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
      (ended: SessionsEnded, _, transaction, now) in
      let sessionIDs = ended.sessionIDs.compactMap { UUID(text: $0) }
      guard let accountID = UUID(text: ended.accountID), !sessionIDs.isEmpty, sessionIDs.count == ended.sessionIDs.count else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whose sessions, and which")
      }
      try await store.lock(tokens: [], sessionIDs: sessionIDs, in: transaction)
      try await store.noteEnded(sessionIDs, of: accountID, at: now, in: transaction)
      try await store.delete(of: accountID, loggedInBy: sessionIDs, in: transaction)
    }
  }

  // MARK: -

  private func device(_ request: RegisterDeviceRequest, _ context: RequestContext) throws(RPCError) -> PushDevice {
    guard let sessionID = context.caller.sessionID else { throw RPCError(.unauthenticated, reason: .unauthenticated) }
    let platform: PushDevice.Platform
    switch request.platform {
    case .android: platform = .android
    case .ios: platform = .ios
    case .web: platform = .web
    case .unspecified: throw .invalid("platform", .missing)
    case .unrecognized: throw .invalid("platform", .unknownValue)
    }
    let (address, callToken) = (try networks.address(of: request), try networks.callToken(of: request))
    guard request.topics.count <= PushRules.topicsMax else { throw .invalid("topics", .tooMany, "at most \(PushRules.topicsMax)") }
    var topics: [NotificationRules.Topic] = []
    for named in request.topics {
      guard let topic = NotificationRules.Topic.allCases.first(where: { NotificationTopic($0) == named }) else {
        throw .invalid("topics", .unknownValue)
      }
      topics.append(topic)
    }
    return PushDevice(
      accountID: try context.accountID, deviceID: try Field.id(request.deviceID, "device_id"), sessionID: sessionID, platform: platform,
      address: address, topics: topics, callToken: callToken)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: PushRules.Refusal) {
    switch refusal {
    case .sessionEnded: self.init(.failedPrecondition, reason: .sessionEnded)
    case .networkOff: self.init(.failedPrecondition, reason: .pushNetworkOff)
    }
  }
}
