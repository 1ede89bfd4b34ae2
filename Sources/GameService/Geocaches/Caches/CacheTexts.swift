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

  /// A BCP 47 tag by its form; empty for none.
  static func languageCode(_ code: String, _ field: String) throws(RPCError) -> String {
    guard code.isEmpty || LanguageTag.isTag(code), code.utf8.count <= CacheRules.languageCodeLengthMax else {
      throw .invalid(field, .malformed, "a BCP 47 tag")
    }
    return code
  }
}

extension LatLng {
  init(_ point: GeoPoint) { self.init(latitudeDegrees: point.latitude, longitudeDegrees: point.longitude) }
}
