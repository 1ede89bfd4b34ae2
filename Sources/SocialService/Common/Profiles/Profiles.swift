import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Keeps profiles, and tells their owners' devices and friends of changes. Locks what is between people first, because its friends are told,
/// and appends to streams last.
package struct Profiles: Sendable {
  /// Type of the event that somebody has chosen another picture, for GameService (requirement W-85).
  static let pictureChangedType = "profile.picture_changed"

  let log: StreamLog
  let outbox: Outbox
  package let store = ProfileStore()
  let media = MediaStore()
  let claims = MediaClaims()
  let news = ProfileNews()
  let locks = PeopleLockStore()

  /// Changes a profile, which is made where there is none.
  /// - Parameter change: The profile as it is to be; with its version where nothing is to be changed.
  /// - Returns: The profile as it is now.
  func change(
    _ accountID: UUID, at now: Moment, in transaction: Transaction,
    by change: nonisolated(nonsending) (StoredProfile) async throws -> StoredProfile
  ) async throws -> StoredProfile {
    try await locks.take([accountID], in: transaction)
    let found = try await store.find(accountID, in: transaction)
    let old = found ?? StoredProfile()
    let new = try await change(old)
    guard new.version != old.version else { return old }
    if found == nil { try await store.make(accountID, at: now, in: transaction) }
    try await store.set(new, of: accountID, at: now, in: transaction)
    for (realm, facet) in new.facets where old.facets[realm] != facet {
      try await store.setFacet(facet, in: realm, of: accountID, in: transaction)
    }
    try await keepPicture(of: new, insteadOf: old, accountID, at: now, in: transaction)
    if ProfileRules.isPictureChange(new, from: old) {
      let changed = ProfilePictureChanged(account: accountID.bytes)
      let event = OutgoingEvent(Self.pictureChangedType, to: ["game"], orderedBy: accountID.text, changed)
      try await outbox.send([event], at: now, in: transaction)
    }
    try await tell(of: accountID, friendsToo: ProfileRules.differsForFriends(old, new), at: now, in: transaction)
    return new
  }

  /// Somebody has another user name: AuthService's, and shown wherever the profile is.
  func tellRenamed(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await locks.take([accountID], in: transaction)
    try await tell(of: accountID, friendsToo: true, at: now, in: transaction)
  }

  /// Removes a media of somebody; as their picture it was chosen no more.
  /// - Returns: Whether there was one.
  func deleteMedia(_ mediaID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    // The lock first, so that nobody makes it the picture meanwhile.
    try await locks.take([accountID], in: transaction)
    if try await store.find(accountID, in: transaction)?.pictureID == mediaID {
      _ = try await change(accountID, at: now, in: transaction) { try ProfileRules.choose(nil, for: $0, expectedVersion: nil) }
    }
    return try await media.delete(mediaID, of: accountID, at: now, in: transaction)
  }

  /// A picture that is shown is kept for as long as it is; one that is shown no more, for as long as any media that nothing shows.
  private func keepPicture(
    of new: StoredProfile, insteadOf old: StoredProfile, _ accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    guard new.pictureID != old.pictureID else { return }
    try await claims.set([new.pictureID].compactMap(\.self), by: .profile(of: accountID), at: now, in: transaction)
  }

  private func tell(of accountID: UUID, friendsToo: Bool, at now: Moment, in transaction: Transaction) async throws {
    let events = try await news.updated(accountID, friendsToo: friendsToo, in: transaction)
    try await log.appendAll(events, at: now, in: transaction)
  }
}
