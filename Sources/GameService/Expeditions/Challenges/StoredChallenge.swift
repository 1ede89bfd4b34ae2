import FoundationEssentials
import Positions
import Timekeeping

/// A challenge as it is kept, with one of its versions.
struct StoredChallenge: Hashable, Sendable {
  var id: UUID
  /// Nil for one whose maker is gone, or that the installation has made.
  var makerID: UUID?
  var state: ChallengeRules.State
  var name: String
  var description: String
  /// The latest version there is.
  var latestVersion: Int32
  var revision: Int32
  var isGenerated = false
  var createTime: Moment
  var publishTime: Moment?
  /// When it was hidden or withdrawn; nil while it is published.
  var unpublishTime: Moment?
  var version: ChallengeVersion
  /// Source that the installation has made it of; nil for people's.
  var seedKey: String?
  /// Name and description in each language, for what the installation has made.
  var words: [ChallengeWords] = []

  /// Whether an attempt may begin: now, or for one that was recorded without a network, then.
  func isOpen(at recordStart: Moment?) -> Bool {
    if state == .published { return true }
    guard let recordStart, let unpublishTime else { return false }
    return recordStart < unpublishTime
  }

  /// Takes another state, and notes when it ceased to be there for everybody.
  mutating func become(_ state: ChallengeRules.State, at now: Moment) {
    if self.state == .published, state != .published { unpublishTime = now }
    if state == .published { unpublishTime = nil }
    self.state = state
  }

  /// Whether somebody sees it.
  func isSeen(by accountID: UUID?) -> Bool {
    switch state {
    case .published: true
    case .draft, .hidden, .withdrawn: makerID != nil && makerID == accountID
    }
  }
}

/// Name and description of a challenge in a language.
struct ChallengeWords: Hashable, Sendable {
  /// ISO 639.
  var language: String
  var name: String
  var description: String
}

/// Course and conditions that attempts at a challenge are judged by.
struct ChallengeVersion: Hashable, Sendable {
  var number: Int32
  var parkID: String
  var kind: ChallengeKind
  var movement: Movement
  var parameters: [String: Int64]
  /// Features of the type, and others that its maker asks for.
  var features: Set<Feature>
  var controls: [ChallengeRules.PlannedControl]

  var course: Course {
    Course(
      kind: kind, movement: movement, parameters: parameters,
      controls: controls.map { CourseControl(point: $0.point, radius: Int64($0.radius) * 1_000, points: Int64($0.points)) })
  }

  /// Indices of controls that clues alone lead to.
  var hiddenControls: Set<Int> { Set(controls.indices.filter { controls[$0].isHidden }) }

  /// Whether attempts at one can be compared with attempts at the other.
  func isSameCourse(as other: ChallengeVersion) -> Bool {
    var other = other
    other.number = number
    other.controls =
      zip(other.controls, controls).map { theirs, ours in
        var control = theirs
        control.clue = ours.clue
        return control
      } + other.controls.dropFirst(controls.count)
    return self == other
  }
}
