package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Content that shows media keeps them: a file stays for as long as any content claims it, and a day longer.
///
/// Rows of media are locked first, in the order of their ids. A claim that meets the sweep either has the row before it, which passes over it, or finds
/// it gone, and claims nothing: then the content shows no file.
package struct MediaClaims: Sendable {
  let store = MediaClaimStore()

  package init() {}

  /// Has content show these media, and no others. Twice is as once.
  package func set(_ mediaIDs: [UUID], by content: StoredContent, at now: Moment, in transaction: Transaction) async throws {
    let former = Set(try await store.media(claimedBy: content, in: transaction))
    try await change(
      adding: Set(mediaIDs).subtracting(former), releasing: former.subtracting(mediaIDs), by: content, at: now, in: transaction)
  }

  /// Has content show these media besides those that it shows already.
  func add(_ mediaIDs: [UUID], by content: StoredContent, at now: Moment, in transaction: Transaction) async throws {
    try await change(adding: Set(mediaIDs), releasing: [], by: content, at: now, in: transaction)
  }

  /// Has content show what other content has shown so far.
  func move(from former: StoredContent, to content: StoredContent, at now: Moment, in transaction: Transaction) async throws {
    try await add(try await store.media(claimedBy: former, in: transaction), by: content, at: now, in: transaction)
    try await set([], by: former, at: now, in: transaction)
  }

  private func change(
    adding new: Set<UUID>, releasing old: Set<UUID>, by content: StoredContent, at now: Moment, in transaction: Transaction
  ) async throws {
    let touched = Array(new.union(old))
    if touched.isEmpty { return }
    let there = try await store.lock(touched, in: transaction)
    if !old.isEmpty { try await store.release(Array(old), by: content, in: transaction) }
    let added = there.filter(new.contains)
    if !added.isEmpty { try await store.insert(added, by: content, in: transaction) }
    try await store.settle(there, orphanTime: now + MediaRules.orphanLifetime, in: transaction)
  }

  /// Keeps media of somebody's own for a while, so that content that is about to be written finds them.
  /// - Returns: Media that are held.
  func hold(
    _ mediaIDs: [UUID], of accountID: UUID, _ purposes: [MediaPurpose], at now: Moment, in transaction: Transaction
  ) async throws -> [UUID] {
    let there = try await store.lock(mediaIDs, in: transaction)
    return try await store.hold(there, of: accountID, purposes, until: now + MediaRules.holdLifetime, in: transaction)
  }
}

extension StoredContent {
  /// A person's profile, which shows a picture.
  static func profile(of accountID: UUID) -> StoredContent {
    StoredContent(realm: nil, kind: "profile", id: accountID.uuidString.lowercased())
  }

  /// A case of moderators, which keeps what reporters have seen.
  static func reportCase(_ caseID: UUID) -> StoredContent {
    StoredContent(realm: nil, kind: MediaClaimStore.caseKind, id: caseID.uuidString.lowercased())
  }
}
