import CairnTesting
import Foundation
import Testing

@testable import Positions

/// The examples of docs/api/positions.md, made by a program in another language that was written from that page.
@Suite struct PositionVectorTests {
  private struct Vectors: Decodable {
    var steps: [Steps]
    var cosines: [Cosine]
    var roots: [Root]
    var planes: [Plane]
    var passages: [Way]
    var sieves: [Sieve]
    var ranges: [Range]
  }

  private struct Steps: Decodable {
    var degrees: [Double]
    var place: [Int64]?
  }

  private struct Cosine: Decodable {
    var h, cosine: Int64
  }

  private struct Root: Decodable {
    var n: Number
    var root: Int64
  }

  /// Beyond 2⁵³ written as text.
  private struct Number: Decodable {
    var value: Int64

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try? container.decode(String.self)
      value = try text.flatMap { Int64($0) } ?? container.decode(Int64.self)
    }
  }

  private struct Plane: Decodable {
    var middle, place: [Int64]
    var vector: [Int64]?
    var distance: Int64?
  }

  private struct Way: Decodable {
    var place, from, to: [Int64]
    var distance, time: Int64?
  }

  private struct Sieve: Decodable {
    var rules: [Int64]
    var samples: [[Int64]]
    var verdicts: [String]
  }

  private struct Range: Decodable {
    var distance, radius, accuracy: Int64
    var rules: [Int64]
    var inRange: Bool
  }

  private static let file = URL(filePath: "\(Repository.root)/docs/api/positions.vectors.json")
  private static let vectors = Result { try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file)) }

  private func place(_ numbers: [Int64]) throws -> GridPoint { try #require(GridPoint(latitude: numbers[0], longitude: numbers[1])) }

  private func sample(_ numbers: [Int64]) throws -> Sample {
    let point = try place(Array(numbers[1...2]))
    return try #require(Sample(time: numbers[0], point: point, accuracy: numbers[3]))
  }

  private func rules(_ numbers: [Int64]) -> PositionRules {
    PositionRules(accuracyMax: numbers[0], speedMax: numbers[1], allowanceMax: numbers[2], settledCount: Int(numbers[3]))
  }

  @Test func degreesBecomeTheSameSteps() throws {
    for one in try Self.vectors.get().steps {
      let found = GridPoint(latitudeDegrees: one.degrees[0], longitudeDegrees: one.degrees[1])
      #expect(found.map { [$0.latitude, $0.longitude] } == one.place, "\(one)")
    }
  }

  @Test func cosinesAndRootsAreTheSame() throws {
    for one in try Self.vectors.get().cosines { #expect(WholeNumbers.cosine(halfSteps: one.h) == one.cosine, "\(one)") }
    for one in try Self.vectors.get().roots { #expect(WholeNumbers.squareRoot(one.n.value) == one.root, "\(one)") }
  }

  @Test func planesAndDistancesAreTheSame() throws {
    for one in try Self.vectors.get().planes {
      let (middle, there) = (try place(one.middle), try place(one.place))
      #expect(LocalPlane(around: middle).place(of: there).map { [$0.east, $0.north] } == one.vector, "\(one)")
      #expect(middle.distance(to: there) == one.distance, "\(one)")
    }
  }

  @Test func passagesAreTheSame() throws {
    for one in try Self.vectors.get().passages {
      let found = Passage(of: try place(one.place), from: try sample(one.from), to: try sample(one.to))
      #expect(found?.distance == one.distance && found?.time == one.time, "\(one)")
    }
  }

  @Test func samplesAreJudgedTheSame() throws {
    for one in try Self.vectors.get().sieves {
      var sieve = SampleSieve(rules(one.rules))
      #expect(try one.samples.map { sieve.judge(try sample($0)).rawValue } == one.verdicts, "\(one)")
    }
    for one in try Self.vectors.get().ranges {
      #expect(rules(one.rules).isInRange(distance: one.distance, radius: one.radius, accuracy: one.accuracy) == one.inRange, "\(one)")
    }
  }

  @Test func theOtherProgramComesToTheSame() throws {
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = [
      "python3", "-B", "\(#filePath)".replacing("PositionVectorTests.swift", with: "Tables/positions.py"), "check", Self.file.path,
    ]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    python.waitUntilExit()
    #expect(python.terminationStatus == 0, "\(text)")
    #expect(text.contains(" 0 differ"), "\(text)")
  }
}
