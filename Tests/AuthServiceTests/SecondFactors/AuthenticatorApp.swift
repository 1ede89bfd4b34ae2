import Cryptography
import Timekeeping

/// An authenticator app.
struct AuthenticatorApp {
  let secret: [UInt8]

  init(base32 text: String) {
    var (bytes, buffer, bitCount) = ([UInt8](), 0 as UInt32, 0)
    for character in text.utf8 {
      let value = character >= 0x41 ? character - 0x41 : character - 0x32 + 26
      buffer = (buffer << 5 | UInt32(value)) & 0xFFFF
      bitCount += 5
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bitCount)))
      }
    }
    secret = bytes
  }

  func code(at now: Moment, _ periods: Int64 = 0) -> String {
    OneTimeCode.code(of: secret, counter: UInt64(now.microseconds / 30_000_000 + periods))
  }
}
