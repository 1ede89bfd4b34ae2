import FoundationEssentials
import Synchronization

/// Versions of walks that were read lately. A version never changes: what is remembered is what is kept, for as long as the version is there, which whoever
/// takes it from here has asked for. Each answer of a run needs all questions of it, with all their texts.
final class VersionShelf: Sendable {
  /// Questions of all versions together: forty walks of fifty. With the longest texts 10 MB.
  static let questionsMax = 2_000

  private struct Key: Hashable {
    let walkID: UUID
    let version: Int
  }

  private struct State {
    var versions: [Key: WalkVersion] = [:]
    /// The longest there first.
    var order: [Key] = []
    var questionCount = 0
  }

  private let state = Mutex(State())

  /// How many questions are remembered.
  var questionCount: Int { state.withLock { $0.questionCount } }

  func version(_ version: Int, of walkID: UUID) -> WalkVersion? {
    state.withLock { $0.versions[Key(walkID: walkID, version: version)] }
  }

  func put(_ walk: WalkVersion, _ version: Int, of walkID: UUID) {
    let key = Key(walkID: walkID, version: version)
    state.withLock { state in
      guard state.versions[key] == nil else { return }
      state.versions[key] = walk
      state.order.append(key)
      state.questionCount += max(1, walk.questions.count)
      while state.questionCount > Self.questionsMax, state.order.count > 1 {
        let gone = state.versions.removeValue(forKey: state.order.removeFirst())
        state.questionCount -= max(1, gone?.questions.count ?? 1)
      }
    }
  }
}
