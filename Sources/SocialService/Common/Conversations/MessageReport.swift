import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Timekeeping

/// A message as content: reported to moderators with those before it, asked for its media, hidden by a decision (requirement L-S15).
struct MessageReport: ReportableContent {
  /// Messages belong to all apps.
  static let message = ContentKind(.unspecified, "message")

  let views: ConversationViews
  let messaging: Messaging
  let kind = Self.message
  private let lines = ConversationEvidence()

  init(views: ConversationViews, messaging: Messaging) {
    (self.views, self.messaging) = (views, messaging)
  }

  func find(_ id: String, for view: ContentView) async throws -> ShownContent? {
    guard let key = MessageKey(contentID: id) else { return nil }
    return view.wantsEvidence ? try await reported(key, view) : try await shown(key, to: view.viewerID)
  }

  /// The message as its reporter has seen it, also of somebody whom a block keeps away by now.
  private func reported(_ key: MessageKey, _ view: ContentView) async throws -> ShownContent? {
    let found = try await lines.find(key.number, in: key.conversationID, for: view.viewerID, views.database)
    guard let found, view.subjectID == nil || view.subjectID == found.senderID else { return nil }
    return ShownContent(
      ownerID: found.senderID, summary: found.lines.last?.text ?? "", evidence: Self.evidence(found, of: key), mediaIDs: found.mediaIDs)
  }

  /// The latest first, which is the one that is reported; as many as there is room for.
  private static func evidence(_ found: ReportedMessage, of key: MessageKey) -> ListMessagesResponse {
    var messages = found.lines.reversed().map { line in
      ChatMessage(
        conversationID: key.conversationID.text, number: line.number, senderAccountID: line.senderID?.text ?? "",
        createTime: line.createTime, text: line.text)
    }
    messages[0].mediaIDs = found.mediaIDs.map(\.text)
    while true {
      let evidence = ListMessagesResponse(messages: messages)
      if messages.count <= 1 || evidence.encoded().count <= Contents.evidenceBytesMax { return evidence }
      messages.removeLast()
    }
  }

  private func shown(_ key: MessageKey, to viewerID: UUID) async throws -> ShownContent? {
    let view: ViewedConversation
    do { view = try await views.open(key.conversationID, for: viewerID) } catch ConversationRules.Refusal.notFound { return nil }
    guard key.number >= view.firstNumber, let message = try await views.shown([key], for: viewerID).first, message.state == .shown else {
      return nil
    }
    return ShownContent(ownerID: UUID(text: message.senderAccountID), mediaIDs: message.mediaIDs.compactMap { UUID(text: $0) })
  }

  func setHidden(_ isHidden: Bool, _ id: String, at now: Moment, in transaction: Transaction) async throws {
    guard let key = MessageKey(contentID: id) else { return }
    try await messaging.moderate(key, isHidden: isHidden, at: now, transaction)
  }
}

extension MessageKey {
  /// - Parameter contentID: As in "5f0c…:17".
  init?(contentID: String) {
    let parts = contentID.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let conversationID = UUID(text: String(parts[0])), let number = Int64(parts[1]), number >= 1 else { return nil }
    self.init(conversationID: conversationID, number: number)
  }

  /// Name of the message as content.
  var contentID: String { "\(conversationID.text):\(number)" }
  /// The message as content that claims media.
  var content: StoredContent { StoredContent(realm: nil, kind: MessageReport.message.name, id: contentID) }
}
