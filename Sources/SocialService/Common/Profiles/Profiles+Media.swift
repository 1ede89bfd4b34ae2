import Postgres

extension Profiles: MediaOwners {
  func showsAlbum(of owner: KnownPerson, to relation: Relation, in realm: StoredRealm, _ database: Database) async throws -> Bool {
    let (viewer, profile) = (ProfileRules.Viewer(relation), try await store.find(owner.accountID, in: database) ?? StoredProfile())
    return !ProfileRules.isHidden(isSuspended: owner.isSuspended, to: viewer)
      && ProfileRules.isAlbumShown(profile, in: realm, to: viewer, isMinor: owner.isMinor)
  }
}
