import Identity
import Texts

/// Form that somebody fills in to get an account, checked field by field so that all mistakes are told at once.
struct SignUpForm: Hashable {
  /// In NFC.
  let email, password, username: String
  /// Whether the house makes the name (requirement X-2); then `username` is empty.
  let generatesUsername: Bool
  /// As the device says them.
  let deviceName, app: String
  /// As it was entered; empty without one.
  var invitationCode = ""
  /// A language tag; nil when none was told.
  var locale: String?
  var age = AgeForm()
  var person = PersonalDetails.Form()
  /// Scope of the session that is opened.
  var scope = SessionScope.full

  /// A field that was refused.
  enum Mistake: Hashable {
    case username(UsernameRules.Refusal)
    case email(EmailRules.Refusal)
    case password(PasswordRules.Refusal)
    case locale
    case person(PersonalDetails.Mistake)
  }

  /// Everything that is wrong, in the order of the form.
  func mistakes(_ passwords: PasswordRules) -> [Mistake] {
    var mistakes: [Mistake] = []
    do { try EmailRules.check(email) } catch { mistakes.append(.email(error)) }
    do { try passwords.check(password, own: ownWords) } catch { mistakes.append(.password(error)) }
    if generatesUsername {
      if !username.isEmpty { mistakes.append(.username(.wrongLength(username.utf8.count))) }
    } else {
      do { try UsernameRules.check(username) } catch { mistakes.append(.username(error)) }
    }
    if let locale, !LanguageTag.isTag(locale) { mistakes.append(.locale) }
    return mistakes + person.mistakes.map(Mistake.person)
  }

  /// Words that anybody who knows the person tries first.
  private var ownWords: [String] { [username, email] + [person.details.givenName, person.details.familyName].filter { !$0.isEmpty } }

  /// - Parameter address: Where the client connects from; nil when it is not known.
  func device(at address: String?) -> SessionDevice {
    SessionDevice(name: deviceName, app: app, at: address, scope: scope)
  }
}
