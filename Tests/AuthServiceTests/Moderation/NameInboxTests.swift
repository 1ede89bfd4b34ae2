import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService
@testable import Events

/// Names that moderators remove (requirement F-22).
@Suite struct NameInboxTests {
  @Test func namesGoOnceAndOthersHearOfIt() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      let request = SetPersonalDetailsRequest(givenName: "Obscene", familyName: "Hidden", gender: .female)
      _ = try await auth.accounts.setPersonalDetails(request, auth.context(anna))
      let eventID = UUID()
      for id in [eventID, eventID, UUID()] {
        try await auth.removeNames(of: anna, by: moderator, id: id) { $0.removesGivenName = true }
      }
      let account = try await auth.account(of: anna)
      #expect(account.details == PersonalDetails(familyName: "Hidden", gender: .female) && account.username == "Anna")
      #expect(try await auth.eventKinds(of: anna).count { $0 == .namesRemoved } == 1)
      let told = try await auth.database.query(
        "SELECT payload FROM outbox WHERE destination = 'social' AND type = 'account.details' ORDER BY number"
      ).map { try AccountDetailsTold(decoding: try $0.get(0)) }
      #expect(told.map(\.givenName) == ["Obscene", ""] && told.map(\.familyName) == ["Hidden", "Hidden"])
    }
  }

  @Test func aUsernameIsReplacedKeptFromItsOwnerAndChosenAnewAtOnce() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer("Ivan_x"), try await auth.official("Martin", "moderator"))
      func change(_ name: String) async throws -> String? {
        try await auth.refusal {
          try await auth.usernames.changeUsername(ChangeUsernameRequest(username: name), auth.context(anna))
        }
      }
      // Changed a moment ago: the next change would be due in 30 days.
      #expect(try await change("Ivan_y") == nil)
      let before = try await auth.revocations().count
      for _ in 0..<2 { try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["IVAN_Y", "ivan_x"] } }
      let name = try #require(try await auth.account(of: anna).username)
      #expect(UsernameRules.folded(name) != "ivan_y" && name.split(separator: "_").count == 3)
      #expect(try await auth.eventKinds(of: anna).count { $0 == .usernameRemoved } == 1)
      #expect(try await auth.revocations().count == before + 1)
      // Neither it nor what looks like it, nor what was seen before; by nobody else, either.
      for taken in ["Ivan_y", "ivan_y", "ivan_x", "Iv_an_y"] { #expect(try await change(taken) == "already_exists USERNAME_TAKEN") }
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("ivan_y", email: "y@example.org") }
      #expect(try await change("Peaceful") == nil)
      auth.clock.advance(by: UsernameChangeRules.keptFromOwner + .seconds(1))
      try await auth.expect(nil) { try await auth.signUp("ivan_y", email: "y@example.org") }
    }
  }

  @Test func aNameThatLooksLikeTheOneThatWasSeenIsNoWayOut() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer("PauI"), try await auth.official("Martin", "moderator"))
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Paul_"), auth.context(anna))
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["PauI"] }
      let name = try #require(try await auth.account(of: anna).username)
      #expect(!UsernameRules.looksLike(name, "PauI"))
      try await auth.expect("already_exists USERNAME_TAKEN") {
        try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Paul_"), auth.context(anna))
      }
    }
  }

  @Test func whoHasAnotherNameByNowKeepsItAndWhatWasSeenStaysTaken() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Better"), auth.context(anna))
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["anna"] }
      #expect(try await auth.account(of: anna).username == "Better")
      try await auth.expect("failed_precondition USERNAME_CHANGED_LATELY") {
        try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Anna"), auth.context(anna))
      }
      auth.clock.advance(by: UsernameChangeRules.interval + .seconds(1))
      let later = try await auth.session(of: "Better")
      try await auth.expect("already_exists USERNAME_TAKEN") {
        try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Anna"), auth.context(later))
      }
    }
  }

  @Test func anAppealGivesAUsernameBack() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      try await auth.removeNames(of: anna, by: moderator) { ($0.usernames, $0.isLifted) = (["Anna"], true) }
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Anna"), auth.context(anna))
      #expect(try await auth.account(of: anna).username == "Anna")
    }
  }

  /// The claim is swept a month after the name was given up: nobody holds it any more.
  @Test func aNameThatWasGivenUpLongAgoIsKeptFromEverybodyAllTheSame() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Better"), auth.context(anna))
      auth.clock.advance(by: .seconds(31 * 86_400))
      try await auth.sweep(at: auth.clock.now())
      #expect(try await UsernameStore().available(["Anna"], at: auth.clock.now(), in: auth.database) == ["Anna"])
      // What nobody could have, and one that looks like another one.
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["a!", "An_na", "Anna", "admin"] }
      #expect(try await auth.account(of: anna).username == "Better")
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("anna", email: "other@example.org") }
      let later = try await auth.session(of: "Better")
      try await auth.expect("already_exists USERNAME_TAKEN") {
        try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Anna"), auth.context(later))
      }
      auth.clock.advance(by: UsernameChangeRules.keptFromOwner - .seconds(1))
      try await auth.sweep(at: auth.clock.now())
      try await auth.expect("already_exists USERNAME_TAKEN") { try await auth.signUp("Anna", email: "other@example.org") }
      auth.clock.advance(by: .seconds(2))
      try await auth.expect(nil) { try await auth.signUp("Anna", email: "other@example.org") }
    }
  }

  @Test func whoHasTheNameByNowKeepsItAndWhoHasGivenItUpForLongDoesNot() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Better"), auth.context(anna))
      auth.clock.advance(by: .seconds(31 * 86_400))
      let other = try await auth.caller(of: try #require(try await auth.signUp("anna", email: "other@example.org").tokens))
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      #expect(try await auth.account(of: other).username == "anna")
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Annabell"), auth.context(other))
      // Kept aside for the other one by now: back it goes.
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "anna"), auth.context(other))
      auth.clock.advance(by: .seconds(31 * 86_400))
      let later = try await auth.session(of: "anna")
      _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Annabella"), auth.context(later))
      auth.clock.advance(by: .seconds(31 * 86_400))
      // Nobody's any more, and not swept yet.
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      let last = try await auth.session(of: "Annabella")
      try await auth.expect("already_exists USERNAME_TAKEN") {
        try await auth.usernames.changeUsername(ChangeUsernameRequest(username: "Anna"), auth.context(last))
      }
    }
  }

  @Test func anAppealGivesBackNoNameThatAnotherDecisionKeeps() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer("PauI"), try await auth.official("Martin", "moderator"))
      func change(_ name: String) async throws -> String? {
        try await auth.refusal { try await auth.usernames.changeUsername(ChangeUsernameRequest(username: name), auth.context(anna)) }
      }
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["PauI"] }
      #expect(try await change("Ella") == nil)
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Ella", "PauI"] }
      // The former is reversed, the latter is not: it has seen the name in other letters.
      try await auth.removeNames(of: anna, by: moderator) {
        ($0.usernames, $0.keptUsernames, $0.isLifted) = (["PauI", "paul", "ella"], ["Pau1"], true)
      }
      #expect(try await change("paul") == "already_exists USERNAME_TAKEN")
      #expect(try await change("Ella") == nil)
    }
  }

  @Test func whoWasRaisedSinceIsLeftAloneAndWhoIsGoneTooAndWhatCannotBeReadIsGivenBack() async throws {
    try await AuthFixture.run { auth in
      let (boss, moderator) = (try await auth.official("Boss", "admin"), try await auth.official("Martin", "moderator"))
      try await auth.removeNames(of: boss, by: moderator) { $0.usernames = ["boss"] }
      #expect(try await auth.account(of: boss).username == "Boss")
      try await auth.removeNames(of: Caller(accountID: UUID()), by: moderator) { $0.removesGivenName = true }
      for spoil: (inout AccountNamesRemoved) -> Void in [
        { $0.accountID = "anna" }, { $0.actorAccountID = "" }, { $0.usernames = Array(repeating: "anna", count: 101) },
        { $0.keptUsernames = Array(repeating: "anna", count: 101) },
      ] {
        var told = AccountNamesRemoved(accountID: UUID().text, actorAccountID: UUID().text, actorRole: "moderator")
        spoil(&told)
        #expect(await auth.deliver(told, id: UUID()).failure?.reason == "EVENT_MALFORMED")
      }
    }
  }
}

extension AuthFixture {
  /// SocialService tells what was decided.
  func removeNames(
    of target: Caller, by actor: Caller, id: UUID = UUID(), _ change: (inout AccountNamesRemoved) -> Void
  ) async throws {
    var told = AccountNamesRemoved(
      accountID: try #require(target.accountID).text, actorAccountID: try #require(actor.accountID).text, actorRole: "moderator")
    change(&told)
    #expect(await deliver(told, id: id).takenCount == 1)
  }

  fileprivate func deliver(_ told: AccountNamesRemoved, id: UUID) async -> Delivery {
    let event = InboxEvent(
      eventID: id, type: NameInbox.eventType, orderingKey: told.accountID, source: "social", createTime: clock.now(),
      payload: told.encoded())
    return await Inbox(database: database, time: clock, handlers: [NameInbox(removal: features.moderation.removal).handler]).receive([event]
    )
  }
}
