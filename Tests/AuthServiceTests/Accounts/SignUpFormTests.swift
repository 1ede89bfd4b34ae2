import CairnProto
import Testing
import Texts

@testable import AuthService

@Suite struct SignUpFormTests {
  private let good = SignUpWithPasswordRequest(
    email: "anna@example.org", password: "violet harbour 7", username: "Anna", deviceName: "Anna's phone")

  @Test func aGoodFormHasNoMistakes() {
    #expect(SignUpForm(good).mistakes(PasswordRules()).isEmpty)
  }

  @Test func allMistakesAreToldAtOnce() {
    let form = SignUpForm(SignUpWithPasswordRequest(email: "x", password: "short", username: "?", locale: "not a tag"))
    #expect(
      form.mistakes(PasswordRules()) == [.email(.wrongLength), .password(.tooShort(lengthMin: 8)), .username(.wrongCharacter), .locale])
    let violations = form.mistakes(PasswordRules()).map(FieldViolation.init)
    #expect(violations.map(\.field) == ["email", "password", "username", "locale"])
    #expect(violations.map(\.reason) == ["MALFORMED", "PASSWORD_TOO_SHORT", "USERNAME_INVALID", "MALFORMED"])
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

  /// What a device is called helps its owner to tell sessions apart. It keeps nobody out.
  @Test(arguments: [
    ("👩‍💻", "👩‍💻"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("گوشی\u{200C}من", "گوشی\u{200C}من"), ("a\u{7}b\n", "a b"), ("gpj.\u{202E}exe", "gpj.exe"), ("", ""),
    (String(repeating: "\u{1F4F1}", count: 150), String(repeating: "\u{1F4F1}", count: 100)),
  ])
  func everyDeviceNameIsTakenAsFarAsItCanBeKept(name: String, kept: String) {
    var request = good
    (request.deviceName, request.app) = (name, name)
    let form = SignUpForm(request)
    #expect(form.mistakes(PasswordRules()).isEmpty)
    #expect(form.device(at: nil).name == kept && form.device(at: nil).app == PeopleText.label(name, lengthMax: SessionRules.appLengthMax))
  }

  @Test func blanksAroundAddressAndNameArePassedOver() {
    var request = good
    (request.email, request.username) = (" anna@example.org\u{A0}", "Anna ")
    let form = SignUpForm(request)
    #expect(form.email == "anna@example.org" && form.username == "Anna" && form.mistakes(PasswordRules()).isEmpty)
    request.password = " \(good.password) "
    #expect(SignUpForm(request).password == request.password)
  }
}
