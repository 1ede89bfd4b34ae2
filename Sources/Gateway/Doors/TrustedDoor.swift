import CairnProto
import CairnServices
import Cryptography
import RPC

extension DoorRow {
  /// Pages of meetings for people whom somebody trusts (requirement L-S15).
  static let trusted = DoorRow(
    prefix: "/trusted/", upstream: "social", verbs: .fetch, rateClass: .read, takesRanges: false, missing: .page(ShareSource.unknownPage),
    away: "no page now",
    fields: [
      Field("x-content-type-options", "nosniff"), Field("x-robots-tag", "noindex"), Field("referrer-policy", "no-referrer"),
      Field(
        "content-security-policy", "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    ], makeSource: { TrustedSource(service: MeetingSharePageServiceClient($0)) })
}

private struct TrustedSource: DoorSource {
  let service: MeetingSharePageServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    let page = try await service.readMeetingSharePage(ReadMeetingSharePageRequest(token: question.token), options)
    return DoorReply(
      isOver: page.isOver, contentType: "text/html; charset=utf-8",
      tag: page.isOver ? nil : "\"" + Hex.encode(SHA256.digest(of: page.html).prefix(16)) + "\"",
      // Somebody looks at it in order to know how things stand now, and nobody between keeps where two people meet.
      cacheControl: "private, no-cache", sizeBytes: Int64(page.html.count), bytes: page.html)
  }
}
