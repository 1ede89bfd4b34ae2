import Postgres
import RPC
import Timekeeping

extension Friendships: NotificationActionTaker {
  var kinds: Set<NotificationRules.Kind> { [.friendRequested] }

  func take(_ choice: NotificationChoice, at now: Moment, in transaction: Transaction) async throws {
    do {
      switch choice.action {
      case .accept:
        let found = try choice.people.get()
        guard let person = found.byID[choice.accountID], let other = found.byID[choice.subjectID] else {
          throw FriendRules.Refusal.requestNotFound
        }
        try await accept(other, by: person, at: now, in: transaction)
      case .decline: try await decline(choice.subjectID, by: choice.accountID, at: now, in: transaction)
      }
    } catch let refusal as FriendRules.Refusal {
      throw RPCError(refusal)
    }
  }
}
