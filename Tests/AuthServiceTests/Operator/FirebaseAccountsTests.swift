import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import AuthService

@Suite struct FirebaseAccountsTests {
  private func moveIn(_ localID: String, named name: String = "", _ auth: AuthFixture) async throws {
    var user = FirebaseUser(localID: localID)
    user.email = "\(localID)@example.org"
    user.displayName = name
    user.createTime = Moment(milliseconds: 1_500_000_000_000)
    let taking = FirebaseImport(database: auth.database, project: nil)
    #expect(try await taking.take(user, isDryRun: false, at: auth.clock.now()) == .taken)
  }

  @Test func `Accounts are found by the ids of former days, and nobody else's is`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer("somebody_else")
      for localID in ["u1", "u2"] { try await moveIn(localID, auth) }
      let accounts = FirebaseAccounts(database: auth.database)
      let found = try await accounts.find(["u1", "u2", "u3", ""])
      #expect(Set(found.keys) == ["u1", "u2"] && found["u1"]?.makingTime == Moment(milliseconds: 1_500_000_000_000))
      for (localID, accountID) in found {
        #expect(try await AccountStore().find(accountID, in: auth.database)?.email == "\(localID)@example.org")
      }
      #expect(try await accounts.find([]).isEmpty)
      // Somebody who is being deleted is not there any more.
      _ = try await AccountOperator(database: auth.database).delete("u2@example.org", grace: .seconds(604_800), at: auth.clock.now())
      #expect(try await accounts.find(["u1", "u2"]).keys.sorted() == ["u1"])
    }
  }

  @Test func `The name of former days is given to whoever has none, once, where it is free`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer("taken_name")
      for localID in ["u1", "u2", "u3"] { try await moveIn(localID, auth) }
      let (accounts, now) = (FirebaseAccounts(database: auth.database), auth.clock.now())
      let found = try await accounts.find(["u1", "u2", "u3"])
      let (first, second) = (try #require(found["u1"]), try #require(found["u2"]))
      #expect(try await accounts.name(first, "Anna_R", isDryRun: true, at: now) == .named)
      #expect(try await AccountStore().find(first, in: auth.database)?.username == nil)
      #expect(try await accounts.name(first, "Anna_R", isDryRun: false, at: now) == .named)
      #expect(try await accounts.name(first, "Anna_S", isDryRun: false, at: now) == .alreadyNamed)
      #expect(try await AccountStore().find(first, in: auth.database)?.username == "Anna_R")
      for name in ["anna_r", "TAKEN_name"] { #expect(try await accounts.name(second, name, isDryRun: false, at: now) == .taken) }
      for name in ["", "a b", "ännä", String(repeating: "x", count: 31)] {
        #expect(try await accounts.name(second, name, isDryRun: false, at: now) == .invalid, "\(name)")
      }
      #expect(try await AccountStore().find(second, in: auth.database)?.username == nil)
    }
  }
}
