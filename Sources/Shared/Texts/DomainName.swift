// Names of hosts by libidn2: the mapping of UTS #46 and the checks of IDNA 2008.

import CIDN2

/// The name of a host, of which people and machines write several spellings.
public enum DomainName {
  /// The one spelling in ASCII, in small letters (UTS #46 §4, non-transitional): `BÜCHER.example`, `bu\u{308}cher.example` and
  /// `xn--bcher-kva.example` are `xn--bcher-kva.example`.
  ///
  /// A name in ASCII always has one, also where an `xn--` in it is none that IDNA knows: such names exist, and mail is delivered to them.
  /// - Returns: Nil for what cannot be a name: characters that no name may hold, a label of more than 63 bytes, more than 253 bytes.
  public static func ascii(_ name: String) -> String? {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let lowercased = isASCII ? name.lowercased() : name
    if isASCII, !lowercased.contains("xn--") { return lowercased }
    var result: UnsafeMutablePointer<CChar>?
    let flags = CInt(IDN2_NFC_INPUT.rawValue | IDN2_NONTRANSITIONAL.rawValue | IDN2_USE_STD3_ASCII_RULES.rawValue)
    guard name.unicodeScalars.allSatisfy(isOfAName), idn2_to_ascii_8z(lowercased, &result, flags) == CInt(IDN2_OK.rawValue), let result
    else {
      return isASCII ? lowercased : nil
    }
    defer { idn2_free(result) }
    return String(cString: result)
  }

  /// Characters that are not in ASCII are libidn2's to judge; of the rest it would map a blank to nothing.
  private static func isOfAName(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar == "-" || scalar == "." || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
