import FoundationEssentials
import Synchronization

/// Courses that attempts were made at lately. An attempt is at a version that was published, and the course of such a version never changes: what is
/// remembered is what is kept. Each chunk of a track needs it, and a row with a dozen lists takes longer to read than the chunk.
final class CourseShelf: Sendable {
  /// Controls of all courses together: a hundred of the longest, 400 kB.
  static let controlsMax = 6_000

  private struct Key: Hashable {
    let challengeID: UUID
    let version: Int32
  }

  private struct State {
    var courses: [Key: Course] = [:]
    /// The longest there first.
    var order: [Key] = []
    var controlCount = 0
  }

  private let state = Mutex(State())

  /// How many controls are remembered; a course without any counts as one.
  var controlCount: Int { state.withLock { $0.controlCount } }

  func course(_ version: Int32, of challengeID: UUID) -> Course? {
    state.withLock { $0.courses[Key(challengeID: challengeID, version: version)] }
  }

  func put(_ course: Course, _ version: Int32, of challengeID: UUID) {
    let key = Key(challengeID: challengeID, version: version)
    state.withLock { state in
      guard state.courses[key] == nil else { return }
      state.courses[key] = course
      state.order.append(key)
      state.controlCount += max(1, course.controls.count)
      while state.controlCount > Self.controlsMax, state.order.count > 1 {
        let gone = state.courses.removeValue(forKey: state.order.removeFirst())
        state.controlCount -= max(1, gone?.controls.count ?? 1)
      }
    }
  }
}
