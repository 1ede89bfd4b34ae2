import Cryptography
import FoundationEssentials
import Testing
import Timekeeping

@testable import Curl
@testable import SocialCommon

@Suite struct AppleRulesTests {
  private typealias Rules = AppleRules
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  /// The table of Apple's answers.
  @Test(
    arguments: [
      (200, "", nil, nil, AppleRules.Meaning.sent),
      (400, "BadDeviceToken", nil, nil, .unregistered(since: nil)),
      (400, "DeviceTokenNotForTopic", nil, nil, .unregistered(since: nil)),
      (410, "Unregistered", 1_700_000_000_000, nil, .unregistered(since: Moment(milliseconds: 1_700_000_000_000))),
      (410, "ExpiredToken", nil, nil, .unregistered(since: nil)),
      (400, "TopicDisallowed", nil, nil, .topicRefused), (400, "BadTopic", nil, nil, .topicRefused),
      (400, "MissingTopic", nil, nil, .topicRefused),
      (400, "IdleTimeout", nil, nil, .later(nil)),
      (400, "BadCollapseId", nil, nil, .refused), (400, "PayloadEmpty", nil, nil, .refused), (400, "", nil, nil, .refused),
      (403, "ExpiredProviderToken", nil, nil, .renewToken),
      (403, "InvalidProviderToken", nil, nil, .misconfigured), (403, "MissingProviderToken", nil, nil, .misconfigured),
      (403, "Forbidden", nil, nil, .misconfigured), (403, "", nil, nil, .misconfigured),
      (404, "BadPath", nil, nil, .refused), (405, "MethodNotAllowed", nil, nil, .refused), (413, "PayloadTooLarge", nil, nil, .refused),
      (302, "", nil, nil, .refused), (201, "", nil, nil, .refused),
      (429, "TooManyRequests", nil, nil, .overloaded(.seconds(60), isEverybodys: false)),
      (429, "TooManyRequests", nil, 7, .overloaded(.seconds(7), isEverybodys: false)),
      (429, "TooManyProviderTokenUpdates", nil, nil, .overloaded(.seconds(60), isEverybodys: true)),
      (429, "TooManyRequests", nil, Int.max, .overloaded(.seconds(86_400), isEverybodys: false)),
      (500, "InternalServerError", nil, nil, .later(nil)), (503, "ServiceUnavailable", nil, 12, .later(.seconds(12))),
      (503, "Shutdown", nil, -5, .later(.zero)), (408, "", nil, nil, .later(nil)),
    ] as [(Int, String, Int64?, Int?, AppleRules.Meaning)])
  func everyAnswerHasOneMeaning(status: Int, reason: String, timestamp: Int64?, retryAfter: Int?, meaning: AppleRules.Meaning) {
    #expect(Rules.meaning(of: Rules.Answer(status: status, reason: reason, timestamp: timestamp, retryAfter: retryAfter)) == meaning)
  }

  @Test func noOtherAnswerForgetsADevice() {
    for status in 100..<600 {
      for reason in ["", "BadDeviceToken", "DeviceTokenNotForTopic", "Unregistered", "TopicDisallowed", "InvalidProviderToken"] {
        let meaning = Rules.meaning(of: Rules.Answer(status: status, reason: reason))
        let isTokens = status == 410 || status == 400 && ["BadDeviceToken", "DeviceTokenNotForTopic"].contains(reason)
        #expect((meaning == .unregistered(since: nil)) == isTokens)
      }
    }
  }

  private static let account = AppleAccount(key: P256.PrivateKey.random(), keyID: "ABC123DEFG", teamID: "DEF123GHIJ")

  @Test func whoSendsIsSaidByATokenThatTheKeyHasSigned() throws {
    let parts = Self.account.token(at: Self.now).split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    let point = Self.account.key.publicKey.point
    let key = try #require(VerificationKey(curve: .p256, x: Array(point[1...32]), y: Array(point[33...])))
    #expect(key.isValid(try #require(Base64.url.decode(parts[2])), for: Array("\(parts[0]).\(parts[1])".utf8)))
    let texts = parts.prefix(2).map { String(decoding: Base64.url.decode($0) ?? [], as: UTF8.self) }
    #expect(texts == [#"{"alg":"ES256","kid":"ABC123DEFG","typ":"JWT"}"#, #"{"iat":1800000000,"iss":"DEF123GHIJ"}"#])
    #expect("\(Self.account)" == "AppleAccount(DEF123GHIJ)")
  }

  /// Apple takes none that is older than an hour, and none that comes within 20 minutes of the one before.
  @Test func aTokenIsKeptFor40MinutesAndNeverReplacedWithin20() {
    let tokens = AppleTokens(Self.account)
    let first = tokens.token(at: Self.now)
    #expect(tokens.token(at: Self.now + .seconds(2_399)) == first)
    tokens.forget(first, at: Self.now + .seconds(1_199))
    #expect(tokens.token(at: Self.now + .seconds(1_199)) == first)
    let second = tokens.token(at: Self.now + .seconds(2_400))
    #expect(second != first)
    tokens.forget(first, at: Self.now + .seconds(9_000))
    #expect(tokens.token(at: Self.now + .seconds(2_401)) == second)
    tokens.forget(second, at: Self.now + .seconds(2_400 + 1_200))
    #expect(tokens.token(at: Self.now + .seconds(2_400 + 1_200)) != second)
    // A clock that was set back.
    let third = tokens.token(at: Self.now + .seconds(10_000))
    #expect(tokens.token(at: Self.now) != third)
    #expect(AppleRules.tokenLifetimeMin < AppleRules.tokenLifetime && AppleRules.tokenLifetime < .seconds(3_600))
  }

  @Test func aMessageSaysWhatFirebasesSays() throws {
    var message = PushMessage(
      platform: .ios, address: .apns(token: "ab", bundleID: "org.example.app"), title: "t_title", body: "t_body",
      arguments: ["Anna", "Lake"],
      data: ["kind": "walk.shared"], tag: String(repeating: "t", count: 70), lifetime: .seconds(60), isUrgent: true, badge: 3)
    let body = try #require(AppleBody.encoded(message))
    let text = String(decoding: body, as: UTF8.self)
    for part in [
      #""kind":"walk.shared""#, #""title-loc-key":"t_title""#, #""loc-key":"t_body""#, #""loc-args":["Anna","Lake"]"#, #""badge":3"#,
    ] {
      #expect(text.contains(part))
    }
    let headers = AppleBody.headers(message, bundleID: "org.example.app", at: Self.now)
    #expect(
      headers == [
        "apns-topic": "org.example.app", "apns-push-type": "alert", "apns-priority": "10", "apns-expiration": "1800000060",
        "apns-collapse-id": String(repeating: "t", count: 64), "content-type": "application/json",
      ])
    message.isUrgent = false
    #expect(AppleBody.headers(message, bundleID: "", at: Self.now)["apns-priority"] == "5")
    message.arguments = [String(repeating: "\u{1}", count: 4_000), String(repeating: "🗿", count: 4_000)]
    #expect(try #require(AppleBody.encoded(message)).count <= 4_096)
  }

  /// Apple refuses a call with another topic or type, and iOS shows nothing for it: the app says who calls.
  @Test func aCallGoesToTheTopicOfCalls() throws {
    let message = PushMessage(
      platform: .ios, address: .voip(token: "ab", bundleID: "org.example.app"), title: "t_title", body: "t_body", arguments: ["Anna", ""],
      data: ["kind": "call.ringing", "object_id": "c"], tag: "t", lifetime: .seconds(42), isUrgent: true, badge: 3)
    #expect(
      AppleBody.headers(message, bundleID: "org.example.app", at: Self.now) == [
        "apns-topic": "org.example.app.voip", "apns-push-type": "voip", "apns-priority": "10", "apns-expiration": "1800000042",
        "content-type": "application/json",
      ])
    let body = try JSONDecoder().decode([String: String].self, from: Data(try #require(AppleBody.encoded(message))))
    #expect(body["kind"] == "call.ringing" && body["object_id"] == "c" && body["argument_1"] == "Anna" && body["aps"] == nil)
  }

  @Test func anAnswerThatIsNoJSONHasNoReason() {
    func answer(_ body: String) -> AppleRules.Answer {
      AppleBody.answer(WebResponse(status: 410, headers: ["retry-after": "5"], body: Array(body.utf8)))
    }
    #expect(
      answer(#"{"reason":"Unregistered","timestamp":17}"#)
        == Rules.Answer(status: 410, reason: "Unregistered", timestamp: 17, retryAfter: 5))
    #expect(answer("<html>") == Rules.Answer(status: 410, retryAfter: 5))
  }

  @Test func idsAreTenCapitalLettersAndDigits() {
    for text in ["ABC123DEFG", "0123456789"] { #expect(AppleAccount.isID(text)) }
    for text in ["", "ABC123DEF", "ABC123DEFGH", "abc123DEFG", "ABC 23DEFG", "ÄBC123DEFG"] { #expect(!AppleAccount.isID(text)) }
  }
}
