import FoundationEssentials
import Identity
import Postgres
import Testing
import TrackTesting

@testable import Expeditions

/// Courses that are remembered, so that a chunk of a track does not read the lists of its challenge.
@Suite struct CourseShelfTests {
  private static func course(_ distance: Int64, controls count: Int) -> Course {
    let control = TrackMaker(seed: 0).point(0, 0).map { CourseControl(point: $0, radius: 20_000, points: 0) }
    return Course(
      kind: .checkpoint, movement: .running, parameters: ["distance_min_m": distance],
      controls: Array(repeating: control, count: count).compactMap { $0 })
  }

  @Test func itHoldsSoManyControlsAndTheLatestCourses() {
    let (shelf, ids) = (CourseShelf(), (0..<150).map { _ in UUID() })
    for (number, id) in ids.enumerated() {
      shelf.put(Self.course(Int64(number), controls: 60), 1, of: id)
      #expect(shelf.controlCount <= CourseShelf.controlsMax)
    }
    let found = ids.map { shelf.course(1, of: $0)?.value("distance_min_m") }
    #expect(found.prefix(50).allSatisfy { $0 == nil } && Array(found.suffix(100)) == (50..<150).map { Optional(Int64($0)) })
    #expect(shelf.course(2, of: ids[149]) == nil, "another version is another course")
    // What was there before stays: a course never changes.
    shelf.put(Self.course(-1, controls: 60), 1, of: ids[149])
    #expect(shelf.course(1, of: ids[149])?.value("distance_min_m") == 149 && shelf.controlCount == CourseShelf.controlsMax)
  }

  @Test func coursesWithoutControlsTakeRoomToo() {
    let shelf = CourseShelf()
    for _ in 0..<CourseShelf.controlsMax + 5 { shelf.put(Self.course(1, controls: 0), 1, of: UUID()) }
    #expect(shelf.controlCount == CourseShelf.controlsMax)
  }

  @Test func aChunkReadsNoCourseThatIsKnown() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      let id = try #require(UUID(text: try await house.start(challengeID, by: anna)))
      let judging = house.attempts.handlers.judging
      let attempt = try #require(try await house.attempts.handlers.store.attempt(id, in: house.database))
      for count in [2, 1, 1] {
        let (read, course) = try await house.database.transaction { transaction in
          _ = try await transaction.query("SELECT 1")
          let course = try await judging.course(of: attempt, in: transaction)
          return (transaction.statementCount, course)
        }
        #expect(read == count && course.controls.count == ChallengeKinds.corners.count)
      }
    }
  }
}
