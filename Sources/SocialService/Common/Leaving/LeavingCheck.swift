import FoundationEssentials
import Logging
import Postgres

/// Asks AuthService whether those who are marked are leaving still. Events say so at once; but one may be a dead letter, a process of an older version
/// takes a deletion back without a word, and either database may be restored from a backup. Nobody is to be missing for good because of that.
/// Harmless on several replicas.
struct LeavingCheck: Sendable {
  let database: Database
  let people: PeopleDirectory
  let store = LeavingStore()

  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  func run() async throws {
    var place: UUID?
    for _ in 0..<LeavingRules.checksMax {
      try Task.checkCancellation()
      let marks = try await store.page(after: place, limit: LeavingRules.checkedMax, in: database)
      // The question follows the reading: a person who is found now has stayed since.
      let here = try await people.find(marks.map(\.accountID)).byID
      let wrong = marks.filter { here[$0.accountID] != nil }
      if !wrong.isEmpty {
        let count = try await store.unmark(wrong, in: database)
        Logger(label: "cairn.leaving").notice("people who stay were marked as leaving", metadata: ["count": "\(count)"])
      }
      guard marks.count == LeavingRules.checkedMax, let last = marks.last else { return }
      place = last.accountID
    }
  }
}
