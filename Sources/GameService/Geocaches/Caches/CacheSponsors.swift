package import Postgres
import Texts
package import Timekeeping

/// Names sponsors of caches: an operator's, for no account may speak for a business (requirement C-48).
package struct CacheSponsors: Sendable {
  /// Scalars of what is offered.
  static let offerLengthMax = 500

  private let database: Database

  package init(database: Database) { self.database = database }

  /// Whether texts can be shown: of some length at most, as what they are, and no offer of nobody.
  package static func takes(name: String, offer: String) -> Bool {
    let isHonest = [name, offer].allSatisfy { $0.isEmpty || PeopleText.isVisible($0) && PeopleText.isHonest($0) }
    return isHonest && name.unicodeScalars.count <= CacheRules.nameLengthMax && offer.unicodeScalars.count <= offerLengthMax
      && (offer.isEmpty || !name.isEmpty)
  }

  /// Names the sponsor of a published cache; none with empty texts.
  /// - Returns: False where there is no such cache.
  package func set(name: String, offer: String, ofCode typed: String, at now: Moment) async throws -> Bool {
    guard let code = CacheRules.code(typed: typed) else { return false }
    return try await CacheStore().setSponsor(StoredCache.Sponsor(name: name, offer: offer), ofCode: code, at: now, in: database)
  }
}
