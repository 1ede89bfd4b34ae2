import FoundationEssentials
import Postgres
import Timekeeping

/// People whose media it is, with what they show of it and where.
protocol MediaOwners: Sendable {
  /// Whether a person's album is shown to somebody.
  /// - Parameters:
  ///   - relation: Relation of the one who looks to the owner.
  ///   - realm: App in which the other one looks.
  func showsAlbum(of owner: KnownPerson, to relation: Relation, in realm: StoredRealm, _ database: Database) async throws -> Bool

  /// Removes a media, and shows it nowhere any more.
  /// - Returns: Whether there was one.
  func deleteMedia(_ mediaID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool
}
