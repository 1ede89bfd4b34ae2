import FoundationEssentials
import Positions
import Testing

@testable import QuizWalks

/// What may stand in a walk, what a version needs, and who may see it.
@Suite struct WalkRulesTests {
  private static func reasons(_ change: (inout StoredQuestion) -> Void) -> [String] {
    var question = Field.question(1, 0, 0)
    change(&question)
    return WalkRules.gaps(StoredWalk.Head(title: "A walk"), [question]).map { "\($0.field) \($0.reason.rawValue)" }
  }

  @Test func everythingThatIsMissingIsNamedWithItsQuestion() {
    #expect(Self.reasons { _ in } == [])
    #expect(Self.reasons { $0.title = " " } == ["questions[1] QUESTION_WITHOUT_TITLE"])
    #expect(Self.reasons { $0.text = "" } == ["questions[1] QUESTION_WITHOUT_TEXT"])
    #expect(Self.reasons { $0.point = nil } == ["questions[1] QUESTION_WITHOUT_POSITION"])
    #expect(Self.reasons { ($0.options, $0.rightOption) = (["one"], 0) } == ["questions[1] TOO_FEW_OPTIONS"])
    #expect(Self.reasons { $0.options[2] = "\u{2800}" } == ["questions[1] OPTION_WITHOUT_TEXT"])
    #expect(Self.reasons { $0.options[2] = " ONE" } == ["questions[1] SAME_OPTION_TWICE"])
    #expect(Self.reasons { $0.rightOption = nil } == ["questions[1] NO_RIGHT_OPTION"])
    #expect(Self.reasons { $0.image = Image(mediaID: UUID(), altText: "") } == ["questions[1] IMAGE_WITHOUT_ALT_TEXT"])
    #expect(WalkRules.gaps(StoredWalk.Head(), []).map(\.field) == ["title", "questions"])
  }

  @Test func questionsLieWithinFiftyKilometres() {
    let gaps = { (east: Double) in WalkRules.gaps(.init(title: "A"), [Field.question(1, 0, 0), Field.question(2, east, 0)]) }
    #expect(gaps(49_900).isEmpty)
    #expect(gaps(50_100) == [.init(field: "questions", reason: .tooFarApart)])
    #expect(gaps(4_000_000).count == 1)
  }

  @Test func everybodySeesWhatIsForThem() {
    typealias Viewer = WalkRules.Viewer
    let viewers = [
      Viewer(), Viewer(isFriend: true), Viewer(isBlocked: true), Viewer(isFriend: true, isBlocked: true), Viewer(isMaker: true),
      Viewer(isEditor: true),
    ]
    let shown = StoredWalk.Visibility.allCases.map { visibility in viewers.map { WalkRules.isShown(visibility, to: $0) } }
    let (yes, no) = (true, false)
    #expect(
      shown == [
        [no, no, no, no, yes, yes], [no, no, no, no, yes, yes], [yes, yes, no, no, yes, yes], [no, yes, no, no, yes, yes],
        [yes, yes, no, no, yes, yes],
      ])
  }

  @Test func questionsAreInsertedAndMoved() {
    let ids = (0..<3).map { _ in UUID() }
    let new = UUID()
    #expect(WalkRules.order(ids, putting: new, at: nil) == ids + [new])
    #expect(WalkRules.order(ids, putting: new, at: 1) == [new] + ids)
    #expect(WalkRules.order(ids, putting: new, at: 99) == ids + [new])
    #expect(WalkRules.order(ids, putting: ids[2], at: nil) == ids)
    #expect(WalkRules.order(ids, putting: ids[2], at: 1) == [ids[2], ids[0], ids[1]])
    #expect(WalkRules.order(ids, putting: ids[0], at: 2) == [ids[1], ids[0], ids[2]])
  }

  @Test func questionsHaveTitlesInTheWalksLanguage() {
    #expect(WalkRules.titleDefault(3, lang: "sv-FI") == "Fråga 3")
    #expect(WalkRules.titleDefault(1, lang: "") == "Question 1")
    #expect(WalkRules.titleDefault(2, lang: "xx") == "Question 2")
  }

  @Test func codesAreReadAsTheyWereToldAndNetworksByTheirBeginning() {
    #expect(CodeRules.code(typed: "k7m2pa") == "K7M2PA")
    #expect(CodeRules.code(typed: "\u{A0}k7m2pa ") == "K7M2PA", "pasted with what stood around it")
    for wrong in ["", "K7M2P", "K7M2PA2", "K7M2P0", "K7M2PI", "K7M2Pß", "ſ7M2PA"] {
      #expect(CodeRules.code(typed: wrong) == nil, "\(wrong)")
    }
    #expect(CodeRules.code(from: [UInt8](0..<6)) == "234567")
    #expect(CodeRules.code(from: [UInt8](repeating: 255, count: 32)) == nil)
    #expect(CodeRules.network(of: "192.0.2.7") == "192.0.2.7")
    #expect(CodeRules.network(of: "2001:db8:1:2:3:4:5:6") == "2001:db8:1:2")
    #expect(CodeRules.network(of: "2001:db8::1") == "2001:db8:0:0")
    #expect(CodeRules.network(of: "::1") == "0:0:0:0")
  }

  @Test func theAreaIsNowhereNearAQuestionButByChance() throws {
    let area = try #require(WalkRules.area([Field.point(0, 0), Field.point(700, 300)]))
    #expect(area.latitude * 100 == (area.latitude * 100).rounded() && abs(area.latitude - 59) < 0.02)
    let east = try #require(GridPoint(latitude: 0, longitude: 1_799_990_000))
    let west = try #require(GridPoint(latitude: 0, longitude: -1_799_970_000))
    #expect(abs(try #require(WalkRules.area([east, west])).longitude) == 180)
    #expect(WalkRules.area([]) == nil)
  }
}
