import CairnProto
import AllAppsProto
import AllAppsServices
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct GuestHandlersTests {
  @Test func `A guest is somebody without a name who stays ninety days`() async throws {
    try await GuestHouse.run { house in
      let (guest, tokens) = try await house.guest()
      #expect(guest.capabilities == ["guest"] && guest.roles == ["user"])
      #expect(tokens.refreshTokenExpireTime == AuthFixture.start + .seconds(90 * 86_400))
      house.auth.clock.advance(by: .seconds(80 * 86_400))
      let refreshed = try await house.auth.refresh(tokens.refreshToken)
      #expect(refreshed.refreshTokenExpireTime == AuthFixture.start + .seconds(170 * 86_400))
      #expect(try await house.auth.caller(of: refreshed).capabilities == ["guest"])
    }
  }

  @Test func `A guest whose answer was lost for a day comes back, as often as it is lost`() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      let (guest, tokens) = try await house.guest()
      var lost: [SessionTokens] = []
      for _ in 0..<3 {
        lost.append(try await auth.refresh(tokens.refreshToken))
        auth.clock.advance(by: .seconds(86_400))
      }
      #expect(Set(lost.map(\.refreshToken)).count == 3)
      let found = try await auth.refresh(tokens.refreshToken)
      // And once more at once, by a second call that was on its way.
      auth.clock.advance(by: .seconds(9))
      #expect(try await auth.refresh(tokens.refreshToken).refreshToken == found.refreshToken)
      let next = try await auth.refresh(found.refreshToken)
      #expect(try await auth.caller(of: next).accountID == guest.accountID)
      #expect(try await auth.refresh(next.refreshToken).sessionID == tokens.sessionID)
    }
  }

  @Test func `A thief of a guest's token and the guest do not go on side by side`() async throws {
    try await GuestHouse.run { house in
      let auth = house.auth
      for thiefGoesOn in [false, true] {
        let (_, stolen) = try await house.guest()
        let owner = try await auth.refresh(stolen.refreshToken)
        auth.clock.advance(by: .seconds(60))
        var thief = try await auth.refresh(stolen.refreshToken)
        if thiefGoesOn { thief = try await auth.refresh(thief.refreshToken) }
        // Whichever of them comes next with what the other has replaced, it is over for both.
        try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(owner.refreshToken) }
        try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(thief.refreshToken) }
      }
      // And who comes with a predecessor whose successor was used ends it, as ever.
      let (_, first) = try await house.guest()
      let third = try await auth.refresh(try await auth.refresh(first.refreshToken).refreshToken)
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(first.refreshToken) }
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(third.refreshToken) }
    }
  }

  @Test func `An app without guests refuses them`() async throws {
    try await GuestHouse.run { house in
      try await house.auth.expect("permission_denied GUEST_NOT_ALLOWED") { try await house.guest(in: .localBuddy) }
      for realm in [CairnProto.Realm.unspecified, .unrecognized(99)] {
        try await house.auth.expect("invalid_argument INVALID_ARGUMENT") { try await house.guest(in: realm) }
      }
    }
  }

  @Test func `A guest with a password keeps its id, and gateways hear of its new standing`() async throws {
    try await GuestHouse.run { house in
      let (guest, _) = try await house.guest()
      let account = try await house.upgrade(guest, "Anna")
      #expect(account.accountID == guest.accountID?.text && account.username == "Anna" && account.capabilities.isEmpty)
      let accountID = try #require(guest.accountID)
      #expect(try await house.auth.revocations() == [.standing(accountID, Standing(roles: ["user"], capabilities: []))])
      #expect(try await house.auth.logIn("Anna").accountID == account.accountID)
      #expect(try await house.auth.eventKinds(of: guest).contains(.guestUpgraded))
      let told = AccountUpgraded(accountID: accountID.text, upgradeTime: house.auth.clock.now())
      #expect(try await house.upgrades() == [told])
      try await house.auth.expect("failed_precondition NOT_A_GUEST") { try await house.upgrade(guest, "Bertil") }
      #expect(try await house.upgrades() == [told])
    }
  }

  @Test func `Where nobody may learn who has an account a guest becomes one when its address is confirmed`() async throws {
    try await GuestHouse.run(revealsTakenEmails: false) { house in
      try await house.auth.signUpAndConfirm("Bertil")
      let (guest, _) = try await house.guest()
      // Of an address that is known and of one that is not the answer is the same.
      for email in ["bertil@example.org", "anna@example.org"] {
        let account = try await house.upgrade(guest, "Anna", email: email)
        #expect(account.capabilities == ["guest"] && account.email.isEmpty && account.username.isEmpty)
      }
      let mails = try await house.auth.mails()
      let sent = Set(mails.map { "\($0.template) \($0.recipient)" })
      #expect(sent == ["sign_up_known Bertil@example.org", "confirm_email anna@example.org"])
      let code = try #require(mails.first { $0.template == "confirm_email" }?.values["code"])
      try await house.auth.expect("unauthenticated INVALID_CREDENTIALS") { try await house.auth.logIn("Anna") }
      #expect(try await house.upgrades().isEmpty, "it is a guest still")
      #expect(try await house.auth.verify("anna@example.org", code: code).outcome == .upgraded)
      let accountID = try #require(guest.accountID)
      #expect(try await house.upgrades().map(\.accountID) == [accountID.text])
      #expect(try await house.auth.logIn("Anna").accountID == accountID.text)
      #expect(try await house.auth.email(of: guest) == "anna@example.org true")
      #expect(try await house.auth.revocations().last == .standing(accountID, Standing(roles: ["user"], capabilities: [])))
    }
  }

  @Test func `Of two upgrades of one guest at once one counts`() async throws {
    try await GuestHouse.run { house in
      let (guest, _) = try await house.guest()
      async let first = house.auth.refusal { try await house.upgrade(guest, "Anna") }
      async let second = house.auth.refusal { try await house.upgrade(guest, "Bertil") }
      let refusals = try await [first, second]
      #expect(refusals.compactMap(\.self) == ["failed_precondition NOT_A_GUEST"])
    }
  }

  @Test func `Names and addresses of others are not given to guests`() async throws {
    try await GuestHouse.run { house in
      _ = try await house.auth.signUp("Anna")
      let (guest, _) = try await house.guest()
      try await house.auth.expect("already_exists USERNAME_TAKEN") { try await house.upgrade(guest, "ANNA", email: "b@example.org") }
      try await house.auth.expect("already_exists EMAIL_TAKEN") { try await house.upgrade(guest, "Bertil", email: "anna@example.org") }
      try await house.auth.expect("invalid_argument INVALID_ARGUMENT") {
        try await house.handlers.upgradeGuest(UpgradeGuestRequest(), house.auth.context(guest))
      }
      try await house.auth.expect("failed_precondition NOT_A_GUEST") { try await house.upgrade(try await house.auth.session(), "Cecilia") }
    }
  }

  @Test func `A guest becomes part of an account, once, and ends`() async throws {
    try await GuestHouse.run { house in
      let (guest, tokens) = try await house.guest()
      let anna = try await house.auth.newcomer()
      let preview = try await house.handlers.previewGuestMerge(
        PreviewGuestMergeRequest(guestRefreshToken: tokens.refreshToken), house.auth.context(anna))
      #expect(preview.guestResultCount == 3 && preview.accountResultCount == 0 && !preview.isChoiceRequired)
      try await house.merge(tokens, into: anna)
      try await house.merge(tokens, into: anna)
      let event = AccountMerged(guest: try #require(guest.accountID).bytes, account: try #require(anna.accountID).bytes)
      #expect(try await house.sent() == [event])
      // First the results move, then what is left goes, in every service; all before whatever becomes of the account.
      #expect(try await house.waiting(for: "game", orderedBy: anna.accountID) == ["account.merged", "account.deleted"])
      #expect(try await house.waiting(for: "social", orderedBy: anna.accountID) == ["account.merged", "account.deleted"])
      #expect(try await house.waiting(for: "game", orderedBy: guest.accountID) == [])
      #expect(try await AccountStore().find(try #require(guest.accountID), in: house.auth.database) == nil)
      #expect(try await house.auth.revocations() == [.session(try #require(guest.sessionID))])
      #expect(try await house.auth.eventKinds(of: anna).contains(.guestMerged))
      // It is not to be had a second time.
      let bertil = try await house.auth.newcomer("Bertil")
      try await house.auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await house.merge(tokens, into: bertil) }
    }
  }

  @Test func `Where both have results their owner has to say what becomes of the guest's`() async throws {
    try await GuestHouse.run(accountResults: 2) { house in
      let anna = try await house.auth.newcomer()
      let (first, second) = (try await house.guest().tokens, try await house.guest().tokens)
      try await house.auth.expect("failed_precondition MERGE_CHOICE_REQUIRED") { try await house.merge(first, into: anna) }
      try await house.merge(first, into: anna, .discarded)
      #expect(try await house.sent().isEmpty)
      #expect(try await house.waiting(for: "game", orderedBy: anna.accountID) == [])
      try await house.merge(second, into: anna, .moved)
      #expect(try await house.sent().count == 1)
      try await house.auth.expect("invalid_argument INVALID_ARGUMENT") { try await house.merge(second, into: anna, .unrecognized(9)) }
    }
  }

  @Test func `Whatever becomes of guest and account, services hear of it in one order, and at last it is forgotten who was who`()
    async throws
  {
    try await GuestHouse.run { house in
      let (guest, tokens) = try await house.guest()
      let anna = try await house.auth.newcomer()
      try await house.merge(tokens, into: anna)
      house.auth.clock.advance(by: .seconds(5))
      let erasure = house.ending.erasure
      let now = house.auth.clock.now()
      let account = try await house.account(anna)
      _ = try await house.auth.database.transaction { transaction in
        try await erasure.request(account, tokenHash: [UInt8](repeating: 7, count: 32), at: now, in: transaction)
      }
      house.auth.clock.advance(by: AccountDeletionRules().sweepPause)
      let deletions: [UUID] = try await house.auth.database.query(
        "SELECT deletion_id FROM account_deletions ORDER BY request_time"
      ).map { try $0.get(0) }
      for deletionID in deletions {
        try await house.auth.database.transaction { transaction in
          try await erasure.sweep(deletionID, at: house.auth.clock.now(), in: transaction)
        }
      }
      #expect(
        try await house.waiting(for: "game", orderedBy: anna.accountID) == ["account.merged"]
          + Array(repeating: "account.deleted", count: 4))
      #expect(try await house.waiting(for: "game", orderedBy: guest.accountID) == [])
      for (deletionID, service) in deletions.reversed().flatMap({ id in ["game", "geo", "social"].map { (id, $0) } }) {
        let receipt = DeletionReceipt(
          service: service, round: 2, purgeTime: house.auth.clock.now(), tableNames: [], rowCounts: [])
        try await house.auth.database.transaction { transaction in
          try await erasure.note(receipt, of: deletionID, at: house.auth.clock.now(), in: transaction)
        }
      }
      let known: Int = try await house.auth.database.query(
        "SELECT count(*) FROM account_deletions WHERE account_id IS NOT NULL OR merged_account_id IS NOT NULL OR complete_time IS NULL"
      ).firstRow().get(0)
      #expect(known == 0)
    }
  }

  @Test func `A merge into an account that is being deleted is refused, or comes first`() async throws {
    try await GuestHouse.run { house in
      for round in 0..<5 {
        let anna = try await house.auth.newcomer("Anna\(round)")
        let tokens = try await house.guest().tokens
        let account = try await house.account(anna)
        async let merged = house.auth.refusal { try await house.merge(tokens, into: anna) }
        let now = house.auth.clock.now()
        _ = try await house.auth.database.transaction { transaction in
          try await house.ending.erasure.request(
            account, tokenHash: [UInt8](repeating: UInt8(round), count: 32), at: now, in: transaction)
        }
        let refusal = try await merged
        #expect(refusal == nil || refusal == "unauthenticated SESSION_REVOKED")
      }
    }
  }

  @Test func `Of two accounts that want one guest at once, one gets it`() async throws {
    try await GuestHouse.run { house in
      let (anna, bertil) = (try await house.auth.newcomer(), try await house.auth.newcomer("Bertil"))
      let tokens = try await house.guest().tokens
      async let first = house.auth.refusal { try await house.merge(tokens, into: anna) }
      async let second = house.auth.refusal { try await house.merge(tokens, into: bertil) }
      let refusals = try await [first, second]
      #expect(refusals.compactMap(\.self) == ["unauthenticated REFRESH_TOKEN_INVALID"])
      #expect(try await house.sent().count == 1)
    }
  }

  @Test func `Of one merge that is asked for twice at once both are told that it is done`() async throws {
    try await GuestHouse.run { house in
      let anna = try await house.auth.newcomer()
      for _ in 0..<4 {
        let tokens = try await house.guest().tokens
        #expect(try await house.auth.refusalsAtOnce(3) { _ in try await house.merge(tokens, into: anna) } == [nil: 3])
      }
      #expect(try await house.sent().count == 4)
    }
  }

  @Test func `Only who holds a guest's newest token may dispose of it`() async throws {
    try await GuestHouse.run { house in
      let anna = try await house.auth.newcomer()
      let tokens = try await house.guest().tokens
      _ = try await house.auth.refresh(tokens.refreshToken)
      let own = try #require(try await house.auth.logIn("Anna").tokens)
      for token in [tokens, own, SessionTokens(refreshToken: "nonsense")] {
        try await house.auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await house.merge(token, into: anna) }
      }
    }
  }

  @Test func `Guests nobody has used for ninety days go, and nobody else`() async throws {
    try await GuestHouse.run { house in
      let (idle, busy, upgraded) = (try await house.guest(), try await house.guest(), try await house.guest())
      _ = try await house.upgrade(upgraded.caller, "Anna")
      house.auth.clock.advance(by: .seconds(60 * 86_400))
      _ = try await house.auth.refresh(busy.tokens.refreshToken)
      house.auth.clock.advance(by: .seconds(31 * 86_400))
      let sweep = house.auth.features.guests.sweep
      for _ in 0..<2 { try await sweep.run(at: house.auth.clock.now()) }
      var left: [Bool] = []
      for guest in [idle, busy, upgraded] {
        left.append(try await AccountStore().find(try #require(guest.caller.accountID), in: house.auth.database) != nil)
      }
      #expect(left == [false, true, true])
      for service in ["game", "geo", "social"] {
        #expect(try await house.waiting(for: service, orderedBy: idle.caller.accountID) == ["account.deleted"])
        #expect(try await house.waiting(for: service, orderedBy: busy.caller.accountID) == [])
      }
    }
  }

  @Test func `Of a merge and an upgrade of one guest at once, one counts`() async throws {
    try await GuestHouse.run { house in
      let anna = try await house.auth.newcomer()
      for round in 0..<4 {
        let (guest, tokens) = try await house.guest()
        async let merged = house.auth.refusal { try await house.merge(tokens, into: anna) }
        async let upgraded = house.auth.refusal { try await house.upgrade(guest, "Bertil\(round)") }
        let outcome = try await (merged: merged, upgraded: upgraded)
        let left = try await AccountStore().find(try #require(guest.accountID), in: house.auth.database)
        if outcome.merged == nil {
          #expect(outcome.upgraded == "failed_precondition NOT_A_GUEST" && left == nil)
        } else {
          #expect(outcome.merged == "unauthenticated REFRESH_TOKEN_INVALID" && outcome.upgraded == nil && left?.isGuest == false)
        }
      }
    }
  }

  @Test func aSuspendedGuestDoesNotBecomeSomebodyElse() async throws {
    try await GuestHouse.run { house in
      let (guest, tokens) = try await house.guest()
      let anna = try await house.auth.newcomer()
      let guestID = try #require(guest.accountID)
      try await house.auth.database.execute(
        "UPDATE accounts SET suspension_reason = \("cheating"), suspension_start_time = \(house.auth.clock.now()) WHERE account_id = \(guestID)"
      )
      for choice in [MergeGuestRequest.Results.moved, .discarded] {
        try await house.auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await house.merge(tokens, into: anna, choice) }
      }
      let preview = PreviewGuestMergeRequest(guestRefreshToken: tokens.refreshToken)
      try await house.auth.expect("permission_denied ACCOUNT_SUSPENDED") {
        try await house.handlers.previewGuestMerge(preview, house.auth.context(anna))
      }
      #expect(try await house.sent().isEmpty)
    }
  }
}

/// Guests on a database of their own, with a GameService that only counts.
struct GuestHouse: Sendable {
  let auth: AuthFixture
  let handlers: GuestHandlers
  let ending: GuestEnding

  static func run(
    accountResults: Int64? = 0, revealsTakenEmails: Bool = true, signUps: SignUpBudgetRules = SignUpBudgetRules(),
    _ body: @escaping @Sendable (GuestHouse) async throws -> Void
  ) async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database in
      let game = CountingChannel(counts: accountResults.map { [3, $0] })
      try await body(
        GuestHouse(try AuthFixture(database, revealsTakenEmails: revealsTakenEmails, signUps: signUps, game: game)))
    }
  }

  private init(_ auth: AuthFixture) {
    self.auth = auth
    ending = auth.features.guests.ending
    var handlers = auth.features.guests.handlers
    handlers.verifier = auth.verifier()
    self.handlers = handlers
  }

  func guest(in realm: CairnProto.Realm = .qwalk) async throws -> (caller: Caller, tokens: SessionTokens) {
    let answer = try await handlers.createGuest(CreateGuestRequest(realm: realm, deviceName: "phone"), auth.context())
    let tokens = try #require(answer.tokens)
    return (try await auth.caller(of: tokens), tokens)
  }

  @discardableResult
  func upgrade(_ guest: Caller, _ username: String, email: String? = nil) async throws -> CairnProto.Account {
    let request = UpgradeGuestRequest(
      email: email ?? "\(username)@example.org", password: AuthFixture.password, username: username)
    return try #require(try await handlers.upgradeGuest(request, auth.context(guest)).account)
  }

  func merge(_ tokens: SessionTokens, into caller: Caller, _ results: MergeGuestRequest.Results = .unspecified) async throws {
    _ = try await handlers.mergeGuest(MergeGuestRequest(guestRefreshToken: tokens.refreshToken, results: results), auth.context(caller))
  }

  func account(_ caller: Caller) async throws -> StoredAccount {
    let accountID = try #require(caller.accountID)
    return try #require(try await AccountStore().find(accountID, in: auth.database))
  }

  /// The mergers and deletions that wait for a service under an account's key, in their order.
  func waiting(for service: String, orderedBy accountID: UUID?) async throws -> [String] {
    try await auth.database.query(
      """
      SELECT type FROM outbox
      WHERE destination = \(service) AND ordering_key = \(accountID?.text) AND type IN ('account.merged', 'account.deleted')
      ORDER BY number
      """
    ).map { try $0.get(0) }
  }

  /// Upgrades of which GameService is told.
  func upgrades() async throws -> [AccountUpgraded] {
    try await auth.database.query("SELECT payload FROM outbox WHERE type = 'account.upgraded' AND destination = 'game' ORDER BY number")
      .map { try AccountUpgraded(decoding: try $0.get(0)) }
  }

  /// What was left to be sent to GameService.
  func sent() async throws -> [AccountMerged] {
    try await auth.database.query("SELECT payload FROM outbox WHERE type = 'account.merged' AND destination = 'game' ORDER BY number").map {
      try AccountMerged(decoding: try $0.get(0))
    }
  }
}

/// Answers every question for counts alike.
private struct CountingChannel: RPCChannel {
  /// Nil for a service that is not there.
  let counts: [Int64]?

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    guard let counts else { throw RPCError(.unavailable, told: "UNAVAILABLE", message: "game is not there") }
    return try Response(decoding: CountResultsResponse(counts: counts).encoded())
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "")
  }
}
