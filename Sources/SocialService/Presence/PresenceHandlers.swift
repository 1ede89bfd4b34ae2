import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of PresenceService.
struct PresenceHandlers: PresenceServiceHandlers {
  let database: Database
  let keeper: PresenceKeeper
  let store = PresenceStore()

  func setPresence(_ request: SetPresenceRequest, _ context: RequestContext) async throws -> SetPresenceResponse {
    let accountID = try context.accountID
    if let activity = request.activity {
      guard let deviceID = UUID(text: request.deviceID) else {
        throw RPCError.invalid("device_id", "INVALID_UUID", "36 lower-case characters")
      }
      guard PresenceRules.isActivity(activity) else {
        throw RPCError.invalid("activity", "TEXT_INVALID", "at most \(PresenceRules.activityLengthMax) characters")
      }
      // The lease may have been taken a moment ago, and not be kept yet.
      try await keeper.settle(at: context.now)
      let aliveSince = context.now - StreamWakeUps.aliveFor
      guard try await store.setActivity(activity, on: deviceID, of: accountID, aliveSince: aliveSince, in: database) else {
        throw RPCError(.failedPrecondition, reason: "NOT_SUBSCRIBED", message: "the device reads no stream")
      }
    }
    if let appearsOffline = request.appearsOffline {
      try await store.setAppearsOffline(appearsOffline, of: accountID, at: PresenceRules.coarse(context.now), in: database)
    }
    keeper.change([accountID])
    return SetPresenceResponse(appearsOffline: try await store.appearsOffline(accountID, in: database))
  }
}

extension Presence {
  init(_ shown: PresenceRules.Shown) {
    let lastSeen: LastSeen =
      switch shown.lastSeen {
      case .day: .day
      case .week: .week
      case .month: .month
      case .longer: .longer
      case nil: .unspecified
      }
    self.init(isOnline: shown.isOnline, realm: shown.realm.map { Realm($0) } ?? .unspecified, activity: shown.activity, lastSeen: lastSeen)
  }
}
