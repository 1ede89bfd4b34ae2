import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// The calls of MediaFileService: other services read what people have sent to them.
struct MediaFileHandlers: MediaFileServiceHandlers {
  let database: Database
  let store = MediaStore()

  func readOwnFile(_ request: ReadOwnFileRequest, _ context: RequestContext) async throws -> ReadOwnFileResponse {
    let (accountID, mediaID) = (try Field.id(request.account, "account"), try Field.id(request.media, "media"))
    let purpose = try MediaPurpose(request.purpose)
    guard purpose.isWorkedOn,
      let sizeBytes = try await store.sizeOfOwnFile(mediaID, of: accountID, purpose, in: database)
    else {
      throw RPCError.mediaNotFound
    }
    guard (0..<sizeBytes).contains(request.firstByte) else { return ReadOwnFileResponse(sizeBytes: sizeBytes) }
    let (piece, first) = Int(request.firstByte).quotientAndRemainder(dividingBy: MediaRules.keptPieceBytes)
    let data = try await store.bytes(
      first, count: MediaBytesHandlers.answerBytesMax, ofPiece: piece, .full, mediaID, in: database)
    // Deleted since it was found.
    guard let data else { throw RPCError.mediaNotFound }
    return ReadOwnFileResponse(sizeBytes: sizeBytes, data: data)
  }
}
