import CairnProto
import Cryptography
import Protobuf
import Timekeeping

@testable import Identity

private enum House {
  static let now = Moment(milliseconds: 1_800_000_000_000)
  static let secret = [UInt8](repeating: 7, count: 32)
  static let method = "/cairn.game.whereami.v1.GeoGuessService/StartSingle"
  static let symmetric = SymmetricKey(bytes: secret)!
  static let privateKey = Ed25519.PrivateKey(seed: secret)!
  static let verifier = AccessTokenVerifier(
    issuer: "cairn", keys: [.init(id: "k", publicKey: privateKey.publicKey, expireTime: now + .seconds(3_600))])
  static let pages = PageTokenKey(masterKey: symmetric)
  static let list = PageList(purpose: "p", filter: [1], isCacheable: true)
}

private func checkAccessToken(_ text: String) {
  guard let token = try? House.verifier.verify(text, at: House.now) else { return }
  require(token.expireTime > House.now, "an expired token is not taken")
}

private func checkTicket(_ text: [UInt8]) {
  let verifier = TicketVerifier(audience: "game", keys: TicketKeys(id: "k", secret: House.symmetric))
  let first = try? verifier.verify(text, method: House.method, at: House.now)
  require(first == (try? verifier.verify(text, method: House.method, at: House.now)), "memory and signature say the same")
}

private func checkPageToken(_ text: String) {
  let place = try? House.pages.open(text, in: House.list)
  if let place {
    require(Base64.url.decode(text).map { Base64.url.encode($0) } == text, "a page token has one text")
    require((try? House.pages.open(House.pages.seal(place, in: House.list), in: House.list)) == place, "a place is read as it was written")
  }
  _ = try? House.pages.open(text, in: House.list, as: Moment.self, String.self)
  for other in [PageList(purpose: "q", filter: [1]), PageList(purpose: "p", filter: [1, 0])] {
    require((try? House.pages.open(text, in: other)) == nil, "a token of one list is not one of another")
  }
}

/// A place as a broken writer would have sealed it.
private func checkPlace(_ bytes: [UInt8]) {
  let token = House.pages.seal(Array(bytes.prefix(PageTokenKey.placeBytesMax)), in: House.list)
  checkPageToken(token)
  if let (_, name) = try? House.pages.open(token, in: House.list, as: Moment.self, String.self) {
    require(bytes.count > 9 && name.utf8.count <= bytes.count * 3, "what is read was there")
  }
}

private func signed(_ claims: [UInt8]) -> String {
  let head = Base64.url.encode(Array(#"{"alg":"EdDSA","kid":"k","typ":"JWT"}"#.utf8)) + "." + Base64.url.encode(claims)
  return head + "." + Base64.url.encode(House.privateKey.sign(Array(head.utf8)))
}

private let claims =
  #"{"iss":"cairn","sub":"0193b2a4-7c11-7def-8123-456789abcdef","sid":"0193b2a4-7c12-7000-8000-000000000001","#
  + #""roles":["user"],"caps":[],"iat":1799999000,"exp":1800003000}"#

extension Fuzzer {
  /// Access tokens, tickets and page tokens: as strangers make them up, and, with the right signature, as a broken signer would.
  static let tokens = Fuzzer(
    "Tokens",
    seeds: [
      [0] + Array(signed(Array(claims.utf8)).utf8),
      [1] + Array(claims.utf8),
      [2, 0x81, 0xB5, 0xC6, 0x80, 0x80],
      [3, 0x0a, 1, 0x61, 0x2a, 4] + Array("game".utf8),
      [4] + Array(House.pages.token(after: House.now, "a name", in: House.list).utf8),
      [6, 1, 0, 0, 0, 0, 0, 0, 0, 1, 6, 0, 1, 0x61],
      [5] + Array("k1:\(String(repeating: "0f", count: 32))\n# old\n".utf8),
    ]
  ) { bytes in
    var input = Input(bytes)
    switch input.byte() % 7 {
    case 0: checkAccessToken(input.text())
    case 1: checkAccessToken(signed(input.remainder()))
    case 2: checkTicket(input.remainder())
    case 3:
      let message = input.remainder()
      let signed = TicketEnvelope.signed(message, audience: "game", method: House.method)
      checkTicket(TicketEnvelope.text(keyID: "k", code: House.symmetric.authenticationCode(for: signed), message: message))
    case 4: checkPageToken(input.text())
    case 6: checkPlace(input.remainder())
    default: _ = try? TicketKeys(parsing: input.text())
    }
  }
}
