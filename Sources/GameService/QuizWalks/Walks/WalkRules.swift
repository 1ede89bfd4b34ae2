import Positions
import Texts
import Timekeeping

/// Walks: what may stand in a draft, what a version needs, and who may see it (requirements Q-23 … Q-30, Q-S1, Q-S5, Q-S6, Q-S8, Q-S10, Q-S12). Pure.
enum WalkRules {
  /// Scalars of a title.
  static let titleMax = 100
  /// Scalars of a description.
  static let descriptionMax = 2_000
  /// Scalars of what is asked, and of what is told after an answer.
  static let textMax = 1_000
  /// Scalars of an option: more is no longer read in a glance.
  static let optionLengthMax = 200
  /// Scalars of a text for people who do not see an image.
  static let altTextMax = 300
  /// Options of a question.
  static let optionsMax = 8
  /// Options that a published question needs.
  static let optionsMin = 2
  /// Questions of a walk: fifty at 100 m from one another are an afternoon.
  static let questionsMax = 50
  /// Walks of an account, drafts included: more than a class makes in a year.
  static let walksMax = 500
  /// Accounts that may edit a walk besides its maker.
  static let editorsMax = 20
  /// Friends that a walk is sent to at once.
  static let sharedMax = 50
  /// How long somebody hears nothing more of a walk that was sent to them.
  static let sharePause = Duration.seconds(24 * 60 * 60)
  /// Points of a line to follow: one each 20 m of 10 km.
  static let routeMax = 500
  /// Metres within which a question is in range unless the walk says otherwise (Q-S1).
  static let radiusDefault = 25
  /// Metres that a walk may say: below them a phone is not exact enough, above them one does not find what is asked.
  static let radii = 10...100
  /// Seconds of a timer (Q-S8).
  static let timers = 5...300
  /// Seconds of a timer that nobody has set (Q-S8).
  static let timerDefault = 30
  /// Millimetres from the first question to each other one: 50 km, within which distances are exact to 0.1 %.
  static let extentMax: Int64 = 50_000_000
  /// Numbers of a question at the end, either way.
  static let tieMax: Int64 = 1_000_000_000_000

  /// How many it gives at most.
  static let pageMax = 50
  /// Hundredths of a degree of latitude to which the area of a walk is rounded.
  static let areaStep: Int64 = 2
  /// Metres within which walks are near: a day's excursion.
  static let nearMax = 100_000.0

  // MARK: Texts

  /// A title as titles are compared: without regard to case and blanks around it.
  static func titleKey(_ title: String) -> String { PeopleText.entry(title).lowercased() }

  /// Form of a language tag (BCP 47): a language and what may follow, or nothing.
  static func isLanguage(_ tag: String) -> Bool { tag.isEmpty || LanguageTag.isTag(tag) }

  /// The title of a new question without one: "Fråga 3".
  static func titleDefault(_ number: Int, lang: String) -> String {
    let words = ["sv": "Fråga", "de": "Frage", "fr": "Question", "it": "Domanda", "es": "Pregunta"]
    return "\(words[String(lang.prefix { $0 != "-" }).lowercased()] ?? "Question") \(number)"
  }

  // MARK: Publishing

  /// A thing that a version needs and the draft has not.
  struct Gap: Hashable, Sendable {
    /// Field of the draft, with the number of its question: "questions[3]".
    let field: String
    let reason: Reason

    /// The words for it, as the contract has them.
    enum Reason: String {
      case missing = "MISSING"
      case tooFarApart = "TOO_FAR_APART"
      case questionWithoutTitle = "QUESTION_WITHOUT_TITLE"
      case questionWithoutText = "QUESTION_WITHOUT_TEXT"
      case questionWithoutPosition = "QUESTION_WITHOUT_POSITION"
      case tooFewOptions = "TOO_FEW_OPTIONS"
      case optionWithoutText = "OPTION_WITHOUT_TEXT"
      case sameOptionTwice = "SAME_OPTION_TWICE"
      case noRightOption = "NO_RIGHT_OPTION"
      case imageWithoutAltText = "IMAGE_WITHOUT_ALT_TEXT"
    }
  }

  /// Everything that is missing, in the order of the draft.
  static func gaps(_ head: StoredWalk.Head, _ questions: [StoredQuestion]) -> [Gap] {
    var gaps: [Gap] = []
    if !PeopleText.isVisible(head.title) { gaps.append(Gap(field: "title", reason: .missing)) }
    if let image = head.image, !PeopleText.isVisible(image.altText) { gaps.append(Gap(field: "image.alt_text", reason: .missing)) }
    if questions.isEmpty { gaps.append(Gap(field: "questions", reason: .missing)) }
    for question in questions { gaps += self.gaps(question).map { Gap(field: "questions[\(question.number)]", reason: $0) } }
    if !isNearTogether(questions.compactMap(\.point)) { gaps.append(Gap(field: "questions", reason: .tooFarApart)) }
    return gaps
  }

  private static func gaps(_ question: StoredQuestion) -> [Gap.Reason] {
    var reasons: [Gap.Reason] = []
    if !PeopleText.isVisible(question.title) { reasons.append(.questionWithoutTitle) }
    if !PeopleText.isVisible(question.text) { reasons.append(.questionWithoutText) }
    if question.point == nil { reasons.append(.questionWithoutPosition) }
    if question.options.count < optionsMin { reasons.append(.tooFewOptions) }
    if !question.options.allSatisfy(PeopleText.isVisible) { reasons.append(.optionWithoutText) }
    if Set(question.options.map(titleKey)).count < question.options.count { reasons.append(.sameOptionTwice) }
    if question.rightOption.map({ !question.options.indices.contains($0) }) ?? true { reasons.append(.noRightOption) }
    if let image = question.image, !PeopleText.isVisible(image.altText) { reasons.append(.imageWithoutAltText) }
    return reasons
  }

  private static func isNearTogether(_ points: [GridPoint]) -> Bool {
    guard let first = points.first else { return true }
    return points.allSatisfy { (first.distance(to: $0) ?? .max) <= extentMax }
  }

  /// The middle of the box around places, rounded to some two kilometres each way, so that it is nowhere near a question but by chance, and tells little more
  /// than the bounds of a hidden run do. Nil without places.
  static func area(_ points: [GridPoint]) -> ShownWalk.Area? {
    guard let box = PointBox(points) else { return nil }
    func hundredths(_ steps: Int64, by step: Int64) -> Int64 {
      Int64((Double(steps) / Double(step * 100_000)).rounded()) * step
    }
    let latitude = hundredths((box.south + box.north) / 2, by: areaStep)
    // The same for all places of a row: a degree of longitude is as much shorter as the parallel is.
    let perKilometre = PointBox.stepsPerKilometre(at: latitude * 100_000)
    let step = areaStep * max(1, (perKilometre.east * 100 / perKilometre.north + 98) / 100)
    let longitude = hundredths(PointBox.wrapped(box.west + box.width / 2), by: step)
    func degrees(_ hundredths: Int64, most: Double) -> Double { min(most, max(-most, Double(hundredths) / 100)) }
    return ShownWalk.Area(latitude: degrees(latitude, most: 90), longitude: degrees(longitude, most: 180))
  }

  // MARK: Order

  /// Ids after one was put at a number; at the end without a number, or beyond it. One that is there already stays where it is without a number.
  static func order<ID: Equatable>(_ ids: [ID], putting id: ID, at number: Int?) -> [ID] {
    guard let number else { return ids.contains(id) ? ids : ids + [id] }
    var others = ids.filter { $0 != id }
    others.insert(id, at: min(max(number - 1, 0), others.count))
    return others
  }

  // MARK: Seeing

  /// Somebody who looks at a walk.
  struct Viewer: Hashable, Sendable {
    var isMaker = false
    var isEditor = false
    var isFriend = false
    var isBlocked = false
  }

  /// Whether somebody may see and walk a published walk. Its makers see it always.
  static func isShown(_ visibility: StoredWalk.Visibility, to viewer: Viewer) -> Bool {
    if viewer.isMaker || viewer.isEditor { return true }
    if viewer.isBlocked { return false }
    switch visibility {
    case .draft, .own: return false
    case .link, .all: return true
    case .friends: return viewer.isFriend
    }
  }
}
