import CairnProto
import Testing

@testable import CairnTool

@Suite struct ClueTextTests {
  @Test func everyKindIsASentence() {
    for kind in Clue.Kind.allKnown where kind != .unspecified {
      let codes: [String] =
        switch kind {
        case .noonSun: ["north"]
        case .drivingSide: ["left"]
        case .city: ["sw"]
        case .script: ["Cyrl", "Latn"]
        default: []
        }
      let sentence = ClueText.sentence(Clue(kind: kind, number: 30, codes: codes, populationCountMin: 1_000_000))
      #expect(sentence?.hasSuffix(".") == true, "\(kind)")
    }
  }

  @Test func whatThisVersionDoesNotKnowIsLeftOut() {
    let clues = Clues(clues: [
      Clue(kind: .unrecognized(99), number: 1), Clue(kind: .noonSun, codes: ["sideways"]), Clue(kind: .sea, number: 25),
    ])
    #expect(ClueText.lines(clues) == ["1. The sea is within 25 km."])
  }

  @Test(arguments: [(0, "UTC"), (60, "UTC+1"), (-570, "UTC-9:30"), (345, "UTC+5:45"), (5, "UTC+0:05")])
  func clocksAreWrittenAsPeopleWriteThem(minutes: Int32, written: String) {
    #expect(ClueText.sentence(Clue(kind: .clock, number: minutes)) == "Clocks show \(written).")
  }
}
