import Texts

/// Form that an e-mail address has to have. Only a mail that arrives proves one, so this refuses no more than what cannot be one.
enum EmailRules {
  /// RFC 5321 §4.5.3.1.3 less the angle brackets, in bytes.
  static let byteCountMax = 254
  /// RFC 5321 §4.5.3.1.1, in bytes.
  static let localByteCountMax = 64

  enum Refusal: Error, Hashable {
    case missing
    case wrongLength
    case notOneAt
    case badLocalPart
    case badDomain
  }

  static func check(_ address: String) throws(Refusal) {
    if address.isEmpty { throw .missing }
    guard (3...byteCountMax).contains(address.utf8.count) else { throw .wrongLength }
    let parts = address.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notOneAt }
    guard isLocalPart(Substring(parts[0])) else { throw .badLocalPart }
    let labels = Substring(parts[1]).split(separator: ".", omittingEmptySubsequences: false)
    // How long a label may be is said of its form in ASCII (DomainName).
    guard labels.allSatisfy(isLabel), let domain = DomainName.ascii(String(Substring(parts[1]))) else { throw .badDomain }
    // As mail servers see it.
    guard Substring(parts[0]).utf8.count + 1 + domain.utf8.count <= byteCountMax else { throw .wrongLength }
  }

  /// The one form of an address, by which it is unique over all accounts and found again however it is typed: the domain as in `delivered`, all in
  /// small letters. Strictly the part before the at may depend on case (RFC 5321 §2.4); no provider of today does, and two accounts of one
  /// mailbox help nobody.
  static func normalized(_ address: String) -> String {
    delivered(address).lowercased()
  }

  /// The address as envelopes and headers of mails have it: the domain in ASCII (RFC 5891 §4.4), which every mail server delivers to, the part
  /// before the at as its owner wrote it.
  static func delivered(_ address: String) -> String {
    // By scalars, as in `check`: a mark behind the at would make one character of both.
    let scalars = address.unicodeScalars
    guard let at = scalars.lastIndex(of: "@") else { return address }
    let domain = String(scalars[scalars.index(after: at)...])
    return String(scalars[...at]) + (DomainName.ascii(domain) ?? domain)
  }

  /// The quoted form of RFC 5322 is not taken: nobody has such an address, and headers have been forged with them.
  private static func isLocalPart(_ text: Substring) -> Bool {
    (1...localByteCountMax).contains(text.utf8.count) && !text.hasPrefix(".") && !text.hasSuffix(".") && !text.contains("..")
      && text.unicodeScalars.allSatisfy { isVisible($0) && !forbidden.contains($0) }
  }

  private static func isLabel(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, !isMark(first) else { return false }
    return !text.hasPrefix("-") && !text.hasSuffix("-")
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII ? scalar == "-" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) : isVisible(scalar)
      }
  }

  /// A mark belongs to the character before it, and before a label there is none of its own.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static let forbidden: Set<Unicode.Scalar> = ["\"", "(", ")", ",", ":", ";", "<", ">", "[", "\\", "]"]

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: true
    }
  }
}
