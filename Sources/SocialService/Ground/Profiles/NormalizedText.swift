import Foundation

/// Text in the form in which it is kept and counted.
enum NormalizedText {
  /// NFC, so that an accented letter is one character however it was typed.
  static func nfc(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }
}
