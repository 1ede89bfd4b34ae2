import CairnProto
import CairnServices
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of PresenceService.
struct PresenceHandlers: PresenceServiceHandlers {
  let database: Database
  let keeper: PresenceKeeper
  let outbox: Outbox
  let store = PresenceStore()

  /// Type of the event by which GameService hears who appears offline.
  static let hiddenType = "presence.hidden"

  /// How often it is seen whether a stream that has just begun counts by now.
  private static let lookInterval = PresenceKeeper.keepDelayMax / 5

  func setPresence(_ request: SetPresenceRequest, _ context: RequestContext) async throws -> SetPresenceResponse {
    let accountID = try context.accountID
    if let activity = request.activity {
      let deviceID = try Field.id(request.deviceID, "device_id")
      _ = try Field.text(activity, "activity", max: PresenceRules.activityLengthMax)
      guard try await setActivity(activity, on: deviceID, of: accountID, at: context.now) else {
        throw RPCError(.failedPrecondition, reason: .notSubscribed, message: "the device reads no stream")
      }
    }
    if let appearsOffline = request.appearsOffline {
      try await database.transaction { transaction in
        let isChanged = try await store.setAppearsOffline(
          appearsOffline, of: accountID, at: PresenceRules.coarse(context.now), in: transaction)
        guard isChanged else { return }
        let hidden = PresenceHidden(account: accountID.bytes, appearsOffline: appearsOffline)
        try await outbox.send(
          [OutgoingEvent(Self.hiddenType, to: ["game"], orderedBy: accountID.text, hidden)], at: context.now, in: transaction)
      }
    }
    keeper.change([accountID])
    return SetPresenceResponse(appearsOffline: try await store.appearsOffline(accountID, in: database))
  }

  /// The stream may have begun a moment ago, so that its lease is not kept yet: if it is here, it is kept now; if it is at another process, soon.
  /// - Returns: Whether the device reads a stream.
  private func setActivity(_ activity: String, on deviceID: UUID, of accountID: UUID, at now: Moment) async throws -> Bool {
    let aliveSince = now - StreamWakeUps.aliveFor
    if try await store.setActivity(activity, on: deviceID, of: accountID, aliveSince: aliveSince, in: database) { return true }
    try await keeper.settle(at: now)
    var waited = Duration.zero
    while true {
      if try await store.setActivity(activity, on: deviceID, of: accountID, aliveSince: aliveSince, in: database) { return true }
      guard waited < PresenceKeeper.keepDelayMax, let loop = Loop.current else { return false }
      try await loop.sleep(for: Self.lookInterval)
      waited += Self.lookInterval
    }
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
