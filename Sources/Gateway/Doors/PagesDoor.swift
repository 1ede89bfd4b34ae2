import CairnProto
import RPC

extension DoorRow {
  /// The pages for browsers (requirement E-34), which the gateway serves of its own files.
  ///
  /// A page runs scripts of this folder and of nowhere else, none that stand in the page itself, and speaks with this gateway alone: a name with
  /// markup in it can do nothing, even where it were shown as such.
  static func pages(_ files: PageFiles) -> DoorRow {
    DoorRow(
      prefix: "/web/", ends: .files, upstream: "gateway", verbs: .fetch, rateClass: .read, takesRanges: false,
      missing: .page(ShareSource.unknownPage), away: "no pages now",
      fields: [
        Field("x-content-type-options", "nosniff"), Field("referrer-policy", "no-referrer"),
        Field("cross-origin-opener-policy", "same-origin"),
        Field("cross-origin-resource-policy", "same-origin"),
        Field(
          "content-security-policy",
          """
          default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; \
          frame-ancestors 'none'
          """),
      ], makeSource: { _ in PagesSource(files: files) })
  }
}

/// Serves what was read when the process began.
struct PagesSource: DoorSource {
  let files: PageFiles

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    guard let file = files[question.token] else { throw RPCError(.notFound, reason: .pageNotFound) }
    let form = file.form(for: question.encodings)
    let first = Int(clamping: question.firstByte)
    let piece = form.bytes.dropFirst(first).prefix(question.byteCountMax)
    return DoorReply(
      contentType: file.contentType, encoding: form.encoding, variesByEncoding: file.forms.count > 1, tag: form.tag,
      cacheControl: file.cacheControl, sizeBytes: Int64(form.bytes.count), bytes: Array(piece))
  }
}
