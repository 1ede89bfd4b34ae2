import CairnProto
import CairnServices
import Cryptography
import RPC
import Timekeeping

extension DoorRow {
  /// Pictures, videos and other files (requirements W-55, E-38).
  static let media = DoorRow(
    prefix: "/media/", upstream: "social", verbs: .fetch, rateClass: .read, takesRanges: true, missing: .reason(.mediaNotFound),
    away: "no media now",
    fields: [
      // A browser takes it for what it is, and runs nothing in it.
      Field("x-content-type-options", "nosniff"),
      Field("content-security-policy", "default-src 'none'; sandbox"), Field("cross-origin-resource-policy", "cross-origin"),
    ], makeSource: { MediaSource(service: MediaBytesServiceClient($0)) })
}

private struct MediaSource: DoorSource {
  let service: MediaBytesServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    let file = try await service.readMedia(
      ReadMediaRequest(token: question.token, firstByte: question.firstByte, byteCountMax: Int32(question.byteCountMax)), options)
    let seconds = max(0, ((file.expireTime ?? question.time).microseconds - question.time.microseconds) / 1_000_000)
    return DoorReply(
      contentType: file.contentType, tag: "\"" + Hex.encode(file.sha256.prefix(16)) + "\"",
      // Its path ends, and what it shows never changes. Not for caches that many share: who may see it has been told the path.
      cacheControl: "private, max-age=\(seconds), immutable",
      // A browser shows nothing of what is no picture: a document could be meant to be taken for the installation's own.
      disposition: file.isDownload ? "attachment" : "inline", sizeBytes: file.sizeBytes, bytes: file.data)
  }
}
