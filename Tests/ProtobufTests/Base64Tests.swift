import Protobuf
import Testing

@Suite struct Base64Tests {
  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func theExamplesOfTheStandard(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
    #expect(Base64.decode(String(encoded.prefix { $0 != "=" })) == Array(plain.utf8))
  }

  @Test func bothAlphabetsAreRead() {
    #expect(Base64.decode("-_-_") == [0xFB, 0xFF, 0xBF])
    #expect(Base64.decode("+/+/") == [0xFB, 0xFF, 0xBF])
    #expect(Base64.encodeURL([0xFB, 0xFF, 0xBF, 0x01]) == "-_-_AQ")
    #expect(Base64.encode([0x01], padded: false) == "AQ")
  }

  @Test(arguments: ["A", "AAAAA", "A===", "====", "Zg=", "Z=g=", "Zm9v Zg", "Zg==Zg==", "Zö", "Zg\u{0}="])
  func whatIsNotBase64IsRefused(text: String) {
    #expect(Base64.decode(text) == nil)
  }

  @Test func everyLengthSurvivesTheWayThroughText() {
    for count in 0..<200 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
      #expect(Base64.decode(Base64.encodeURL(bytes)) == bytes)
    }
  }
}
