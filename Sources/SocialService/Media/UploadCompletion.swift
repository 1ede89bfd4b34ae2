import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Makes of a file that has come what is kept.
struct UploadCompletion: Sendable {
  let database: Database
  let workshop: MediaWorkshop
  let ids: any IDSource
  let uploads = UploadStore()
  let media = MediaStore()

  /// - Throws: `MediaRules.Refusal`, `MediaWorkshop.Refusal`, `RPCError`.
  func complete(_ uploadID: UUID, of accountID: UUID, at now: Moment) async throws -> StoredMedia {
    guard let upload = try await uploads.find(uploadID, of: accountID, at: now, in: database) else { throw RPCError.uploadNotFound }
    if upload.state == .completed { return try await made(upload, in: database) }
    try MediaRules.complete(upload)
    try workshop.enter(accountID, byteCount: upload.sizeBytes)
    defer { workshop.leave(accountID, byteCount: upload.sizeBytes) }
    do {
      let bytes = try await gather(upload)
      guard SHA256.digest(of: bytes) == upload.sha256 else { throw RPCError(.invalidArgument, reason: "DIGEST_MISMATCH") }
      let files = try await workshop.make(upload.purpose, of: bytes)
      return try await keep(files, of: upload, at: now)
    } catch let refusal as MediaWorkshop.Refusal where refusal == .unsupported || refusal == .tooLarge {
      try await refuse(upload, at: now)
      throw refusal
    } catch let error as RPCError where error.reason == "DIGEST_MISMATCH" {
      try await refuse(upload, at: now)
      throw error
    }
  }

  /// Piece by piece: one answer of the database never holds the whole file.
  private func gather(_ upload: Upload) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(upload.sizeBytes))
    for index in 0..<upload.pieceCount {
      // Gone, when somebody else has completed it meanwhile.
      guard let piece = try await uploads.piece(index, of: upload.uploadID, in: database) else {
        throw RPCError(.aborted, reason: "REQUEST_IN_PROGRESS", message: "this upload has just been completed by another call")
      }
      bytes += piece
    }
    return bytes
  }

  /// What was made of it; it may have been deleted since.
  private func made(_ upload: Upload, in querying: some Querying) async throws -> StoredMedia {
    guard let mediaID = upload.mediaID, let media = try await media.find([mediaID], in: querying).first else {
      throw RPCError.uploadNotFound
    }
    return media
  }

  private func keep(_ files: [MadeFile], of upload: Upload, at now: Moment) async throws -> StoredMedia {
    try await database.transaction { transaction in
      try await uploads.lock(upload.accountID, in: transaction)
      guard let upload = try await uploads.findForUpdate(upload.uploadID, of: upload.accountID, at: now, in: transaction) else {
        throw RPCError.uploadNotFound
      }
      // Two calls at once: the first one's is kept.
      if upload.state == .completed { return try await made(upload, in: transaction) }
      try MediaRules.complete(upload)
      let media = try await keep(files, for: upload.purpose, of: upload.accountID, at: now, in: transaction)
      try await uploads.finish(upload.uploadID, .completed, mediaID: media.mediaID, in: transaction)
      try await uploads.deletePieces(of: upload.uploadID, in: transaction)
      return media
    }
  }

  /// Keeps what was made of a file, wherever that came from. Waits for other uploads of the account.
  /// - Throws: `MediaRules.Refusal`.
  func keep(
    _ files: [MadeFile], for purpose: MediaPurpose, of accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> StoredMedia {
    try await uploads.lock(accountID, in: transaction)
    let media = StoredMedia(mediaID: ids.next(at: now), purpose: purpose, createTime: now, files: files.map(\.file))
    try MediaRules.keep(files.reduce(0) { $0 + $1.file.sizeBytes }, try await uploads.usage(of: accountID, at: now, in: transaction))
    try await insert(media, files, of: accountID, in: transaction)
    return media
  }

  private func insert(_ made: StoredMedia, _ files: [MadeFile], of accountID: UUID, in transaction: Transaction) async throws {
    let orphanTime = MediaRules.orphanTime(of: made.purpose, at: made.createTime)
    try await media.insert(made, of: accountID, orphanTime: orphanTime, in: transaction)
    for file in files {
      try await media.insert(file.file, of: made.mediaID, in: transaction)
      for (index, start) in stride(from: 0, to: file.bytes.count, by: MediaRules.keptPieceBytes).enumerated() {
        let piece = Array(file.bytes[start..<min(start + MediaRules.keptPieceBytes, file.bytes.count)])
        try await media.insertPiece(piece, index, of: file.file.variant, made.mediaID, in: transaction)
      }
    }
  }

  /// What cannot be taken is not asked for again: the pieces go, and the row counts for the day.
  private func refuse(_ upload: Upload, at now: Moment) async throws {
    try await database.transaction { transaction in
      guard let upload = try await uploads.findForUpdate(upload.uploadID, of: upload.accountID, at: now, in: transaction),
        upload.state == .open
      else { return }
      try await uploads.finish(upload.uploadID, .refused, in: transaction)
      try await uploads.deletePieces(of: upload.uploadID, in: transaction)
    }
  }
}
