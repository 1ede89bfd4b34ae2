import Cryptography
import Testing

@Suite struct EncodingTests {
  @Test(arguments: [("", ""), ("f", "66"), ("foobar", "666f6f626172"), ("\u{0}\u{7F}", "007f")])
  func hexIsTwoLowerCaseDigitsPerByte(text: String, hex: String) {
    #expect(Hex.encode(Array(text.utf8)) == hex)
    #expect(Hex.decode(hex) == Array(text.utf8))
    #expect(Hex.decode(hex.uppercased()) == Array(text.utf8))
  }

  @Test(arguments: ["0", "0g", "é0", " 00", "000"])
  func textThatIsNotHexIsRefused(text: String) {
    #expect(Hex.decode(text) == nil)
  }

  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheRFC(text: String, encoded: String) {
    #expect(Base64.standard.encode(Array(text.utf8)) == encoded)
    #expect(Base64.standard.decode(encoded) == Array(text.utf8))
    let bare = encoded.filter { $0 != "=" }
    #expect(Base64.url.encode(Array(text.utf8)) == bare)
    #expect(Base64.url.decode(bare) == Array(text.utf8))
    #expect(Base64.standardUnpadded.decode(bare) == Array(text.utf8))
  }

  @Test func theAlphabetsDifferInTwoCharacters() {
    #expect(Base64.standard.encode([0xFB, 0xEF, 0xFF]) == "++//")
    #expect(Base64.url.encode([0xFB, 0xEF, 0xFF]) == "--__")
    #expect(Base64.url.decode("++//") == nil)
    #expect(Base64.standard.decode("--__") == nil)
  }

  @Test func everyLengthReturns() {
    for count in 0...100 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      for alphabet in [Base64.url, .standard, .standardUnpadded] { #expect(alphabet.decode(alphabet.encode(bytes)) == bytes) }
    }
  }

  @Test(arguments: ["Zg=", "Zg", "Zg===", "Z===", "====", "=Zg=", "Zg==Zg==", "Zm9v\n", "Zm 9v", "Zh==", "Zm9="])
  func paddedTextIsTakenOnlyAsItWouldBeWritten(text: String) {
    #expect(Base64.standard.decode(text) == nil)
  }

  @Test(arguments: ["Zg==", "Z", "Zh", "Zm9", "Zm9v=", "Zm9vé", "Zm9v "])
  func unpaddedTextIsTakenOnlyAsItWouldBeWritten(text: String) {
    #expect(Base64.url.decode(text) == nil)
  }
}
