import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct PersonalDetailsTests {
  private func signUp(_ auth: AuthFixture, _ username: String = "Anna") async throws -> SignUpWithPasswordResponse {
    let request = SignUpWithPasswordRequest(
      email: "\(username)@example.org", password: AuthFixture.password, username: username, givenName: "Anna Mari\u{61}\u{301}",
      familyName: "D'Àmico-李", gender: .female)
    return try await auth.accounts.signUpWithPassword(request, auth.context())
  }

  private func set(_ auth: AuthFixture, _ caller: Caller, _ given: String, _ family: String, _ gender: CairnProto.Gender) async throws
    -> CairnProto.Account
  {
    let request = SetPersonalDetailsRequest(givenName: given, familyName: family, gender: gender)
    return try #require(try await auth.accounts.setPersonalDetails(request, auth.context(caller)).account)
  }

  /// What the service for people has been told, oldest first.
  private func told(_ auth: AuthFixture) async throws -> [AccountDetailsTold] {
    try await auth.database.query(
      "SELECT payload FROM outbox WHERE destination = 'social' AND type = 'account.details' ORDER BY ordering_key, number"
    ).map { try AccountDetailsTold(decoding: try $0.get(0)) }
  }

  @Test func whatIsToldAtSignUpIsKeptShownToItsOwnerAndPassedOn() async throws {
    try await AuthFixture.run { auth in
      let response = try await signUp(auth)
      let account = try #require(response.account)
      #expect(account.givenName == "Anna Mariá" && account.familyName == "D'Àmico-李" && account.gender == .female)
      let anna = try await auth.caller(of: try #require(response.tokens))
      #expect(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(anna)).account == account)
      let expected = AccountDetailsTold(
        accountID: account.accountID, givenName: "Anna Mariá", familyName: "D'Àmico-李", gender: .female)
      #expect(try await told(auth) == [expected])
      // Who tells nothing is not talked about.
      _ = try await auth.newcomer("Bertil")
      #expect(try await told(auth).count == 1)
    }
  }

  @Test func whereTheAccountWaitsForItsAddressNothingIsPassedOnBefore() async throws {
    try await AuthFixture.run(revealsTakenEmails: false) { auth in
      _ = try await signUp(auth)
      #expect(try await told(auth).isEmpty)
      let mail = try #require(try await auth.mails().last)
      _ = try await auth.verify("Anna@example.org", code: try #require(mail.values["code"]))
      #expect(try await told(auth).map(\.familyName) == ["D'Àmico-李"])
      let account = try #require(try await AccountStore().find(.username(folded: "anna"), in: auth.database))
      #expect(account.details == PersonalDetails(givenName: "Anna Mariá", familyName: "D'Àmico-李", gender: .female))
    }
  }

  @Test func itIsChangedAndForgottenWheneverItsOwnerLikes() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let account = try await set(auth, anna, "Anna", "", .other)
      #expect(account.givenName == "Anna" && account.familyName == "" && account.gender == .other)
      // The same again tells nobody anything.
      #expect(try await set(auth, anna, "Anna", "", .other) == account)
      #expect(try await set(auth, anna, "", "", .unspecified).gender == .unspecified)
      let events = try await told(auth)
      #expect(events.map(\.givenName) == ["Anna", ""] && events.map(\.gender) == [.other, .unspecified])
      let text = try #require(anna.accountID).text
      #expect(events.map(\.accountID) == [text, text])
      let keys = try await auth.database.query("SELECT DISTINCT ordering_key FROM outbox WHERE destination = 'social'")
      #expect(try keys.map { try $0.get(0) as String } == [text])
    }
  }

  @Test func ofTwoChangesAtOnceTheLastToldIsTheOneThatIsKept() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      for round in 0..<5 {
        async let one = set(auth, anna, "One\(round)", "", .female)
        async let other = set(auth, anna, "Other\(round)", "", .male)
        _ = try await (one, other)
        let kept = try await auth.account(of: anna).details
        let last = try #require(try await told(auth).last)
        #expect(last.givenName == kept.givenName && PersonalDetails.Gender(last.gender) == kept.gender)
      }
      #expect(try await told(auth).count == 10)
    }
  }

  @Test func nobodyWithoutAnAccountTellsAnything() async throws {
    try await AuthFixture.run { auth in
      for caller in [Caller.anonymous, Caller(accountID: UUID(), sessionID: UUID(), roles: ["user"])] {
        try await auth.expect("unauthenticated UNAUTHENTICATED") { try await set(auth, caller, "Anna", "", .female) }
      }
      #expect(try await told(auth).isEmpty)
    }
  }

  @Test func allMistakesAreToldAtOnce() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let (blank, long) = ("  ", String(repeating: "n", count: 101))
      try await auth.expectMistakes(["NOT_WRITING", "TOO_LONG", "UNKNOWN_VALUE"]) {
        try await set(auth, anna, blank, long, .unrecognized(9))
      }
      try await auth.expectMistakes(["TOO_LONG", "NOT_WRITING", "UNKNOWN_VALUE"]) {
        let request = SignUpWithPasswordRequest(
          email: "b@example.org", password: AuthFixture.password, username: "Bertil", givenName: long, familyName: "a\u{202E}b",
          gender: .unrecognized(9))
        return try await auth.accounts.signUpWithPassword(request, auth.context())
      }
      try await auth.expectMistakes(["PASSWORD_BREACHED"]) {
        let request = SignUpWithPasswordRequest(
          email: "b@example.org", password: "Humperdinck1", username: "Bertil", familyName: "Humperdinck")
        return try await auth.accounts.signUpWithPassword(request, auth.context())
      }
    }
  }

  @Test(arguments: [
    ("", true), ("Anna", true), ("O'Brien-Smith Jr.", true), ("李", true), ("Müller ", true), (" ", false), ("a\nb", false),
    ("a\u{202E}b", false), ("a\u{2067}b", false), ("\u{200D}", false), ("شبنم\u{200C}ها", true), ("\u{200F}שלום", true),
    (String(repeating: "n", count: 100), true), (String(repeating: "n", count: 101), false),
  ])
  func namesAreWhatCanBeSeen(name: String, isGood: Bool) {
    #expect(PersonalDetails.isName(name) == isGood)
  }

  @Test(arguments: [
    "evil.com", "Visit evil.com now", "https://x.y", "www.evil.example", "t.me/x", "me@evil.org", "bücher.de", "shop.evil.ru", "(evil.xyz)",
    "evil\u{3002}com", "EVIL.COM!", "mailto:x", "x.com/evil",
  ])
  func aLinkIsNobodysName(name: String) async throws {
    #expect(!PersonalDetails.isName(name))
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.expectMistakes(["NOT_WRITING"]) { try await set(auth, anna, name, "", .female) }
      try await auth.expectMistakes(["NOT_WRITING"]) { try await set(auth, anna, "", name, .female) }
      try await auth.expectMistakes(["NOT_WRITING", "NOT_WRITING"]) {
        let request = SignUpWithPasswordRequest(
          email: "b@example.org", password: AuthFixture.password, username: "Bertil", givenName: name, familyName: name)
        return try await auth.accounts.signUpWithPassword(request, auth.context())
      }
    }
  }

  @Test(arguments: [
    "St. John", "St.John", "J.R.R. Tolkien", "Mary-Ann O'Neil", "Łukasz", "Dr. No", "Dr.No", "Anna.Maria", "J.de Vries", "A.B. de", "T.Ly",
    "J. De", "Jr.", "Sammy Davis Jr.", "d'Angelo", "Ph.D.", "M.Sc.", "李.小龙", "...", "Com", ".com", "N.N.", "Ngô Đình",
    "Müller-Lüdenscheidt",
  ])
  func aNameWithAFullStopIsNoLink(name: String) {
    #expect(PersonalDetails.isName(name))
  }
}
