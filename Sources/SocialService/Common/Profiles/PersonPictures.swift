package import CairnProto
package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Shows people with their pictures, to those who may see them (requirements W-56, W-58).
package struct PersonPictures: Sendable {
  let links: MediaLinks
  let profiles = ProfileStore()
  let relations = RelationStore()

  /// Somebody as one who looks sees them.
  /// - Parameter viewer: Nil for who was blocked, and for whom is not known where they stand.
  package func person(_ person: KnownPerson, _ picture: StoredPicture?, to viewer: ProfileRules.Viewer?, at now: Moment) -> Person {
    // In one piece: a message that is changed after it was made is copied on the way out.
    Person(accountID: person.accountText, username: person.username, picture: shown(picture, of: person, to: viewer, at: now))
  }

  private func shown(
    _ picture: StoredPicture?, of person: KnownPerson, to viewer: ProfileRules.Viewer?, at now: Moment
  ) -> Picture? {
    guard let picture, !ProfileRules.isHidden(isSuspended: person.isSuspended, to: viewer),
      ProfileRules.isShown(picture, to: viewer, isMinor: person.isMinor)
    else { return nil }
    return links.picture(picture.mediaID, at: now)
  }

  /// People of whom an account sees more than the name: the rule of lists that strangers are in. Left out are those who have blocked it or were
  /// blocked, and minors who are strangers.
  package func seen(_ people: [UUID: KnownPerson], by accountID: UUID, at now: Moment, in database: Database) async throws
    -> [UUID: KnownPerson]
  {
    if people.isEmpty { return [:] }
    let standing = try await relations.relations(of: accountID, to: Array(people.keys), at: now, in: database)
    return people.filter { id, person in standing[id].map { ProfileRules.isSeen($0, isMinor: person.isMinor) } ?? false }
  }

  /// People as an account sees them, whatever is between them: two questions to the database, and none for each of them.
  package func people(
    _ people: [UUID: KnownPerson], to accountID: UUID, at now: Moment, in database: Database
  ) async throws -> [UUID: Person] {
    let pictures = try await profiles.pictures(of: Array(people.keys), in: database)
    // Where nobody has a picture it does not matter.
    let standing =
      pictures.isEmpty ? [:] : try await relations.relations(of: accountID, to: Array(pictures.keys), at: now, in: database)
    return people.mapValues { one in
      person(one, pictures[one.accountID], to: standing[one.accountID].flatMap { ProfileRules.Viewer($0) }, at: now)
    }
  }
}
