import CairnProto
import Cryptography
import FoundationEssentials
import Protobuf
import Testing
import Timekeeping

@testable import Identity

@Suite struct TicketTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private static let method = "/cairn.game.whereami.v1.GeoGuessService/StartSingle"
  private let key = SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!
  private let caller = Caller(
    accountID: UUID(text: "0193b2a4-7c11-7def-8123-456789abcdef"), sessionID: UUID(text: "0193b2a4-7c12-7000-8000-000000000001"),
    roles: ["user"], capabilities: ["guest"])

  private func mint(_ audience: String = "game", id: String = "k1") -> TicketMint {
    TicketMint(audience: audience, keys: TicketKeys(id: id, secret: key))
  }

  private func verifier(id: String = "k1") -> TicketVerifier {
    TicketVerifier(audience: "game", keys: TicketKeys(id: id, secret: key))
  }

  /// A ticket with any content, properly signed.
  private func forge(_ change: (inout Ticket) -> Void) -> [UInt8] {
    var ticket = Ticket()
    ticket.expireTimeUs = (Self.start + .seconds(60)).microseconds
    change(&ticket)
    let signed = TicketEnvelope.signed(ticket.encoded(), audience: "game", method: Self.method)
    return TicketEnvelope.text(keyID: "k1", code: key.authenticationCode(for: signed), message: ticket.encoded())
  }

  @Test(arguments: ["k", "k1", "game-2026-11", "sixteen-letters-"])
  func theReceiverLearnsWhoCalls(keyID: String) throws {
    let verifier = verifier(id: keyID)
    let callers =
      [caller, .anonymous, .service("game"), Caller(accountID: caller.accountID, sessionID: UUID(), roles: ["admin", "user"])]
      + SessionScope.allCases.map { Caller(accountID: caller.accountID, sessionID: UUID(), roles: ["user"], scope: $0) }
    for caller in callers {
      let ticket = mint(id: keyID).ticket(for: caller, method: Self.method, at: Self.start)
      // Once by its signature, once from memory.
      for _ in 0..<2 { #expect(try verifier.verify(ticket, method: Self.method, at: Self.start) == caller) }
    }
  }

  @Test func aTicketOfAScopeThatNobodyKnowsIsRefused() {
    let text = forge { $0.scope = .unrecognized(9) }
    #expect(throws: TicketError.malformed) { try verifier().verify(text, method: Self.method, at: Self.start) }
  }

  @Test func theHeaderIsKeyIDThenCodeThenMessage() throws {
    let bytes = try #require(SevenBitText.decode(mint().ticket(for: caller, method: Self.method, at: Self.start)))
    #expect(bytes[0] == 2 && Array(bytes[1...2]) == Array("k1".utf8))
    let message = Array(bytes[35...])
    #expect(Array(bytes[3..<35]) == key.authenticationCode(for: message + [0] + Array("game".utf8) + [0] + Array(Self.method.utf8)))
    let ticket = try Ticket(decoding: message)
    #expect(ticket.account == caller.accountID?.bytes && ticket.session == caller.sessionID?.bytes)
    #expect(ticket.expireTimeUs == Self.start.microseconds + 60_000_000)
  }

  @Test func aTicketIsUsedAgainWhileMoreThanHalfAMinuteIsLeft() {
    let mint = mint()
    let first = mint.ticket(for: caller, method: Self.method, at: Self.start)
    #expect(mint.ticket(for: caller, method: Self.method, at: Self.start + .milliseconds(29_999)) == first)
    #expect(mint.ticket(for: caller, method: Self.method, at: Self.start + .seconds(30)) != first)
  }

  @Test func ofStreamsNothingIsKept() throws {
    let (mint, verifier) = (mint(), verifier())
    let first = mint.ticket(for: caller, method: Self.method, isKept: false, at: Self.start)
    #expect(mint.ticket(for: caller, method: Self.method, isKept: false, at: Self.start + .milliseconds(1)) != first)
    for _ in 0..<2 { #expect(try verifier.verify(first, method: Self.method, isKept: false, at: Self.start) == caller) }
    #expect(mint.count == 0 && verifier.count == 0)
    _ = try verifier.verify(mint.ticket(for: caller, method: Self.method, at: Self.start), method: Self.method, at: Self.start)
    #expect(mint.count == 1 && verifier.count == 1)
  }

  @Test func callersAndMethodsNeverShareATicket() {
    let mint = mint()
    var changed = caller
    changed.roles = ["admin", "user"]
    let tickets = [caller, changed, .anonymous, .service("game")].flatMap { caller in
      ["/a/B", "/a/C"].map { mint.ticket(for: caller, method: $0, at: Self.start) }
    }
    #expect(Set(tickets).count == tickets.count)
  }

  @Test func aTicketIsGoodForOneServiceAndOneMethod() throws {
    let ticket = mint("social").ticket(for: caller, method: Self.method, at: Self.start)
    #expect(throws: TicketError.badSignature) { try self.verifier().verify(ticket, method: Self.method, at: Self.start) }
    let (verifier, ours) = (self.verifier(), mint().ticket(for: caller, method: Self.method, at: Self.start))
    #expect(throws: TicketError.badSignature) { try verifier.verify(ours, method: "/other", at: Self.start) }
    #expect(throws: Never.self) { try verifier.verify(ours, method: Self.method, at: Self.start) }
    #expect(throws: TicketError.badSignature) { try verifier.verify(ours, method: "/other", at: Self.start) }
  }

  @Test func aTicketEndsAfterAMinuteAlsoWhenItIsRemembered() throws {
    let verifier = verifier()
    let ticket = mint().ticket(for: caller, method: Self.method, at: Self.start)
    #expect(throws: Never.self) { try verifier.verify(ticket, method: Self.method, at: Self.start + .milliseconds(59_999)) }
    #expect(throws: TicketError.expired) { try verifier.verify(ticket, method: Self.method, at: Self.start + .seconds(60)) }
    #expect(throws: TicketError.expired) { try self.verifier().verify(ticket, method: Self.method, at: Self.start + .seconds(60)) }
  }

  @Test func aTicketThatClaimsToLiveLongIsRefused() throws {
    let long = forge { $0.expireTimeUs = (Self.start + .seconds(66)).microseconds }
    #expect(throws: TicketError.expired) { try verifier().verify(long, method: Self.method, at: Self.start) }
    let ahead = forge { $0.expireTimeUs = (Self.start + .seconds(65)).microseconds }
    #expect(throws: Never.self) { try verifier().verify(ahead, method: Self.method, at: Self.start) }
    for extreme in [Int64.min, -1, 0, .max] {
      let text = forge { $0.expireTimeUs = extreme }
      #expect(throws: TicketError.expired) { try verifier().verify(text, method: Self.method, at: Self.start) }
    }
  }

  @Test func everyCharacterCounts() {
    let text = mint().ticket(for: caller, method: Self.method, at: Self.start)
    let verifier = verifier()
    for position in text.indices {
      var changed = text
      changed[position] ^= 1
      #expect(throws: TicketError.self) { try verifier.verify(changed, method: Self.method, at: Self.start) }
    }
    for length in text.indices {
      #expect(throws: TicketError.self) { try verifier.verify(Array(text.prefix(length)), method: Self.method, at: Self.start) }
    }
  }

  @Test func keysCanBeExchangedWithoutRefusingAnybody() throws {
    let (old, new) = (String(repeating: "01", count: 32), String(repeating: "02", count: 32))
    let stages = ["old:\(old)", "old:\(old)\nnew:\(new)", "new:\(new)\nold:\(old)", "new:\(new)"]
    for (minting, verifying) in [(0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2)] {
      let mint = TicketMint(audience: "game", keys: try TicketKeys(parsing: stages[minting]))
      let verifier = TicketVerifier(audience: "game", keys: try TicketKeys(parsing: stages[verifying]))
      let ticket = mint.ticket(for: caller, method: Self.method, at: Self.start)
      #expect(throws: Never.self) { try verifier.verify(ticket, method: Self.method, at: Self.start) }
    }
    let stranger = TicketMint(audience: "game", keys: try TicketKeys(parsing: "new:\(old)"))
    let verifier = TicketVerifier(audience: "game", keys: try TicketKeys(parsing: stages[3]))
    let forged = stranger.ticket(for: caller, method: Self.method, at: Self.start)
    #expect(throws: TicketError.badSignature) { try verifier.verify(forged, method: Self.method, at: Self.start) }
    let unknown = mint(id: "k9").ticket(for: caller, method: Self.method, at: Self.start)
    #expect(throws: TicketError.unknownKey) { try verifier.verify(unknown, method: Self.method, at: Self.start) }
  }

  @Test(arguments: [[], [0x80], [0x41, 0x41], [0x80, 0x00], [UInt8](repeating: 0x80, count: 5_000), [0xFF, 0xFF, 0xFF], Array("é".utf8)])
  func whatIsNotATicketIsRefused(text: [UInt8]) {
    #expect(throws: TicketError.self) { try verifier().verify(text, method: Self.method, at: Self.start) }
  }

  @Test func aSignedTicketWithAnIdThatIsNoneIsRefused() {
    for id: [UInt8] in [[1], [UInt8](repeating: 1, count: 15), [UInt8](repeating: 1, count: 17)] {
      let text = forge { $0.account = id }
      #expect(throws: TicketError.malformed) { try verifier().verify(text, method: Self.method, at: Self.start) }
    }
  }

  @Test func aFloodOfCallersTakesBoundedMemory() {
    let mint = TicketMint(audience: "game", keys: TicketKeys(id: "k1", secret: key), entriesMax: 8)
    let verifier = TicketVerifier(audience: "game", keys: TicketKeys(id: "k1", secret: key), entriesMax: 8)
    for _ in 0..<100 {
      let caller = Caller(accountID: UUID(), sessionID: UUID(), roles: ["user"])
      let ticket = mint.ticket(for: caller, method: Self.method, at: Self.start)
      #expect(throws: Never.self) { try verifier.verify(ticket, method: Self.method, at: Self.start) }
    }
  }
}

@Suite struct SevenBitTextTests {
  @Test func whatWasWrittenIsReadBack() {
    for count in 0..<40 {
      for fill: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        let bytes = (0..<count).map { fill &+ UInt8($0) }
        let text = SevenBitText.encode(bytes)
        #expect(text.count == (count * 8 + 6) / 7 && text.allSatisfy { $0 >= 0x80 })
        #expect(SevenBitText.decode(text) == bytes)
      }
    }
  }

  @Test func bytesHaveOneTextOnly() {
    for first: UInt8 in 0...255 {
      #expect(SevenBitText.decode([first]) == nil)
      for second: UInt8 in 0...255 {
        guard let bytes = SevenBitText.decode([first, second]) else { continue }
        #expect(bytes.count == 1 && SevenBitText.encode(bytes) == [first, second])
      }
    }
  }
}

@Suite struct TicketKeysTests {
  private static let hex = String(repeating: "ab", count: 32)

  @Test func aFileMayHaveCommentsAndBlankLines() throws {
    let keys = try TicketKeys(parsing: "# keys of game\n\n  k2:\(Self.hex) \r\nk1:\(Self.hex.uppercased())\n")
    #expect(keys.all.map(\.id) == ["k2", "k1"])
    #expect(keys.signing.id == "k2")
  }

  @Test func whatIsWrongIsSaidWithoutQuotingTheSecret() {
    let cases: [(String, TicketKeys.ParseError)] = [
      ("", .noKeys), ("# only\n", .noKeys), (Self.hex, .malformed(line: 1)), ("k1:\(Self.hex)\nk2:abcd", .malformed(line: 2)),
      (":\(Self.hex)", .malformed(line: 1)), ("k 1:\(Self.hex)", .malformed(line: 1)),
      ("seventeen-letters:\(Self.hex)", .malformed(line: 1)),
      ("k1:\(Self.hex)\nk1:\(Self.hex)", .duplicate(line: 2)), ("k1:\(Self.hex):x", .malformed(line: 1)),
      ((0..<9).map { "k\($0):\(Self.hex)" }.joined(separator: "\n"), .tooManyKeys),
    ]
    for (text, error) in cases {
      #expect(throws: error) { try TicketKeys(parsing: text) }
      #expect(!error.description.contains("ab"))
    }
  }

  @Test func keysNeverPrintThemselves() throws {
    var dumped = ""
    dump(try TicketKeys(parsing: "k1:\(Self.hex)"), to: &dumped)
    #expect(!dumped.contains("171") && !dumped.contains("abab"))
  }
}
