import Events
import FoundationEssentials
import Identity
import Postgres

/// Gives out a person's pictures and videos, each as the largest of its files.
struct MediaExport: Sendable {
  /// Media looked up at once.
  static let pageMax = 100

  /// Ends of files' names by their types.
  private static let endings = ["video/mp4": "mp4", "audio/mp4": "m4a", "application/pdf": "pdf", "application/gpx+xml": "gpx"]

  let database: Database
  let store = MediaStore()

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    var last: UUID?
    while true {
      let page = try await store.all(of: accountID, after: last, limit: Self.pageMax, in: database)
      for media in try await store.find(page, includesDeleted: true, in: database) {
        guard let file = media.files.first else { continue }
        try await export(file, of: media, sink)
      }
      if page.count < Self.pageMax { return }
      last = page.last
    }
  }

  private func export(_ file: StoredMediaFile, of media: StoredMedia, _ sink: PersonalData.FileSink) async throws {
    let ending = Self.endings[file.contentType] ?? "webp"
    try await sink("media/\(media.mediaID.text).\(ending)", [])
    let pieceCount = (Int(file.sizeBytes) + MediaRules.keptPieceBytes - 1) / MediaRules.keptPieceBytes
    for piece in 0..<pieceCount {
      // Gone, when it is deleted while it is given out.
      guard
        let bytes = try await store.bytes(
          0, count: MediaRules.keptPieceBytes, ofPiece: piece, file.variant, media.mediaID, in: database)
      else { return }
      try await PersonalData.send(bytes, sink)
    }
  }
}
