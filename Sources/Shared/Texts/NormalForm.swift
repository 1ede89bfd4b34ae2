// Normalisation by GNU libunistring: the standard library's own is not public, and Foundation's brings 34 MB of ICU into a process.

import CUnistring

/// Text in Unicode normalisation form C (UAX #15): `é` typed as one character or as two is the same password, address and name.
public enum NormalForm {
  /// The text in form C.
  public static func nfc(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let bytes = Array(text.utf8)
    var count = 0
    return taken(cairn_nfc(bytes, bytes.count, &count), count) ?? text
  }

  /// The text in form KD, in which letters stand apart from their marks and wide characters are the usual ones: to compare by, never to show.
  public static func nfkd(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let bytes = Array(text.utf8)
    var count = 0
    return taken(cairn_nfkd(bytes, bytes.count, &count), count) ?? text
  }

  /// Characters that one stands for (UAX #15, form KD): of `＠` it is `@`, of `≮` `<` and a stroke, of most it is the character itself.
  static func compatibilityParts(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    let bytes = Array(String(scalar).utf8)
    var count = 0
    return (taken(cairn_nfkd(bytes, bytes.count, &count), count) ?? String(scalar)).unicodeScalars
  }

  /// - Returns: Nil for NULL, which comes only when memory is used up: the bytes are UTF-8, because they come out of a String.
  private static func taken(_ normalized: UnsafeMutablePointer<UInt8>?, _ count: Int) -> String? {
    guard let normalized else { return nil }
    defer { free(normalized) }
    return String(decoding: UnsafeBufferPointer(start: normalized, count: count), as: UTF8.self)
  }
}
