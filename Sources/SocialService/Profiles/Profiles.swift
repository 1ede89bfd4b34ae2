import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Keeps profiles, and tells their owners' devices and friends of changes. Locks what is between people first, because its friends are told,
/// and appends to streams last.
struct Profiles: Sendable {
  let log: StreamLog
  let store = ProfileStore()
  let friends = FriendStore()
  let locks = PeopleLockStore()

  /// Changes a profile, which is made where there is none.
  /// - Parameter change: The profile as it is to be; with its version where nothing is to be changed.
  /// - Returns: The profile as it is now.
  func change(
    _ accountID: UUID, at now: Moment, in transaction: Transaction, by change: (StoredProfile) throws -> StoredProfile
  ) async throws -> StoredProfile {
    try await locks.take([accountID], in: transaction)
    try await store.make(accountID, at: now, in: transaction)
    let old = try await store.find(accountID, in: transaction) ?? StoredProfile()
    let new = try change(old)
    guard new.version != old.version else { return old }
    try await store.set(new, of: accountID, at: now, in: transaction)
    for (realm, facet) in new.facets where old.facets[realm] != facet {
      try await store.setFacet(facet, in: realm, of: accountID, in: transaction)
    }
    try await tell(of: accountID, friendsToo: ProfileRules.differsForFriends(old, new), at: now, in: transaction)
    return new
  }

  /// A later change says all that an earlier one has said.
  private func tell(of accountID: UUID, friendsToo: Bool, at now: Moment, in transaction: Transaction) async throws {
    var hearers = [accountID]
    if friendsToo {
      hearers += try await friends.friends(of: accountID, after: nil, limit: FriendRules.friendsMax, in: transaction).map(\.accountID)
    }
    let events = hearers.map { hearer in
      var event = NewStreamEvent(
        .profileUpdated(ProfileUpdated(accountID: accountID.text)), for: hearer, about: hearer == accountID ? nil : accountID)
      event.coalesceKey = "profile:\(accountID.text)"
      return event
    }
    for batch in SocialPersonalData.batches(events) { try await log.append(batch, at: now, in: transaction) }
  }
}
