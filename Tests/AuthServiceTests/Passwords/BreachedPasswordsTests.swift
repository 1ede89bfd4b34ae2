import Testing

@testable import AuthService

@Suite struct BreachedPasswordsTests {
  @Test func whatIsInTheListIsRefusedInAnyCase() throws {
    let rules = PasswordRules(breached: try BreachedPasswords(list: "a1b2c3d4\r\nspongebob\n\nÅngström99\nspongebob\n"))
    #expect(rules.breached.count == 3)
    for password in ["a1b2c3d4", "SpongeBob", "\u{C5}ngstr\u{F6}m99"] {
      #expect(throws: PasswordRules.Refusal.tooCommon) { try rules.check(password, own: []) }
    }
    for password in ["a1b2c3d5", "spongebob squarely", "violet harbour 7"] {
      #expect(throws: Never.self) { try rules.check(password, own: []) }
    }
  }

  @Test func aListMayBeEmptyButNotEndless() throws {
    #expect(try BreachedPasswords(list: "").count == 0 && !BreachedPasswords.none.contains(""))
    let line = "password12\n"
    #expect(throws: BreachedPasswords.Mistake.tooLong) {
      try BreachedPasswords(list: String(repeating: line, count: BreachedPasswords.countMax + 1))
    }
  }
}
