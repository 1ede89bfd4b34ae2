public import CairnProto
internal import CairnServices
public import FoundationEssentials
internal import Identity
internal import Protobuf
public import RPC
public import Texts

/// All kinds of content of a service: it answers questions about them, and takes what moderators decide.
public struct Contents: Sendable {
  /// Type of the event that moderators hide content, or show it again.
  public static let moderatedType = "content.moderated"
  /// Type of the event that somebody has reported content in its app.
  public static let reportedType = "content.reported"
  /// Type of the event that content is hidden, to SocialService, which takes it out of people's lists.
  public static let hiddenType = "notification.content_hidden"
  /// Contents in one question: a page of a list.
  public static let askedMax = 20
  /// Unicode scalars of a summary: a moderator's list shows a few lines.
  public static let summaryMax = 500
  /// Bytes of evidence: half of what an event or a case may hold.
  public static let evidenceBytesMax = 32_768
  /// Media of one content that are told of.
  public static let mediaMax = 100

  private let byKind: [ContentKind: any ReportableContent]

  public init(_ contents: [any ReportableContent]) {
    byKind = Dictionary(contents.map { ($0.kind, $0) }) { first, _ in first }
  }

  /// Whether the kind is one of this service.
  public func has(_ kind: ContentKind) -> Bool { byKind[kind] != nil }

  /// Calls of other services.
  public var methods: [RPCMethod] { ContentHandlers(contents: self).methods }

  /// Takes what moderators decide.
  public var handlers: [EventHandler] {
    let byKind = byKind
    if byKind.isEmpty { return [] }
    return [
      // Nothing is written of anybody: rows that are there change, or none.
      EventHandler(Self.moderatedType, from: ["social"], about: { _ in [] }) { (moderated: ContentModerated, _, transaction, now) in
        guard let content = moderated.content, let kind = byKind[ContentKind(content.realm, content.kind)] else {
          throw RPCError(.unimplemented, reason: .eventTypeUnknown, message: "content of a newer version")
        }
        if moderated.isLeft {
          try await kind.dismissReports(of: content.id, until: moderated.decideTime ?? now, in: transaction)
        } else {
          try await kind.setHidden(moderated.isHidden, content.id, at: now, in: transaction)
        }
      }
    ]
  }

  /// Contents that somebody sees; what is not there, and what nobody here knows, is left out.
  public func find(_ contents: [ContentRef], for view: ContentView) async throws -> [FoundContent] {
    var found: [FoundContent] = []
    for content in contents {
      guard let kind = byKind[ContentKind(content.realm, content.kind)], let seen = try await kind.find(content.id, for: view) else {
        continue
      }
      found.append(Self.message(content, seen))
    }
    return found
  }

  /// Page of content for a link that an account makes; nil for what the account cannot show, and for what nobody here knows.
  /// - Throws: `RPCError` `failedPrecondition` with a reason of the app, when it cannot be shown yet.
  public func page(of content: ContentRef, shownBy accountID: UUID, in language: PageLanguage) async throws -> ContentPage? {
    try await byKind[ContentKind(content.realm, content.kind)]?.page(content.id, shownBy: accountID, in: language)
  }

  /// Somebody has reported content in its app: it comes into the moderators' queue. To be sent in the transaction that notes the report.
  /// - Parameter seen: The content as the reporter has seen it, with its owner and its evidence.
  public static func reported(_ content: ContentRef, _ seen: ShownContent, _ complaint: ContentComplaint) -> OutgoingEvent {
    let reported = ContentReported(
      found: message(content, seen), reporter: complaint.reporterID.bytes, category: complaint.category, text: complaint.text,
      isHidden: complaint.isHidden)
    return OutgoingEvent(reportedType, to: ["social"], orderedBy: "reports of \(content.kind) \(content.id)", reported)
  }

  /// Notifications about content leave people's lists, for nobody is to see it any more.
  public static func hidden(_ content: ContentRef) -> OutgoingEvent {
    OutgoingEvent(
      hiddenType, to: ["social"], orderedBy: "notifications of \(content.id)", NotificationContentHidden(content: content))
  }

  private static func message(_ content: ContentRef, _ seen: ShownContent) -> FoundContent {
    let evidence = seen.evidence.map { (name: type(of: $0).protoName, bytes: $0.encoded()) }
    let isKept = evidence.map { $0.bytes.count <= evidenceBytesMax } ?? false
    return FoundContent(
      content: content, owner: seen.ownerID?.bytes ?? [],
      summary: String(String.UnicodeScalarView(seen.summary.unicodeScalars.prefix(summaryMax))),
      evidence: isKept ? evidence?.bytes ?? [] : [], evidenceType: isKept ? evidence?.name ?? "" : "",
      mediaItems: seen.mediaIDs.prefix(mediaMax).map(\.bytes), isOfGuest: seen.isOfGuest)
  }
}

/// The door through which other services ask about content.
struct ContentHandlers: ContentServiceHandlers {
  let contents: Contents

  func findContent(_ request: FindContentRequest, _ context: RequestContext) async throws -> FindContentResponse {
    guard (1...Contents.askedMax).contains(request.contents.count) else {
      throw RPCError.invalid("contents", .tooMany, "1 to \(Contents.askedMax)")
    }
    guard let viewerID = UUID(bytes: request.viewer) else { throw RPCError.invalid("viewer", .invalidUUID, "16 bytes") }
    let subjectID = UUID(bytes: request.subject)
    guard subjectID != nil || request.subject.isEmpty else { throw RPCError.invalid("subject", .invalidUUID, "16 bytes") }
    let view = ContentView(viewerID: viewerID, subjectID: subjectID, wantsEvidence: request.wantsEvidence)
    return FindContentResponse(contents: try await contents.find(request.contents, for: view))
  }

  func findContentPage(_ request: FindContentPageRequest, _ context: RequestContext) async throws -> FindContentPageResponse {
    guard let content = request.content else { throw RPCError.invalid("content", .missing) }
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", .invalidUUID, "16 bytes") }
    let language = PageLanguage(tag: request.language)
    return FindContentPageResponse(page: try await contents.page(of: content, shownBy: accountID, in: language))
  }
}
