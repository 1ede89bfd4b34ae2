import Testing
import Texts

@testable import AuthService

@Suite struct PasswordRulesTests {
  @Test(arguments: [
    "violet harbour", "correct horse battery staple", "tr0ub4dor&3", "Xk9#mQ2v", "пароль-длинный", "密码密码密码安全吗", "        a b c", "🐎🔋📎✅🐎🔋📎🚀",
    "my password is a long one", "password of my own", "dragonfly lantern", "qwertyXplorer", "mountain-river-7-stone", "zkqvxjwp",
  ])
  func passwordsThatNobodyTriesFirstAreTaken(password: String) {
    #expect(throws: Never.self) { try PasswordRules().check(password, own: ["Anna", "anna@example.org"]) }
  }

  @Test(arguments: [
    "password", "Password1", "PASSWORD123!", "p@ssw0rd", "P@$$w0rd2024", "passw0rd", "123password", "!!!password!!!", "passwordpassword",
    "letmein1", "welcome2024", "Willkommen1", "bienvenue", "iloveyou", "iloveyou<3", "sunshine", "superman99", "michael1990", "Football!",
    "dragon123",
    "dragondragon", "monkey12345", "trustno1!", "lösenord1", "contraseña", "motdepasse", "qwertyui", "qwerty123", "QWERTY123456",
    "qwertzuiop", "azertyuiop",
    "asdfghjkl", "asdfasdf", "asdf1234", "1qaz2wsx", "zaq12wsx", "qazwsxedc", "1q2w3e4r", "q1w2e3r4", "qweasdzxc", "zxcvbnm1", "poiuytrewq",
    "12345678",
    "123456789", "1234567890", "87654321", "0987654321", "11111111", "aaaaaaaa", "12121212", "abcabcabc", "abcdabcd", "hahahaha",
    "abcdefgh", "zyxwvuts",
    "20242024", "24121990", "19901224", "12241990", "00000000", "abc12345", "admin123", "administrator", "changeme", "cairn2024",
    "geocaching1",
  ])
  func passwordsThatAreTriedFirstAreRefused(password: String) {
    #expect(throws: PasswordRules.Refusal.tooCommon) { try PasswordRules().check(password, own: []) }
  }

  @Test(arguments: ["Lindqvist", "lindqvist1", "L1ndqv1st", "2024lindqvist", "lindqvistlindqvist", "lindqvist@example.org"])
  func theOwnersNameIsNoPassword(password: String) {
    #expect(throws: PasswordRules.Refusal.tooCommon) { try PasswordRules().check(password, own: ["Lindqvist", "lindqvist@example.org"]) }
    if password != "lindqvist@example.org" {
      #expect(throws: Never.self) { try PasswordRules().check(password, own: ["somebody"]) }
    }
  }

  @Test func lengthsAreCountedInScalars() {
    #expect(throws: PasswordRules.Refusal.tooShort(lengthMin: 8)) { try PasswordRules().check("", own: []) }
    #expect(throws: PasswordRules.Refusal.tooShort(lengthMin: 8)) { try PasswordRules().check("xk9#mq2", own: []) }
    #expect(throws: Never.self) { try PasswordRules().check("xk9#mq2v", own: []) }
    // One picture of a family for the eye, seven scalars.
    #expect(throws: PasswordRules.Refusal.tooShort(lengthMin: 8)) { try PasswordRules().check("👨‍👩‍👧‍👦", own: []) }
    let long = (0..<128).map { String(UnicodeScalar(0x4E00 + $0 * 7)!) }.joined()
    #expect(throws: Never.self) { try PasswordRules().check(long, own: []) }
    #expect(throws: PasswordRules.Refusal.tooLong) { try PasswordRules().check(long + "x", own: []) }
  }

  @Test func aHouseMayAskForLongerOnes() {
    let strict = PasswordRules(lengthMin: 15)
    #expect(throws: PasswordRules.Refusal.tooShort(lengthMin: 15)) { try strict.check("violet harbour", own: []) }
    #expect(throws: Never.self) { try strict.check("violet harbours", own: []) }
  }

  @Test(arguments: ["Giuseppe1985", "m@rseille!", "schatzischatzi", "1gandalf1", "novembre2023"])
  func namesWithDecorationsAreRefused(password: String) {
    #expect(throws: PasswordRules.Refusal.tooCommon) { try PasswordRules().check(password, own: []) }
  }

  @Test func everyLengthOfASequenceIsRefused() {
    let sequence = "abcdefghijklmnopqrstuvwxyz"
    for length in 8...26 {
      #expect(CommonPasswords.contains(String(sequence.prefix(length))))
      #expect(CommonPasswords.contains(String(sequence.reversed().prefix(length))))
    }
  }

  @Test func checkingAHostilePasswordIsQuick() {
    let clock = ContinuousClock()
    let hostile = [String(repeating: "qwe", count: 42), String(repeating: "a", count: 127) + "b", String(repeating: "asdfjklö", count: 16)]
    let duration = clock.measure { for password in hostile { _ = CommonPasswords.contains(password, own: [password, password]) } }
    #expect(duration < .seconds(5))
  }
}

@Suite struct PasswordNormalFormTests {
  @Test(arguments: [
    ("plain", "plain"), ("e\u{301}", "\u{E9}"), ("\u{212B}", "\u{C5}"), ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}"), ("\u{AC00}", "\u{AC00}"),
    ("ﬁ", "ﬁ"),
  ])
  func composesAndNothingMore(text: String, composed: String) {
    #expect(Array(NormalForm.nfc(text).unicodeScalars) == Array(composed.unicodeScalars))
  }
}
