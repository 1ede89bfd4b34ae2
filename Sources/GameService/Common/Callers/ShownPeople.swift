package import CairnProto
package import CairnServices
package import FoundationEssentials
import Identity
import RPC
import Timekeeping

/// Names and pictures of people, for messages that hold their ids (requirements W-56, W-78). SocialService says what somebody may see of whom; where it
/// cannot be asked they are left out: a game is shown without names rather than not at all. Never asked for in a transaction, and never kept with the answer
/// to an idempotency key.
package struct ShownPeople: Sendable {
  /// A move is answered without names rather than later than this.
  static let patience = Duration.milliseconds(500)

  /// People asked for at once: as many as SocialService describes.
  static let askedMax = 100

  let service: PeopleLookupServiceClient

  package init(_ service: PeopleLookupServiceClient) {
    self.service = service
  }

  /// People as a viewer sees them, by their ids as messages have them.
  package func persons(_ accountIDs: some Sequence<UUID>, to viewerID: UUID) async -> [String: Person] {
    let accountIDs = Array(Set(accountIDs))
    var persons: [String: Person] = [:]
    for start in stride(from: 0, to: accountIDs.count, by: Self.askedMax) {
      let some = accountIDs[start..<min(start + Self.askedMax, accountIDs.count)]
      let request = DescribePeopleRequest(viewer: viewerID.bytes, accounts: some.map(\.bytes))
      guard let described = try? await service.describePeople(request, CallOptions(timeout: Self.patience)).persons else { break }
      for person in described { persons[person.accountID] = person }
    }
    return persons
  }

  /// The same, of ids as messages have them; empty ones are nobody's.
  package func persons(named texts: some Sequence<String>, to viewerID: UUID) async -> [String: Person] {
    await persons(texts.compactMap { UUID(text: $0) }, to: viewerID)
  }
}
