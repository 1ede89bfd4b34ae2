import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of MediaBytesService: the gateway serves media from their answers.
struct MediaBytesHandlers: MediaBytesServiceHandlers {
  /// Bytes of one answer: what the gateway holds of a file that it serves.
  static let answerBytesMax = 65_536

  let database: Database
  let links: MediaLinks
  let store = MediaStore()

  func readMedia(_ request: ReadMediaRequest, _ context: RequestContext) async throws -> ReadMediaResponse {
    guard context.caller.callingService == "gateway" else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "only the gateway serves media")
    }
    guard let link = links.open(request.token, at: context.now),
      let found = try await store.file(link.variant, of: link.mediaID, includesDeleted: link.isForModerators, in: database),
      found.purpose == link.purpose
    else { throw RPCError.mediaNotFound }
    var response = ReadMediaResponse(
      contentType: found.file.contentType, sizeBytes: found.file.sizeBytes, sha256: found.file.sha256, expireTime: link.expireTime)
    response.isDownload = MediaRules.traits(of: found.purpose).isDownload
    response.data = try await data(request, of: found.file, link)
    return response
  }

  private func data(_ request: ReadMediaRequest, of file: StoredMediaFile, _ link: MediaLink) async throws -> [UInt8] {
    let count = min(Int(request.byteCountMax), Self.answerBytesMax)
    guard count > 0, (0..<file.sizeBytes).contains(request.firstByte) else { return [] }
    let (piece, first) = Int(request.firstByte).quotientAndRemainder(dividingBy: MediaRules.keptPieceBytes)
    // Deleted since it was found.
    guard
      let bytes = try await store.bytes(
        first, count: count, ofPiece: piece, link.variant, link.mediaID, in: database)
    else { throw RPCError.mediaNotFound }
    return bytes
  }
}
