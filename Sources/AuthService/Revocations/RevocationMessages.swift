import CairnProto
import Identity
import Timekeeping

extension WatchRevocationsResponse {
  init(_ page: [StoredRevocation]) {
    self.init()
    for stored in page {
      let expireTimeUs = stored.expireTime.microseconds
      switch stored.revocation {
      case .session(let sessionID):
        sessions.append(SessionRevocation(session: sessionID.bytes, expireTimeUs: expireTimeUs))
      case .standing(let accountID, let standing):
        standings.append(
          StandingChange(
            account: accountID.bytes, roles: standing.roles, capabilities: standing.capabilities,
            suspension: standing.suspension.map { CairnProto.Suspension($0) }, expireTimeUs: expireTimeUs))
      }
    }
  }
}

extension CairnProto.Suspension {
  init(_ suspension: Standing.Suspension) {
    self.init(reason: suspension.reason, startTime: suspension.startTime, endTime: suspension.endTime)
  }
}
