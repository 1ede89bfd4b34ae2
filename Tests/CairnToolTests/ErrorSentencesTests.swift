import CairnProto
import RPC
import Testing

@testable import CairnTool

@Suite struct ErrorSentencesTests {
  @Test(arguments: [
    ("INVALID_CREDENTIALS", "The user name or the password is wrong."), ("ROUND_CLOSED", "The time of this round is up."),
    ("USERNAME_TAKEN", "There is an account with this user name already."), ("DEADLINE_EXCEEDED", "The server did not answer in time."),
  ])
  func `A reason is told as a sentence`(reason: String, sentence: String) {
    #expect(ErrorSentences.sentence(for: RPCError(.failedPrecondition, told: reason, message: "for developers")) == sentence)
  }

  @Test(arguments: [("1", "1 s"), ("1500", "2 s"), ("119000", "119 s"), ("600000", "10 minutes"), ("soon", "a while")])
  func `How long to wait is told`(milliseconds: String, text: String) {
    let error = RPCError(.resourceExhausted, told: "RATE_LIMITED", metadata: ["retry_after_ms": milliseconds])
    #expect(ErrorSentences.sentence(for: error) == "Too many attempts. Try again in \(text).")
  }

  @Test func `Every wrong field is told`() {
    let error = RPCError.invalid([
      FieldViolation(field: "password", reason: "PASSWORD_TOO_SHORT"),
      FieldViolation(field: "time_zone", reason: "UNKNOWN", explanation: "no IANA name"),
    ])
    #expect(ErrorSentences.sentence(for: error) == "A password has at least 8 characters. time_zone is wrong: no IANA name.")
  }

  @Test func `An unknown reason is shown rather than hidden`() {
    #expect(ErrorSentences.sentence(for: RPCError(.aborted, told: "BRAND_NEW", message: "why")) == "The server refused: BRAND_NEW (why).")
    #expect(ErrorSentences.sentence(for: RPCError(.aborted, told: "BRAND_NEW")) == "The server refused: BRAND_NEW.")
  }

  @Test func `A gateway that is not there is named`() {
    let error = RPCError(.unavailable, told: "UNAVAILABLE", message: "the gateway at http://x cannot be reached: connection refused")
    #expect(ErrorSentences.sentence(for: error) == "The gateway at http://x cannot be reached: connection refused.")
    #expect(ErrorSentences.sentence(for: RPCError(.unavailable, told: "UNAVAILABLE")) == "The service cannot be reached now.")
  }
}
