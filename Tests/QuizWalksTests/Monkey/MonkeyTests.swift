import CairnTesting
import Cryptography
import Foundation
import GameTesting
import Positions
import Testing

@testable import QuizWalks

/// The monkey against a program in another language that was written from docs/api/monkey.md.
@Suite struct MonkeyTests {
  private static let file = "\(Repository.root)/docs/api/monkey.vectors.json"

  private static func python(_ arguments: String...) throws -> (text: String, status: Int32) {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "-B", "\(#filePath)".replacing("Monkey/MonkeyTests.swift", with: "Tables/monkey.py")] + arguments
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    return (text, python.terminationStatus)
  }

  @Test func theExamplesAreWhatThatProgramMakes() throws {
    let (text, status) = try Self.python("check", Self.file)
    #expect(status == 0, "\(text)")
  }

  @Test func aThousandSeedsMoveTheSameMonkey() throws {
    let count: UInt64 = 1_000
    let lines = try Self.python("many", "\(count)").text.split(separator: "\n")
    #expect(lines.count == Int(count))
    for (number, line) in lines.enumerated() {
      let own = Case(UInt64(number)).line
      guard own == line else {
        Issue.record("seed \(number)\n\(own)\n\(line)")
        return
      }
    }
  }

  /// As `case` of that program.
  private struct Case {
    let number: UInt64
    var chance: SplitMix
    let difficulty: MonkeyMovement.Difficulty
    let movement: MonkeyMovement
    var times: [Int64] = [-1, 0]
    let pinCount: Int

    init(_ number: UInt64) {
      self.number = number
      var chance = SplitMix(state: number ^ 0xC0FFEE)
      func next(_ count: Int64) -> Int64 { Int64(chance.next() >> 32) % count }
      pinCount = 1 + Int(next(8))
      difficulty = MonkeyMovement.Difficulty.allCases[Int(next(3))]
      let (north, east) = (next(1_700_000_001) - 850_000_000, next(3_600_000_000) - 1_800_000_000)
      var pins: [GridPoint] = []
      for _ in 0..<pinCount {
        let isAnywhere = number % 50 == 0
        let latitude = isAnywhere ? next(1_800_000_001) - 900_000_000 : north + next(40_001) - 20_000
        let longitude = isAnywhere ? next(3_600_000_000) - 1_800_000_000 : PointBox.wrapped(east + next(40_001) - 20_000)
        if let pin = GridPoint(latitude: latitude, longitude: longitude) { pins.append(pin) }
      }
      let start = GridPoint(latitude: north, longitude: east) ?? pins[0]
      movement = MonkeyMovement(seed: number, difficulty: difficulty, start: start, pins: pins)
      let end = movement.legs.last?.leaveTime ?? 0
      for _ in 0..<12 { times.append(next(end + 5_000)) }
      self.chance = chance
    }

    var line: String {
      var chance = chance
      func next(_ count: Int64) -> Int64 { Int64(chance.next() >> 32) % count }
      var words = ["\(number)"]
      for leg in movement.legs {
        words += [
          "\(leg.departTime) \(leg.walk) \(leg.incident?.rawValue ?? -1) \(leg.incidentStart) \(leg.delay) \(leg.arriveTime) \(leg.leaveTime)"
        ]
      }
      for time in times {
        guard let state = movement.state(at: time) else { continue }
        words.append("\(time) \(state.place.latitude) \(state.place.longitude) \(MonkeyTests.word(state.deed))")
      }
      let seed = SHA256.digest(of: withUnsafeBytes(of: number.bigEndian) { Array($0) })
      let answers = MonkeyAnswers(seed: seed, difficulty: difficulty)
      words.append(Hex.encode(answers.hash))
      for index in 1...pinCount {
        let options = 2 + Int(next(7))
        words.append("\(answers.choice(number: index, optionCount: options, rightOption: Int(next(Int64(options)))))")
      }
      let (lower, upper) = (-next(1_000_000), next(1_000_000) + 1)
      words.append("\(answers.guess(lower: lower, upper: upper))")
      return words.joined(separator: " ")
    }
  }

  private static func word(_ deed: MonkeyMovement.Deed) -> String {
    switch deed {
    case .walking: "walking"
    case .incident(.banana): "banana"
    case .incident(.peel): "peel"
    case .incident(.coconuts): "coconuts"
    case .answering: "answering"
    case .finished: "finished"
    }
  }

  @Test(arguments: MonkeyMovement.Difficulty.allCases)
  func itKnowsAsMuchAsItsDifficultySays(difficulty: MonkeyMovement.Difficulty) {
    let answers = MonkeyAnswers(seed: [UInt8](repeating: 7, count: 32), difficulty: difficulty)
    var chosen = [Int](repeating: 0, count: 4)
    for number in 1...20_000 { chosen[answers.choice(number: number, optionCount: 4, rightOption: 2)] += 1 }
    #expect(abs(chosen[2] * 100 / 20_000 - Int(difficulty.skill)) <= 1)
    let others = [0, 1, 3].map { chosen[$0] }
    #expect(others.allSatisfy { abs($0 - others[0]) < 400 }, "\(chosen)")
  }

  @Test func aFifthOfItsWaysHasAnIncidentOfFiveToFifteenSeconds() throws {
    let start = try #require(GridPoint(latitude: 590_000_000, longitude: 180_000_000))
    let pin = try #require(GridPoint(latitude: 590_010_000, longitude: 180_000_000))
    let legs = (0..<5_000).flatMap { MonkeyMovement(seed: UInt64($0), difficulty: .easy, start: start, pins: [pin]).legs }
    let incidents = legs.compactMap(\.incident)
    #expect(abs(incidents.count - 1_000) < 120)
    for kind in 0..<3 { #expect(abs(incidents.count { $0.rawValue == kind } - incidents.count / 3) < 80) }
    #expect(legs.allSatisfy { $0.incident == nil ? $0.delay == 0 : (5_000...15_000).contains($0.delay) })
    // 1 m in 850 ms.
    #expect(legs.allSatisfy { $0.walk == (start.distance(to: pin) ?? 0) * 850 / 1_000 })
  }
}
