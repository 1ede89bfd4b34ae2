import CairnProto
import Geodesy
import RPC
import Texts

/// Texts and numbers of requests, each refused with the field that is wrong.
enum CacheTexts {
  /// A text as it is kept: in NFC, without blanks around it.
  static func text(_ text: String, _ field: String, lengthMax: Int, isMultiline: Bool = false) throws(RPCError) -> String {
    PeopleText.withoutBlanks(try Field.text(PeopleText.withoutBlanks(text), field, max: lengthMax, isMultiline: isMultiline))
  }

  /// A BCP 47 tag by its form: letters and digits in parts of at most eight; empty for none.
  static func languageCode(_ code: String, _ field: String) throws(RPCError) -> String {
    if code.isEmpty { return "" }
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
    }
    guard isTag, code.utf8.count <= CacheRules.languageCodeLengthMax, (parts.first?.utf8.count ?? 0) >= 2 else {
      throw .invalid(field, .malformed, "a BCP 47 tag")
    }
    return code
  }

}

extension LatLng {
  init(_ point: GeoPoint) { self.init(latitudeDegrees: point.latitude, longitudeDegrees: point.longitude) }
}
