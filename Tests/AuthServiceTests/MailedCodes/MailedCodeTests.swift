import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import AuthService

@Suite struct MailedCodeTests {
  @Test(arguments: [("1234 5678", "12345678"), ("1234-5678", "12345678"), (" 12345678 ", "12345678"), ("0000 0000", "00000000")])
  func whatPeopleTypeIsRead(text: String, digits: String) {
    #expect(MailedCodeRules.digits(in: text) == digits)
  }

  @Test(arguments: ["", "1234567", "123456789", "1234567a", "１２３４５６７８", String(repeating: " ", count: 10_000) + "12345678"])
  func whatCannotBeACodeIsNone(text: String) {
    #expect(MailedCodeRules.digits(in: text) == nil)
  }

  @Test func aCodeIsTriedWhileItLivesAndFiveTimes() {
    let expireTime = Moment(milliseconds: 1_000)
    for failed in 0..<7 as Range<Int32> {
      #expect(
        MailedCodeRules.mayBeTried(expireTime: expireTime, failedCount: failed, at: Moment(milliseconds: 999)) == (failed < 5))
    }
    #expect(!MailedCodeRules.mayBeTried(expireTime: expireTime, failedCount: 0, at: expireTime))
  }

  @Test func codesAreKnownByTheirKeyAndIdentifier() throws {
    let key = MailedCodeKey(masterKey: .random())
    let codeID = UUID()
    let (secret, codeHash, tokenHash) = key.make(codeID)
    var stored = StoredMailedCode(
      codeID: codeID, accountID: nil, purpose: .signUp, email: "a@b.org", codeHash: codeHash, tokenHash: tokenHash,
      createTime: Moment(milliseconds: 0), expireTime: Moment(milliseconds: 1), failedCount: 0)
    let (readID, bytes) = try #require(key.read(token: secret.token))
    #expect(readID == codeID && key.isSecret(bytes, of: stored) && key.isCode(secret.code, of: stored))
    #expect(!MailedCodeKey(masterKey: .random()).isCode(secret.code, of: stored) && "\(secret)" == "MailedSecret(redacted)")
    stored.codeID = UUID()
    #expect(!key.isSecret(bytes, of: stored) && !key.isCode(secret.code, of: stored))
    #expect(
      key.read(token: "") == nil && key.read(token: secret.token + "A") == nil && key.read(token: String(repeating: "A", count: 99)) == nil)
  }

  @Test func codesUseAllTheirDigits() {
    let key = MailedCodeKey(masterKey: .random())
    let codes = (0..<2_000).map { _ in key.make(UUID()).secret.code }
    #expect(codes.allSatisfy { $0.count == 8 } && Set(codes).count > 1_990)
    for place in 0..<8 { #expect(Set(codes.map { Array($0)[place] }).count == 10) }
  }
}
