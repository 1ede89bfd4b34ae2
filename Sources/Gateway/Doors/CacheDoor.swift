import CairnProto
import CairnServices
import Cryptography
import RPC

extension DoorRow {
  /// Pages of published caches, by the code that people read to each other (requirements F-27, C-31).
  static let cache = DoorRow(
    prefix: "/cache/", upstream: "game", verbs: .fetch, rateClass: .read, takesRanges: false, missing: .page(ShareSource.unknownPage),
    away: "no page now",
    fields: [
      Field("x-content-type-options", "nosniff"), Field("x-robots-tag", "noindex"), Field("referrer-policy", "no-referrer"),
      Field("content-security-policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    ], makeSource: { CacheSource(service: CachePageServiceClient($0)) })
}

private struct CacheSource: DoorSource {
  let service: CachePageServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    let page = try await service.readCachePage(ReadCachePageRequest(code: question.token), options)
    return DoorReply(
      isOver: page.isOver, contentType: "text/html; charset=utf-8",
      tag: page.isOver ? nil : "\"" + Hex.encode(SHA256.digest(of: page.html).prefix(16)) + "\"",
      // As a link's page: one that moderators hide is gone everywhere within this time.
      cacheControl: "public, max-age=\(Int(ShareSource.pageAgeMax / .seconds(1)))", sizeBytes: Int64(page.html.count), bytes: page.html)
  }
}
