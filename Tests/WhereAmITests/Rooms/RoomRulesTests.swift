import Testing

@testable import GameCommon
@testable import WhereAmI

@Suite struct RoomRulesTests {
  @Test func codesHaveNothingThatLooksLikeSomethingElse() throws {
    #expect(Set(RoomRules.codeAlphabet).count == 30 && Set("0O1ILU".utf8).isDisjoint(with: RoomRules.codeAlphabet))
    let code = try #require(RoomRules.code(from: [0, 29, 30, 255, 240, 59, 8, 239]))
    #expect(code == "2Z2ZAZ")
    #expect(RoomRules.code(from: [0, 1, 2, 3, 4, 250, 251]) == nil)
    #expect(RoomRules.code(from: []) == nil)
    #expect(RoomRules.code(typed: "abc234") == "ABC234" && RoomRules.code(typed: "ABC234") == "ABC234")
    #expect(RoomRules.code(typed: " abc234\n") == "ABC234", "pasted with what stood around it")
    for text in ["", "ABC23", "ABC2345", "ABC23O", "ABC 23", "ÄBC23", "ßC234"] { #expect(RoomRules.code(typed: text) == nil) }
  }

  @Test func everyCharacterIsAsLikelyAsAnyOther() throws {
    var counts: [UInt8: Int] = [:]
    for byte in UInt8.min...UInt8.max {
      for character in RoomRules.code(from: Array(repeating: byte, count: 6))?.utf8.prefix(1) ?? "".utf8.prefix(1) {
        counts[character, default: 0] += 1
      }
    }
    #expect(counts.count == 30 && Set(counts.values) == [8])
  }

  private func refusal(_ body: () throws(RoomRules.Refusal) -> Void) -> RoomRules.Refusal? {
    do { try body() } catch { return error }
    return nil
  }

  @Test func playersAndSpectatorsHaveSeatsOfTheirOwn() {
    func join(_ players: Int, _ spectators: Int, _ asSpectator: Bool) -> RoomRules.Refusal? {
      refusal { () throws(RoomRules.Refusal) in
        try RoomRules.checkJoin(playerCount: players, spectatorCount: spectators, playerCountMax: 2, asSpectator: asSpectator)
      }
    }
    #expect(join(1, 4, false) == nil && join(2, 0, false) == .roomFull)
    #expect(join(2, 3, true) == nil && join(0, 4, true) == .roomFull)
  }

  @Test func aGameBeginsWhenAllButTheHostAreReady() {
    func start(_ readiness: [Bool], _ isPlaying: Bool = false) -> RoomRules.Refusal? {
      refusal { () throws(RoomRules.Refusal) in try RoomRules.checkStart(readiness: readiness, isPlaying: isPlaying) }
    }
    #expect(start([]) == .notEnoughPlayers && start([true]) == .notEnoughPlayers)
    #expect(start([false, true]) == nil && start([true, true, true]) == nil)
    #expect(start([true, false]) == .playersNotReady && start([false, true, false]) == .playersNotReady)
    #expect(start([false, true], true) == .gameGoesOn)
  }

  @Test func ofTwoWhoMustNotMeetTheLaterOneGoes() {
    let apart: Set<Set<String>> = [["a", "c"], ["c", "d"], ["b", "e"]]
    #expect(RoomRules.leavers(among: ["a", "b", "c", "d", "e"]) { apart.contains([$0, $1]) } == ["c", "e"])
    #expect(RoomRules.leavers(among: ["a", "b"]) { apart.contains([$0, $1]) }.isEmpty)
  }
}
