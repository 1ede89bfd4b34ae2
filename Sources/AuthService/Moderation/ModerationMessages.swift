import CairnProto
import FoundationEssentials
import Identity
import Timekeeping

extension AccountStanding {
  /// The standing as a moderator sees it: without a suspension that has ended.
  init(_ accountID: UUID, _ standing: Standing, at now: Moment) {
    self.init(accountID: accountID.text, roles: standing.roles, suspension: standing.suspension(at: now).map { CairnProto.Suspension($0) })
  }
}
