// Names of hosts by libidn2: the mapping of UTS #46 and the checks of IDNA 2008.

import CIDN2

/// The name of a host, of which people and machines write several spellings.
public enum DomainName {
  /// RFC 1035 §2.3.4, of the form in ASCII.
  public static let labelBytesMax = 63
  /// RFC 1035 §2.3.4 less the root's label and the lengths, of the form in ASCII.
  public static let nameBytesMax = 253

  /// The one spelling in ASCII, in small letters (UTS #46 §4, non-transitional): `BÜCHER.example`, `bu\u{308}cher.example` and
  /// `xn--bcher-kva.example` are `xn--bcher-kva.example`.
  ///
  /// A name in ASCII has one also where an `xn--` in it is none that IDNA knows, as pictures in names are: such names exist, and mail is delivered to
  /// them. Written as pictures they have none.
  /// - Returns: Nil for what cannot be a name: characters that no name may hold, an empty label, one of more than 63 bytes, more than 253 bytes.
  public static func ascii(_ name: String) -> String? {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let lowercased = isASCII ? name.lowercased() : name
    guard let mapped = isASCII && !lowercased.contains("xn--") ? lowercased : mapped(lowercased) ?? (isASCII ? lowercased : nil) else {
      return nil
    }
    return isName(mapped) ? mapped : nil
  }

  private static func mapped(_ name: String) -> String? {
    guard name.unicodeScalars.allSatisfy(isOfAName) else { return nil }
    var result: UnsafeMutablePointer<CChar>?
    let flags = CInt(IDN2_NFC_INPUT.rawValue | IDN2_NONTRANSITIONAL.rawValue)
    guard idn2_to_ascii_8z(name, &result, flags) == CInt(IDN2_OK.rawValue), let result else { return nil }
    defer { idn2_free(result) }
    return String(cString: result)
  }

  /// Letters, digits and hyphens in labels that are not empty (RFC 1123 §2.1).
  private static func isName(_ ascii: String) -> Bool {
    guard ascii.utf8.count <= nameBytesMax else { return false }
    return ascii.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      (1...labelBytesMax).contains(label.count) && label.allSatisfy(isOfALabel)
    }
  }

  private static func isOfALabel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Characters that are not in ASCII are libidn2's to judge, but for those that stand for one in ASCII that no name may hold (`＠`, `≮`, `℀`):
  /// UTS #46 §4.1 would map them to it, or to nothing, and the mail for one domain would go to another.
  private static func isOfAName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isOfANameInASCII(scalar) }
    return NormalForm.compatibilityParts(of: scalar).allSatisfy { !$0.isASCII || isOfANameInASCII($0) }
  }

  private static func isOfANameInASCII(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "." || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
