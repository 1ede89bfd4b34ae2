import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import RPC
import Texts

/// Asks those who own content about it: this service for its own kinds, GameService for all others.
struct ContentDirectory: Sendable {
  /// So long a call waits for the owner: a hundred times as long as the question takes, and well within the time of the call, so that the caller hears
  /// what is missing.
  static let timeMax = Duration.seconds(3)

  /// Contents of this service.
  let own: Contents
  let game: ContentServiceClient

  /// Content that somebody sees.
  struct Found: Sendable, Hashable {
    var content: StoredContent
    /// Nil for content of nobody in particular.
    var ownerID: UUID?
    var summary: String
    /// An encoded message of the app; may be empty.
    var evidence: [UInt8]
    /// Full name of that message.
    var evidenceType: String
    var mediaIDs: [UUID]
    /// Whether the owner is a guest, whom the directory of people does not know.
    var isOfGuest = false
  }

  /// The service that owns content, as events name it.
  func service(of content: StoredContent) -> String { own.has(content.contentKind) ? "social" : "game" }

  /// Contents that somebody sees; others are left out.
  /// - Throws: `RPCError`: `failed_precondition` as the app says it; `unavailable` when the owner does not answer, or says anything else.
  func find(_ contents: [StoredContent], for view: ContentView) async throws -> [Found] {
    let (ours, theirs) = (contents.filter { own.has($0.contentKind) }, contents.filter { !own.has($0.contentKind) })
    var found: [FoundContent] = []
    do {
      if !ours.isEmpty { found += try await own.find(ours.map(\.ref), for: view) }
      if !theirs.isEmpty { found += try await ask(theirs, for: view) }
    } catch let error as RPCError where !Self.isAnswer(error) {
      throw Self.unavailable(error)
    }
    return found.compactMap { Self.read($0) }.filter { contents.contains($0.content) }
  }

  /// Page of content for a link that an account makes to it.
  /// - Returns: Nil for what the account cannot show.
  /// - Throws: `RPCError`: `failed_precondition` as the app says it; `unavailable` when the owner does not answer, or says anything else.
  func page(of content: StoredContent, shownBy accountID: UUID, in language: PageLanguage) async throws -> ContentPage? {
    let page: ContentPage?
    do {
      if own.has(content.contentKind) {
        page = try await own.page(of: content.ref, shownBy: accountID, in: language)
      } else {
        let request = FindContentPageRequest(content: content.ref, account: accountID.bytes, language: language.rawValue)
        page = try await game.findContentPage(request, CallOptions(timeout: Self.timeMax)).page
      }
    } catch let error as RPCError where !Self.isAnswer(error) {
      throw Self.unavailable(error)
    }
    guard let page else { return nil }
    guard ContentRules.isPage(title: page.title, lines: page.lines, call: page.call, appPath: page.appPath) else {
      throw Self.unavailable(nil)
    }
    return page
  }

  private static func unavailable(_ cause: RPCError?) -> RPCError {
    RPCError(.unavailable, reason: .unavailable, message: "what it is cannot be found out now", cause: cause)
  }

  /// Whether an error says something of the content.
  static func isAnswer(_ error: any Error) -> Bool { (error as? RPCError)?.code == .failedPrecondition }

  private func ask(_ contents: [StoredContent], for view: ContentView) async throws -> [FoundContent] {
    let request = FindContentRequest(
      contents: contents.map(\.ref), viewer: view.viewerID.bytes, subject: view.subjectID?.bytes ?? [], wantsEvidence: view.wantsEvidence)
    return try await game.findContent(request, CallOptions(timeout: Self.timeMax)).contents
  }

  /// An answer is believed as far as it keeps to the limits: one that does not must not keep anybody from reporting.
  static func read(_ found: FoundContent) -> Found? {
    guard let content = try? StoredContent(found.content, "content") else { return nil }
    let isKept = found.evidence.count <= Contents.evidenceBytesMax
    return Found(
      content: content, ownerID: UUID(bytes: found.owner),
      summary: String(String.UnicodeScalarView(found.summary.unicodeScalars.prefix(Contents.summaryMax))),
      evidence: isKept ? found.evidence : [], evidenceType: isKept ? found.evidenceType : "",
      mediaIDs: found.mediaItems.prefix(Contents.mediaMax).compactMap { UUID(bytes: $0) }, isOfGuest: found.isOfGuest)
  }
}
