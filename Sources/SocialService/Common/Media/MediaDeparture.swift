import FoundationEssentials
import Postgres
import Timekeeping

/// Forgets files of somebody who is deleted, a few pieces at a time: all of them at once are more than a statement has time for. Rows go by the
/// catalogue.
struct MediaDeparture: DepartureTaker {
  private let uploads = UploadStore()
  private let media = MediaStore()

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    for uploadID in try await uploads.all(of: accountID, in: transaction) {
      try await uploads.deletePiecesInTurn(of: uploadID, in: transaction)
    }
    for mediaID in try await media.all(of: accountID, in: transaction) {
      try await media.deletePieces(of: mediaID, in: transaction)
    }
    return Departure()
  }
}
