internal import CairnProto
internal import FoundationEssentials
internal import Identity
internal import Timekeeping

extension RevocationBatch {
  /// - Returns: Nil when an identifier in it is none: whoever cannot read a revocation must not go on as if it had not come.
  init?(_ response: WatchRevocationsResponse) {
    self.init()
    for session in response.sessions {
      guard let sessionID = UUID(bytes: session.session) else { return nil }
      sessions[sessionID] = Moment(microseconds: session.expireTimeUs)
    }
    for change in response.standings {
      guard let accountID = UUID(bytes: change.account) else { return nil }
      let suspension = change.suspension.map {
        Standing.Suspension(reason: $0.reason, startTime: $0.startTime ?? Moment(microseconds: 0), endTime: $0.endTime)
      }
      let standing = Standing(roles: change.roles, capabilities: change.capabilities, suspension: suspension)
      standings[accountID] = KnownStanding(standing: standing, expireTime: Moment(microseconds: change.expireTimeUs))
    }
  }
}
