import Foundation

/// Text in Unicode normalisation form C: `é` typed as one character or as two is the same password and the same address.
///
/// The one place of this service that needs Foundation whole: the standard library's own normalisation is not public.
enum NormalizedText {
  static func nfc(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }
}
