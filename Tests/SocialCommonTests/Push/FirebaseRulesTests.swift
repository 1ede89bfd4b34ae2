import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct FirebaseRulesTests {
  private typealias Rules = FirebaseRules

  /// The table of Google's answers, one row each.
  @Test(
    arguments: [
      (200, "", "", [], nil, Rules.Meaning.sent),
      (404, "UNREGISTERED", "", [], nil, .unregistered),
      // The project is gone, not the device.
      (404, "", "", [], nil, .misconfigured),
      (400, "INVALID_ARGUMENT", "The registration token is not a valid FCM registration token", [], nil, .unregistered),
      (400, "INVALID_ARGUMENT", "Invalid value", ["message.token"], nil, .unregistered),
      // A message that is wrong says nothing against the device.
      (400, "INVALID_ARGUMENT", "Invalid value", ["message.data"], nil, .refused),
      (400, "", "The registration token is not a valid FCM registration token", [], nil, .refused),
      (400, "", "", [], nil, .refused),
      (403, "SENDER_ID_MISMATCH", "", [], nil, .unregistered),
      (403, "", "", [], nil, .misconfigured),
      (401, "THIRD_PARTY_AUTH_ERROR", "", [], nil, .misconfigured),
      (401, "", "", [], nil, .renewToken),
      (413, "", "", [], 5, .refused),
      (302, "", "", [], nil, .refused),
      (429, "QUOTA_EXCEEDED", "", [], nil, .overloaded(.seconds(60), isOfProject: false)),
      (429, "QUOTA_EXCEEDED", "", [], 7, .overloaded(.seconds(7), isOfProject: false)),
      (429, "", "", [], -3, .overloaded(.zero, isOfProject: false)),
      (429, "", "", [], Int.max, .overloaded(.seconds(86_400), isOfProject: false)),
      (500, "INTERNAL", "", [], nil, .later(nil)),
      (502, "", "", [], nil, .later(nil)),
      (503, "UNAVAILABLE", "", [], 12, .later(.seconds(12))),
      (504, "", "", [], nil, .later(nil)),
      (408, "", "", [], nil, .later(nil)),
    ] as [(Int, String, String, [String], Int?, FirebaseRules.Meaning)])
  func everyAnswerHasOneMeaning(
    status: Int, code: String, message: String, fields: [String], retryAfter: Int?, meaning: FirebaseRules.Meaning
  ) {
    let answer = Rules.Answer(status: status, errorCode: code, message: message, fields: fields, retryAfter: retryAfter)
    #expect(Rules.meaning(of: answer) == meaning)
  }

  /// Whatever comes, only what Google says of the token itself costs a device its registration.
  @Test func noOtherAnswerForgetsADevice() {
    let forgetting = [404: ["UNREGISTERED"], 403: ["SENDER_ID_MISMATCH"]]
    for status in 100..<600 {
      for code in ["", "UNREGISTERED", "SENDER_ID_MISMATCH", "INVALID_ARGUMENT", "QUOTA_EXCEEDED", "INTERNAL", "UNAVAILABLE"] {
        let isForgotten = Rules.meaning(of: Rules.Answer(status: status, errorCode: code)) == .unregistered
        #expect(isForgotten == (forgetting[status] ?? []).contains(code))
      }
    }
  }

  @Test func secondsAreReadAndDatesAreNot() {
    #expect(Rules.retryAfter("120") == 120 && Rules.retryAfter(nil) == nil && Rules.retryAfter("Wed, 21 Oct 2015 07:28:00 GMT") == nil)
  }
}
