import CairnProto
import Testing

@testable import AuthService

@Suite struct SignUpFormTests {
  private let good = SignUpWithPasswordRequest(
    email: "anna@example.org", password: "violet harbour 7", username: "Anna", deviceName: "Anna's phone")

  @Test func aGoodFormHasNoMistakes() {
    #expect(SignUpForm(good).mistakes(PasswordRules()).isEmpty)
  }

  @Test func allMistakesAreToldAtOnce() {
    let form = SignUpForm(SignUpWithPasswordRequest(email: "x", password: "short", username: "?", deviceName: "a\u{7}"))
    #expect(
      form.mistakes(PasswordRules()) == [.email(.wrongLength), .password(.tooShort(lengthMin: 8)), .username(.wrongCharacter), .deviceName])
    let violations = form.mistakes(PasswordRules()).map(FieldViolation.init)
    #expect(violations.map(\.field) == ["email", "password", "username", "device_name"])
    #expect(violations.map(\.reason) == ["EMAIL_INVALID", "PASSWORD_TOO_SHORT", "USERNAME_INVALID", "DEVICE_NAME_INVALID"])
  }

  @Test func composedAndDecomposedTextIsTheSame() {
    var decomposed = good
    decomposed.password = "cafe\u{301} et the\u{301}"
    #expect(SignUpForm(decomposed).password == "caf\u{E9} et th\u{E9}")
    #expect(Array(SignUpForm(decomposed).password.utf8) == Array("caf\u{E9} et th\u{E9}".utf8))
  }

  @Test func aPasswordMadeOfTheOwnersNamesIsRefused() {
    for password in ["Anna@example.org", "anna1234", "ANNA2024!!", "1234anna"] {
      var request = good
      request.password = password
      #expect(SignUpForm(request).mistakes(PasswordRules()) == [.password(.tooCommon)], "\(password)")
    }
  }

  @Test func aDeviceNameHasAtMostAHundredScalars() {
    var request = good
    request.deviceName = String(repeating: "\u{1F4F1}", count: 100)
    #expect(SignUpForm(request).mistakes(PasswordRules()).isEmpty)
    request.deviceName += "x"
    #expect(SignUpForm(request).mistakes(PasswordRules()) == [.deviceName])
    request.deviceName = ""
    #expect(SignUpForm(request).mistakes(PasswordRules()).isEmpty)
  }
}
