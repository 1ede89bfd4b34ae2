import Cryptography
import Synchronization
import Timekeeping

/// By whom an installation sends with Apple: a key of a developer team, as the developer's pages give it out, and the apps that it is for.
struct AppleAccount: Sendable, CustomStringConvertible {
  let key: P256.PrivateKey
  let keyID: String
  let teamID: String

  /// Says, signed, who sends.
  func token(at now: Moment) -> String {
    SignedToken.text(Header(kid: keyID), Claims(iss: teamID, iat: now.milliseconds / 1_000), by: key)
  }

  /// Whether a text is an id of a key or of a team: ten capital letters and digits.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  var description: String { "AppleAccount(\(teamID))" }

  private struct Header: Encodable {
    let alg = "ES256"
    let kid: String
    let typ = "JWT"
  }

  private struct Claims: Encodable {
    let iss: String
    let iat: Int64
  }
}

/// The signed token of an account, kept for as long as Apple likes it.
final class AppleTokens: Sendable {
  private let account: AppleAccount
  private let kept = Mutex<(text: String, madeTime: Moment)?>(nil)

  init(_ account: AppleAccount) {
    self.account = account
  }

  func token(at now: Moment) -> String {
    kept.withLock { kept in
      if let kept, now < kept.madeTime + AppleRules.tokenLifetime, now >= kept.madeTime { return kept.text }
      let text = account.token(at: now)
      kept = (text, now)
      return text
    }
  }

  /// One that is not taken is not used again, unless another one would come too soon.
  func forget(_ token: String, at now: Moment) {
    kept.withLock { kept in
      if let made = kept, made.text == token, now >= made.madeTime + AppleRules.tokenLifetimeMin { kept = nil }
    }
  }
}
