import CairnProto
import CairnTesting
import Cryptography
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct FirebaseImportTests {
  /// Parameters, user and hash that Firebase publishes with its scrypt (github.com/firebase/scrypt, README).
  static let parameters = """
    hash_config {
      algorithm: SCRYPT,
      base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
      base64_salt_separator: Bw==,
      rounds: 8,
      mem_cost: 14,
    }
    """
  private static let password = "user1password"
  private static let salt = "42xEC+ixf3L2lw=="
  private static let hash = "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="

  private static func kept() throws -> FirebaseHash {
    FirebaseHash(salt: try #require(Base64.standard.decode(salt)), hash: try #require(Base64.standard.decode(hash)))
  }

  private static func project() throws -> FirebaseScrypt { try #require(FirebaseScrypt(configuration: parameters)) }

  private func user(_ localID: String = "u1", _ change: (inout FirebaseUser) -> Void = { _ in }) throws -> FirebaseUser {
    var user = FirebaseUser(localID: localID)
    user.email = "\(localID)@example.org"
    user.isEmailVerified = true
    user.displayName = "Player_\(localID)"
    user.createTime = Moment(milliseconds: 1_500_000_000_000)
    user.password = try Self.kept()
    change(&user)
    return user
  }

  /// A house that knows the project's key.
  private func house(_ database: Database) throws -> (auth: AuthFixture, hasher: PasswordHasher) {
    let auth = try AuthFixture(database)
    return (auth, try PasswordHasher(masterKey: auth.masterKey, parameters: AuthFixture.cheapHash, firebase: try Self.project()))
  }

  @Test func `The published hash is that of its password and of no other`() throws {
    let (project, kept) = (try Self.project(), try Self.kept())
    #expect(project.isHash(kept.hash, of: Array(Self.password.utf8), salt: kept.salt))
    #expect(!project.isHash(kept.hash, of: Array("user2password".utf8), salt: kept.salt))
    #expect(!project.isHash(kept.hash, of: Array(Self.password.utf8), salt: [1]))
    #expect(FirebaseHash(kept.encoded(project)) == kept && "\(project)" == "FirebaseScrypt(redacted)")
    for text in ["", "mem_cost: 14", Self.parameters.replacing("mem_cost: 14", with: "mem_cost: 40")] {
      #expect(FirebaseScrypt(configuration: text) == nil)
    }
  }

  @Test func `Who moves in logs in by the old password, which is hashed anew, and the same file again changes nothing`() async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database in
      let (auth, hasher) = try house(database)
      let taking = FirebaseImport(database: database, project: try Self.project())
      let now = auth.clock.now()
      #expect(try await taking.take(try user(), isDryRun: true, at: now) == .taken)
      #expect(try await AccountOperator(database: database).find("u1@example.org", at: now).isEmpty)
      #expect(try await taking.take(try user(), isDryRun: false, at: now) == .taken)
      #expect(try await taking.take(try user(), isDryRun: false, at: now) == .alreadyThere)
      let dossier = try await AccountOperator(database: database).show("player_u1", at: now)
      #expect(dossier.isEmailVerified && dossier.hasPassword && dossier.line.accountID.makingTime == dossier.createTime)
      let kept = try #require(try await PasswordStore().find(dossier.line.accountID, in: database))
      #expect(try await hasher.verify(Self.password, against: kept, from: "x", isKnown: false) && hasher.needsRehash(kept))
      #expect(try await !hasher.verify("wrong password", against: kept, from: "x", isKnown: false))
      // Without the project's key every password is wrong.
      try await auth.expect("unauthenticated INVALID_CREDENTIALS") { _ = try await auth.logIn("u1@example.org", Self.password) }
    }
  }

  @Test func `Whoever has deleted the account is not brought back by the same file`() async throws {
    try await AuthFixture.run { auth in
      let (taking, now) = (FirebaseImport(database: auth.database, project: nil), auth.clock.now())
      let gone = try user("u1")
      #expect(try await taking.take(gone, isDryRun: true, at: now) == .taken)
      #expect(try await taking.take(gone, isDryRun: false, at: now) == .taken)
      let accountID = FirebaseImport.accountID(of: gone)
      let personal = auth.features.deletions.erasure.personal
      _ = try await auth.database.transaction { transaction in try await personal.purge(accountID, in: transaction) }
      for isDryRun in [true, false] {
        let outcome = try await taking.take(gone, isDryRun: isDryRun, at: now)
        #expect(outcome == .wasDeleted)
      }
      let left = try await AccountStore().find(accountID, in: auth.database)
      #expect(left?.accountID == nil)
      #expect(try await taking.take(try user("u2"), isDryRun: false, at: now) == .taken)
    }
  }

  @Test func `Providers are linked, disabled users suspended, and names that are taken left to be claimed`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer("Player_u3")
      let (taking, now) = (FirebaseImport(database: auth.database, project: nil), auth.clock.now())
      let google = FirebaseUser.Provider(providerID: "google.com", subject: "g-1", email: "u2@example.org", name: "Anna")
      let phone = FirebaseUser.Provider(providerID: "phone", subject: "+358", email: "", name: "")
      #expect(
        try await taking.take(
          try user("u2") {
            $0.providers = [google, phone]; $0.isDisabled = true
          }, isDryRun: false, at: now) == .taken)
      let second = try await AccountOperator(database: auth.database).show("u2@example.org", at: now)
      #expect(second.providers == ["google"] && second.line.state == "suspended" && !second.hasPassword)
      #expect(try await taking.take(try user("u3"), isDryRun: false, at: now) == .taken)
      #expect(try await AccountOperator(database: auth.database).show("u3@example.org", at: now).line.username == "")
      // What is somebody's already stays theirs.
      #expect(try await taking.take(try user("u4") { $0.email = "player_U3@example.org" }, isDryRun: false, at: now) == .emailTaken)
      #expect(try await taking.take(try user("u5") { $0.providers = [google] }, isDryRun: false, at: now) == .providerTaken)
      #expect(
        try await taking.take(
          try user("u6") {
            $0.email = ""; $0.providers = []
          }, isDryRun: false, at: now) == .anonymous)
      #expect(
        try await taking.take(
          try user("u7") {
            $0.email = ""; $0.providers = [phone]
          }, isDryRun: false, at: now) == .noWayIn)
      #expect(try await taking.take(try user("u8") { $0.email = "nonsense" }, isDryRun: false, at: now) == .emailInvalid)
    }
  }
}
