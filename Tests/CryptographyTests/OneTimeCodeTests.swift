import Cryptography
import Testing

@Suite struct OneTimeCodeTests {
  /// RFC 4226 appendix D.
  @Test func theCodesOfTheStandardAreMade() {
    let secret = Array("12345678901234567890".utf8)
    let codes = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"]
    for (counter, code) in codes.enumerated() { #expect(OneTimeCode.code(of: secret, counter: UInt64(counter)) == code) }
  }

  /// RFC 6238 appendix B, the last six of its eight digits.
  @Test(
    arguments: [
      (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"), (2_000_000_000, "279037"),
      (20_000_000_000, "353130"),
    ] as [(UInt64, String)])
  func theCodesOfTheStandardByTimeAreMade(seconds: UInt64, code: String) {
    #expect(OneTimeCode.code(of: Array("12345678901234567890".utf8), counter: seconds / 30) == code)
  }

  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI"),
  ])
  func base32IsThatOfTheStandard(plain: String, encoded: String) {
    #expect(Base32.encode(Array(plain.utf8)) == encoded)
  }
}
