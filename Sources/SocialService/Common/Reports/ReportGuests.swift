import FoundationEssentials
import Postgres
import Timekeeping

/// Has the account that a guest has become part of answer for what the guest wrote: the words move with the guest's results, and the cases with the words.
/// Otherwise whoever is reported would get rid of it by a merge.
struct ReportGuests: Sendable {
  private let claims = MediaClaims()
  private let store = ReportStore()
  private let locks = PeopleLockStore()
  private let guests = MergedGuestStore()

  /// A report of the guest that is under way has come to its end, or finds afterwards whose the guest's words are: the app may name the guest as their
  /// owner until it has moved them. Then in the order of all who change cases: cases, reports (`ReportStore.lockCases`), media. A case of the account that is
  /// decided meanwhile takes nothing in: the guest's then moves as it is.
  func move(from guestID: UUID, to accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await locks.take([guestID, accountID], in: transaction)
    try await guests.insert(guestID, into: accountID, at: now, in: transaction)
    try await store.lockCases(concerning: guestID, in: transaction)
    let twins = try await store.twins(of: guestID, and: accountID, in: transaction)
    try await store.lockReports(concerning: guestID, in: transaction)
    for twin in twins {
      try await store.moveEvidence(of: twin.guests, to: twin.accounts, in: transaction)
      let count = try await store.moveReports(of: twin.guests, to: twin.accounts, in: transaction)
      try await store.add(count, of: twin.guests, to: twin.accounts, in: transaction)
      try await claims.move(from: .reportCase(twin.guests), to: .reportCase(twin.accounts), at: now, in: transaction)
    }
    // Cases that have come to another one go with the guest.
    try await store.moveCases(of: guestID, besides: twins.map(\.guests), to: accountID, in: transaction)
    try await store.moveDecisions(about: guestID, to: accountID, in: transaction)
  }
}
