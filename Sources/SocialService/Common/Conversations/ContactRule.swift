package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Rule by which an app permits strangers to open a conversation (requirements L-17, L-S1, L-S3). Friends need none. Without a rule for an app nobody
/// writes to a stranger from it.
package protocol ContactRule: Sendable {
  /// App in which the conversation is opened.
  var realm: StoredRealm { get }

  /// Finds out what other services know of two people. Before the transaction, which must wait for no other service while it holds its locks. The rule
  /// answers for the birth dates of both, because nobody is taken for a minor who has told none.
  /// - Throws: `RPCError`: `unavailable` when another service does not answer.
  func ask(about askerID: UUID, and otherID: UUID) async throws -> any ContactPermission
}

/// Answer of a `ContactRule` about two people.
package protocol ContactPermission: Sendable {
  /// Whether one may open a conversation with the other. Asked in the transaction that opens it, under the locks of both (`PeopleLockStore`), and only
  /// where there is none yet, no block, and neither is a minor as far as AuthService knows or may not chat (`no_chat`).
  /// - Returns: Nil where it is not permitted. The asker hears CONTACT_NOT_ALLOWED for every reason alike.
  func contact(at now: Moment, in transaction: Transaction) async throws -> PermittedContact?
}

/// Permission to open a conversation with a stranger.
package struct PermittedContact: Sendable, Hashable {
  /// Conversations with strangers that the asker may open within a day (requirement L-S16).
  package var dailyMax: Int

  package init(dailyMax: Int = ConversationRules.newContactsMax) {
    self.dailyMax = dailyMax
  }
}
