import CairnProto
import Protobuf
import Testing

@testable import RPC
@testable import SocialCommon

/// What stands in the order of the contract's numbers is called as it is there.
@Suite struct ContractWordTests {
  @Test func wordsHaveTheContractsNumbers() throws {
    func check<Word: CaseIterable & RawRepresentable<String> & Equatable, Message: MessageEnum>(
      _ words: Word.Type, _ messages: Message.Type, _ prefix: String
    ) throws {
      #expect(Message.allKnown.count == Word.allCases.count + 1)
      for word in Word.allCases {
        let message: Message = ContractWord.message(word)
        #expect(message.protoName == prefix + word.rawValue.uppercased().replacing("-", with: "_"))
        let back: Word = try ContractWord.read(message, "field")
        #expect(back == word)
      }
      for number: Int32 in [-1, 0, Int32(Word.allCases.count) + 1, .max] {
        #expect(throws: RPCError.self) { let _: Word = try ContractWord.read(Message(rawValue: number), "field") }
      }
    }
    try check(StoredRealm.self, Realm.self, "REALM_")
    try check(PersonalDetails.Gender.self, Gender.self, "GENDER_")
    try check(ReportRules.Category.self, ReportCategory.self, "REPORT_CATEGORY_")
    try check(ReportRules.Outcome.self, ReportOutcome.self, "REPORT_OUTCOME_")
    try check(ReportRules.Verdict.self, ReportVerdict.self, "REPORT_VERDICT_")
    try check(ReportRules.Reason.self, ReportReason.self, "REPORT_REASON_")
    try check(ReportRules.Appeal.self, AppealState.self, "APPEAL_STATE_")
    try check(SupportRules.State.self, SupportTicketState.self, "SUPPORT_TICKET_STATE_")
    try check(ReportRules.Content.self, ReportContent.self, "REPORT_CONTENT_")
  }
}
