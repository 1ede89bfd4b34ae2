import Cryptography
import Testing

/// Keys and signatures that pyca/cryptography has made, and the examples of RFC 7515.
@Suite struct VerificationKeyTests {
  private typealias Hash = VerificationKey.Hash

  private static let message = Array("stones mark the way".utf8)
  private static let modulus = bytes(
    """
    6APtdqjqMS9S8l3-Sr-qXTJrFKaP9I4by8D02J4_jfeh80vsZRp9M9xBxb_pafy2fuWW4P2_6blvexoSkHK_FQjMgYpglUgZp7TZYYN76NvxYFuUj7LzSume\
    C8XVgBOmnaE-VIbEU3SvYqchr8YKt5hAds2Fi4BsL0a5bzHLwqkAeyBDIpmqQEHET1tpew6Xb26eJvXELurbtgwgq00HfGWNLJcFvIjTvE_NhZGcsB2wknp_\
    s7cemYIWg9lnHAhNvG_cB-i-LecTx6J5R4QVtKL-VwRJhtBBnlFB4hwGu1TMiwzxrgom7i1Q4c-cCfCVc4rnvmizG0TNOgBsqyvxuw
    """)
  private static let exponent = bytes("AQAB")

  private static func bytes(_ text: String) -> [UInt8] { Base64.url.decode(text) ?? [] }

  private static func rsa(_ hash: Hash, isPSS: Bool) throws -> VerificationKey {
    try #require(VerificationKey(rsaModulus: modulus, exponent: exponent, hash: hash, isPSS: isPSS))
  }

  /// Whether a key takes its signature, and neither another message nor another signature.
  private func expectGood(_ key: VerificationKey, _ signature: [UInt8], of message: [UInt8] = message) {
    #expect(key.isValid(signature, for: message))
    #expect(!key.isValid(signature, for: message + [0]))
    var changed = signature
    changed[changed.count / 2] ^= 1
    for other in [changed, [], [0], Array(signature.dropLast()), signature + [0], Array(repeating: 0, count: signature.count)] {
      #expect(!key.isValid(other, for: message))
    }
  }

  @Test(arguments: [
    (
      VerificationKey.Hash.sha256, false,
      """
      kti-PPg-t0U0-RtxBNP0IpVnKbSVHpZTczsuKvWuBzFVN3pm0oMBJUl_Cgn3wHoLlEto8xCFR4MPyqN4NLtvKMeV4Ofpfwy4Z1WNDoTWYdtaDMZBErC_1oIq\
      SmUk-jvfUtyZdwNWTaAl17pnRPfAc7Bo-756FETDHJDJhhAVOrADHkUdegUz5zZWeRq-2MxtsR7ACg7LV0NhZdKNw4yVuU73luFer_NOe8kyHOErxysolqal\
      tYuQmZxS1lZR8HRPypSD22qtmT-wARbK-_RgLPn1mZaY9x4BZ9ZAq4yIV1pZW9Xnay0OX5U3PC8V7Voxzo0xLim-V5ACocKJAW_9yQ
      """
    ),
    (
      VerificationKey.Hash.sha384, false,
      """
      3ftBEg8u8nL7vYa9GX37x9UF1XZVK1HFdEocXije5Srh3YeAV1bTg1n2ln_031Fs-sKh1nw0I72y6dyqXjGRiVabnrvuaKt7sk-f0O4GxQ4-RMj_tP5nNrzA\
      dXay1JsRGFHDVkbnBFPDXpKcOAwJu6AcxUCFu-_8r-63eDmGcOwOJg3L9rD4r3YqhDx-NPkziiUnjCeP_JP9CLi9DFpdME2Imi50aLoTqYebD-IXiaHaKnW5\
      RECPYibFCwR6eOEiPrqOYZ-GLjyHI65xFigJnRuXGsFw7GatCQ5BRXyFdy19r9nlX5p8h4pE9mHCSVmwxCshbYfMez1orfLVj4opnQ
      """
    ),
    (
      VerificationKey.Hash.sha512, false,
      """
      ugLAnxpGNL9NkJW6OcfZQxPdSUZhCPJl_gJ1ebyJhiOngYpX7c3r2UHI5mk87C7Gh0-eEoGV-Ud0n9NeS1fUVVF8PvU7775MP4QBXeObjnnjdYOlyr1IJMkU\
      0-SE_Og64dvhaF0qVyzpGGOkVXoaAzu3RH23Ewcy9S6Q01QLtU5moe4frtfcQJ0l0hK77PUaweScesvHfrMRlGCPTo8T4lSObOYOJlrvQy4tv0M3HdyOUPcY\
      HS_siEnsLpklvZMoQdd647bOUxAh8G-AyqhsJEm_SUdRGi27vz9XiNdai5T-vrSC4GhjzrUAcllEyC2yoVcVog59GoKFubG3Dxjl1g
      """
    ),
    (
      VerificationKey.Hash.sha256, true,
      """
      VlaCYQBiOslRy2HHw7SNKjBFc8GcQTM6Z3xpj1kIndBboZFEk7KM0UW8ZJeI05nDlr9COVPbeiBl2lDsQIdFCD2L-_N3VR81Cim0M35cXFsRdobmpp8GM_tu\
      Y-jMvj-B0SzARTEvhFXOtt24PqZHQGbT7QUHM9dTEBzqmgiqfOGw4DGWGaC5JIK-UKYo19HzmCMp73vzZmtnKZ6WjFwBDOI7A3HstAAHh8IexMW1Uc0KC21Z\
      OWJAAL7h6MFhWygI7eepA6Z6zMRW-8ELpwfLShMrlEjmkvroSESIsVvjdJUtNIFzq6LZBZRGsr1V6whNW_OWCcw7Twm3QS4s5aXg3Q
      """
    ),
    (
      VerificationKey.Hash.sha384, true,
      """
      NuAz-oxsCP5WNSd5q7_tVFApS1bYwoQHjpc9z-nE0vP2goydP-FKeAgWMN9aCPfsyDB_1WizGco6o4ZfBTvStGq6qOlpCOsrcf1k5tMrsroKtKNlWLJVYzI2\
      uFY7-YOg8U7dDTTtswT6yMUfiAf5JwkY-7-xfkG7tNzIgujwiuddRyfHLWItlCpr9n5VI4MUwDDSIAbPIoKud3pcOpckJsrfFSJp_c5LkBBp7OENLMxaNEYV\
      -fuMnv45pGsCOuTY2CaBVRbgieJpkfeSKML0MEeZBmDh_JkTGkydxtkBsMo_uVn4yfyCjOEf4X8TIfS_CqtWvu-1fL2sBrUJqnZ2mg
      """
    ),
    (
      VerificationKey.Hash.sha512, true,
      """
      JEcFoD-022FWUehAFTF-r8tBJdMaJVCITWeduJVj-j5eEpoeD7crzeuC7TqU-P7w_KglSwUt36zHLRYb2paPPo4JRSU8SOlkAATWks_wUfhQgbAO8f7zhHi3\
      6wuvRYF5gIDEmTuQnoDltrTyyYwIZaerqz4p3JNke2vFVth3obcE9Np9privDGKV82bZutM9FpHKPaLILyaw8Vo4fZXiBcyE204kSxK6GTAg_k3VbnJc5371\
      HysNn7NE7RXOLl_Cn8b0QEnUXHzNqac_LgqRXvMRaq5oI2gus7EgIJ065qVg7biYokuYbmmDG3t9h9Nj1ziekAb6EkM0hTLxqXTxTw
      """
    ),
  ])
  func `RSA signatures of both kinds are checked`(hash: VerificationKey.Hash, isPSS: Bool, signature: String) throws {
    expectGood(try Self.rsa(hash, isPSS: isPSS), Self.bytes(signature))
    #expect(!(try Self.rsa(hash, isPSS: !isPSS)).isValid(Self.bytes(signature), for: Self.message))
  }

  @Test(arguments: [
    (
      VerificationKey.Curve.p256, "UuWJx-RNVJKLSHsRFYcQP4d5XGguUW0uj1jCUq_tdfI",
      "xlViNGF9CJMAB3REU8eFMxmsEOL-NWDPQ1aDFmbgIvc",
      "S7Wumu2ASIOzuMCYMtkUuz-7HX133GZE7r31mAV0APFYjY1nKOo9YlgFMjvQWXgdWZVjfLxKhV-tA9U5tgY7Kg"
    ),
    (
      VerificationKey.Curve.p384, "s4pddP82bJTXKddJPtNH-7n9flJGZ3Jzbfi5n9U0URr2g-i-nRIWPTMj3bkk2Tor",
      "_vIAgpSMbLMHKaXLFHadaFQ1CLAipJYBQBpnHkUr55LD7l4iIcM_YvheaJ3xkMjU",
      """
      WS6B88eecm7bNqH-lMPK83ULhr6J078P7IkHZJKEYRwUOa41p8kzvbFuahmlf7uwkMWHLrB9vb4aoIj04jZBcbhxwEuf39rLjFHkWIwJ5Um3ovPp9IhLY59q\
      glSIQODG
      """
    ),
    (
      VerificationKey.Curve.p521, "AebbMQO4os85swvxQhaCkmU7Th6NuKiXOqBYchJc0-S6BJxNn8ouFeC50TiYBStRgRTWBAb2qHmqCIqPpot7eIUa",
      "AIvQNKRb8tGpCDptSSMd4r3MzlqCHn0K6uVFHZM7qEXxkXCqRtQpG34vC37-9uCTatgs9QjP9xHmWr-RmwV1CW-_",
      """
      Aeceqm5tuuq8Jmu-9PiSRJPUvx17lZj6YK6mmZJYd-F2KFvjeQipsMzcM5J3Fd_zkTinSMheT7hDSBH2KohhPKl2ATlCwM_XgPnKd6PrvZEMIllfiZGVnn1S\
      nOKLPWlZ-pjEq0jlfRHU-ZNb4FVDhh_-_QY6NQYRcBC6Q4QwJpWqWrKj
      """
    ),
  ])
  func `ECDSA signatures are checked on each curve`(curve: VerificationKey.Curve, x: String, y: String, signature: String) throws {
    let key = try #require(VerificationKey(curve: curve, x: Self.bytes(x), y: Self.bytes(y)))
    expectGood(key, Self.bytes(signature))
    #expect(!key.isValid(Array(repeating: 255, count: 2 * curve.coordinateByteCount), for: Self.message))
    var off = Self.bytes(y)
    off[off.count - 1] ^= 1
    #expect(VerificationKey(curve: curve, x: Self.bytes(x), y: off) == nil)
  }

  /// RFC 7515 appendix A.3.
  @Test func `The example of the standard is good`() throws {
    let key = try #require(
      VerificationKey(
        curve: .p256, x: Self.bytes("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"),
        y: Self.bytes("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0")))
    let signed = """
      eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ
      """
    let signature = Self.bytes("DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q")
    expectGood(key, signature, of: Array(signed.utf8))
  }

  @Test func `Ed25519 signatures are checked`() throws {
    let secret = try #require(Ed25519.PrivateKey(seed: Array(repeating: 7, count: 32)))
    let key = try #require(VerificationKey(ed25519: secret.publicKey.bytes))
    expectGood(key, secret.sign(Self.message))
  }

  @Test func `What is no key makes none`() {
    let short = Array(Self.modulus.prefix(128))
    for (modulus, exponent) in [
      ([], Self.exponent), (Self.modulus, []), (Self.modulus, [0]), (Self.modulus, [1]), (Self.modulus, [1, 0]), (short, Self.exponent),
      (Array(repeating: 0, count: 256), Self.exponent), (Array(repeating: 255, count: 2_000), Self.exponent),
      (Self.modulus, Array(repeating: 255, count: 9)),
    ] {
      #expect(VerificationKey(rsaModulus: modulus, exponent: exponent, hash: .sha256, isPSS: false) == nil)
    }
    for curve in VerificationKey.Curve.allCases {
      for count in [0, 1, curve.coordinateByteCount] {
        for byte: UInt8 in [0, 255] {
          let coordinate = Array(repeating: byte, count: count)
          #expect(VerificationKey(curve: curve, x: coordinate, y: coordinate) == nil)
        }
      }
    }
    for count in [0, 31, 33] { #expect(VerificationKey(ed25519: Array(repeating: 1, count: count)) == nil) }
  }
}
