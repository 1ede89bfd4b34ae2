package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Accounts of people who came from Firebase, by the ids that they had there: for what other services take in of them.
package struct FirebaseAccounts: Sendable {
  /// Outcome of giving somebody the name of former days. The raw value is a report's word.
  package enum Naming: String, Sendable, Hashable {
    case named
    case alreadyNamed = "the account has a name"
    case invalid = "no user name can be that"
    case taken = "somebody else has the name, or one that looks like it"
  }

  private let database: Database
  private let accounts = AccountStore()
  private let usernames = UsernameStore()
  private let store = OperatorStore()

  package init(database: Database) {
    self.database = database
  }

  /// Accounts by ids of Firebase. Nobody is found who has not come from there (`FirebaseImport`), nor who is being deleted.
  /// - Parameter localIDs: As many as one statement may have: some thousands.
  package func find(_ localIDs: Set<String>) async throws -> [String: UUID] {
    if localIDs.isEmpty { return [:] }
    let asked = Dictionary(localIDs.map { (FirebaseImport.idEnd(of: $0), $0) }) { first, _ in first }
    return try await store.find(idsEndingBy: Array(asked.keys), in: database).reduce(into: [:]) { found, accountID in
      if let localID = asked[Array(accountID.bytes.suffix(10))] { found[localID] = accountID }
    }
  }

  /// Gives an account that has none the user name that its owner had; again and again the same.
  package func name(_ accountID: UUID, _ username: String, isDryRun: Bool, at now: Moment) async throws -> Naming {
    if (try? UsernameRules.check(username)) == nil { return .invalid }
    do {
      return try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
        guard let named = try await usernames.lock(accountID, in: transaction), named.username == nil else { return .alreadyNamed }
        guard try await usernames.claim(username, for: accountID, at: now, in: transaction) else { return .taken }
        try await usernames.set(username, of: accountID, changeTime: nil, in: transaction)
        // Processes that have the account in mind without a name read it again.
        if let account = try await accounts.find(accountID, in: transaction) {
          try await AccountOperator(database: database).ending.revocations.append(
            account.standing(at: now), of: accountID, at: now, in: transaction)
        }
        return .named
      }
    } catch let error as PostgresError where error.violatedConstraint.map(AccountStore.Constraint.usernames.contains) == true {
      return .taken
    }
  }
}
