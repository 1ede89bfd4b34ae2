package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// A message that somebody reports, with those before it.
package struct ReportedMessage: Sendable, Hashable {
  /// A message as a moderator may see it.
  package struct Line: Sendable, Hashable {
    package var number: Int64
    /// Nil for a sender whose account was deleted.
    package var senderID: UUID?
    /// Empty where it is deleted for all, or tells a place alone. Places are not evidence, and are left out.
    package var text: String
    package var createTime: Moment
  }

  /// Sender of the message that is reported.
  package var senderID: UUID
  /// Media that it brings.
  package var mediaIDs: [UUID]
  /// The message last, at most `ConversationEvidence.linesMax`.
  package var lines: [Line]
}

/// Evidence for reports of messages (requirement L-S15).
package struct ConversationEvidence: Sendable {
  /// Messages that a moderator sees, the reported one with them.
  package static let linesMax = 20

  private let views = ConversationViewStore()
  private let messages = MessageStore()

  package init() {}

  /// A message and those before it, as far as the reporter may read them: a block between the two is no reason to see nothing of it.
  /// - Returns: Nil for somebody who is no member, a message that is not there or is the reporter's own, and a sender who is deleted.
  package func find(
    _ number: Int64, in conversationID: UUID, for reporterID: UUID, _ querying: some Querying
  ) async throws -> ReportedMessage? {
    guard let view = try await views.find([conversationID], of: reporterID, in: querying).first, view.state == .active,
      number >= view.firstNumber, number <= view.conversation.lastNumber
    else { return nil }
    let first = max(view.firstNumber, number - Int64(Self.linesMax) + 1)
    let keys = (first...number).map { MessageKey(conversationID: conversationID, number: $0) }
    let found = try await messages.find(keys, for: reporterID, in: querying).sorted { $0.number < $1.number }
    guard let reported = found.last, !reported.isHidden, let senderID = reported.senderID, senderID != reporterID else { return nil }
    let lines = found.map {
      ReportedMessage.Line(number: $0.number, senderID: $0.senderID, text: $0.text, createTime: $0.createTime)
    }
    return ReportedMessage(senderID: senderID, mediaIDs: reported.mediaIDs, lines: lines)
  }
}
