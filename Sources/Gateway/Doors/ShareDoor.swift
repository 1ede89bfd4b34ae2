import CairnProto
import CairnServices
import Cryptography
import RPC

extension DoorRow {
  /// The pages of links (requirements F-27, C-31).
  static let share = DoorRow(
    prefix: "/share/", upstream: "social", verbs: .fetch, rateClass: .read, takesRanges: false, missing: .page(ShareSource.unknownPage),
    away: "no page now",
    fields: [
      // A browser shows the page and its picture, runs nothing, and tells nobody where its reader came from: the path is all that is needed to
      // see it.
      Field("x-content-type-options", "nosniff"), Field("x-robots-tag", "noindex"), Field("referrer-policy", "no-referrer"),
      Field(
        "content-security-policy", "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    ], makeSource: { ShareSource(service: SharePageServiceClient($0)) })
}

struct ShareSource: DoorSource {
  /// So long a page may be shown without asking again: a link that is passed around is asked for by many at once, and an owner who takes one
  /// back waits no longer than this.
  static let pageAgeMax = Duration.seconds(60)

  /// The page of a path that leads nowhere, for people who follow it with a browser.
  static let unknownPage = """
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not found</title>
    <p>There is no such link.</p></html>
    """

  let service: SharePageServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    let page = try await service.readSharePage(ReadSharePageRequest(token: question.token), options)
    return DoorReply(
      isOver: page.isOver, contentType: "text/html; charset=utf-8",
      tag: page.isOver ? nil : "\"" + Hex.encode(SHA256.digest(of: page.html).prefix(16)) + "\"",
      cacheControl: "public, max-age=\(Int(Self.pageAgeMax / .seconds(1)))", sizeBytes: Int64(page.html.count), bytes: page.html)
  }
}
