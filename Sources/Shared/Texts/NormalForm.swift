// Normalisation by GNU libunistring: the standard library's own is not public, and Foundation's brings 34 MB of ICU into a process.

import CUnistring

/// Text in Unicode normalisation form C (UAX #15): `é` typed as one character or as two is the same password, address and name.
public enum NormalForm {
  /// The text in form C.
  public static func nfc(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let bytes = Array(text.utf8)
    var count = 0
    // Fails only when memory is used up: the bytes are UTF-8, because they come out of a String.
    guard let normalized = cairn_nfc(bytes, bytes.count, &count) else { return text }
    defer { free(normalized) }
    return String(decoding: UnsafeBufferPointer(start: normalized, count: count), as: UTF8.self)
  }
}
