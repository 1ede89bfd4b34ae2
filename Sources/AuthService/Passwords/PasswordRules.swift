/// Which passwords an account may have (NIST SP 800-63B-4 §3.1.1): long enough, not obvious, and nothing else. No required kinds of
/// characters, no expiry.
struct PasswordRules: Sendable, Hashable {
  /// Least number of Unicode scalars after NFC. NIST asks for 15 where the password is all there is; a game asks for less and refuses what is obvious. An
  /// operator may ask for more.
  var lengthMin = 8
  /// Besides what `CommonPasswords` knows by itself.
  var breached = BreachedPasswords.none
  /// A passphrase of twenty words fits; argon2 does not care, but the message's limit does.
  static let lengthMax = 128

  enum Refusal: Error, Hashable {
    case tooShort(lengthMin: Int)
    case tooLong
    case tooCommon
  }

  /// - Parameters:
  ///   - password: In NFC.
  ///   - own: Words that the owner is known by: user name, e-mail address. A password that is one of them is the first to be tried.
  func check(_ password: String, own: [String]) throws(Refusal) {
    let length = password.unicodeScalars.count
    if length < lengthMin { throw .tooShort(lengthMin: lengthMin) }
    if length > Self.lengthMax { throw .tooLong }
    if CommonPasswords.contains(password, own: own) || breached.contains(password) { throw .tooCommon }
  }

  /// Whether a password that an account has would not be taken any more, because it is among the first that are tried. Its length is the
  /// owner's: whoever asks for more today does not shut out those of yesterday.
  func isBreached(_ password: String, own: [String]) -> Bool {
    CommonPasswords.contains(password, own: own) || breached.contains(password)
  }
}
