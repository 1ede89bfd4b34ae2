import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import SocialCommon

/// Numbers of attempts at an upload, of which those that do not count are taken back.
@Suite struct UploadAttemptTests {
  /// Attempts that somebody is at, or thinks so.
  private struct Model {
    /// Numbers that were given out and not released: some are of calls that stand still.
    var held: [Int] = []
    /// The one that was begun last, while it is held.
    var current: Int?
  }

  private enum Step: CaseIterable { case begin, releaseCounted, releaseUncounted }

  private static func find(_ uploadID: UUID, of person: KnownPerson, in house: SocialHouse) async throws -> Upload {
    try #require(try await UploadStore().find(uploadID, of: person.accountID, at: house.clock.now(), in: house.database))
  }

  /// As `UploadCompletion` does.
  private static func begin(_ uploadID: UUID, of person: KnownPerson, _ model: inout Model, in house: SocialHouse) async throws {
    let number = try await find(uploadID, of: person, in: house).attemptCount + 1
    // Long in the future: who began before is thought dead.
    let end = house.clock.now() + MediaRules.attemptTime
    try await house.database.transaction { try await UploadStore().begin(uploadID, until: end, in: $0) }
    #expect(!model.held.contains(number), "two calls hold the number \(number)")
    model.held.append(number)
    model.current = number
  }

  private static func release(
    _ uploadID: UUID, of person: KnownPerson, at place: Int, isCounted: Bool, _ model: inout Model, in house: SocialHouse
  ) async throws {
    let number = model.held.remove(at: place)
    try await UploadStore().release(uploadID, attempt: number, isCounted: isCounted, in: house.database)
    if number == model.current { model.current = nil }
    let isLeftAlone = try await find(uploadID, of: person, in: house).attemptEndTime != nil
    #expect(isLeftAlone == (model.current != nil), "the end of attempt \(number) is the end of \(model.current ?? 0)")
  }

  /// Histories in which calls stand still for any time: a number that is held may be released whenever it comes, counted or not.
  @Test func whoStoodStillNeverEndsAnAttemptOfAnother() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let uploadID = try #require(UUID(text: try await house.begin(.album, [1, 2, 3], by: anna)))
      var generator = Numbers(state: 20)
      for _ in 0..<150 {
        try await house.database.execute("UPDATE uploads SET attempt_count = 0, attempt_end_time = NULL")
        var model = Model()
        for _ in 0..<14 {
          let step = Step.allCases[Int(generator.next() % 3)]
          if step == .begin || model.held.isEmpty {
            try await Self.begin(uploadID, of: anna, &model, in: house)
          } else {
            let place = Int(generator.next() % UInt64(model.held.count))
            try await Self.release(uploadID, of: anna, at: place, isCounted: step == .releaseCounted, &model, in: house)
          }
        }
      }
    }
  }
}

/// Always the same numbers.
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
