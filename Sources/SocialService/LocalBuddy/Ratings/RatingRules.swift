import Texts
import Timekeeping

/// Feedback after a meeting: when it is given, and when it is seen (requirements L-37, L-38, L-S11). Pure.
enum RatingRules {
  static let ratings = 1...5
  /// Unicode scalars of a text.
  static let textLengthMax = 1_000
  /// Time from the beginning of a meeting in which feedback is given: as long as people remember it.
  static let window = Duration.seconds(14 * 86_400)

  enum Refusal: Error, Hashable {
    case rating
    case textTooLong
    case textNotWriting
    case notFixed
    case notStarted
    case timeOver
    case given
  }

  /// Whether feedback of a fixed meeting can be given now, as far as its time goes.
  static func isOpen(_ startTime: Moment, at now: Moment) -> Bool { startTime <= now && now < startTime + window }

  static func check(isFixed: Bool, startTime: Moment, isGiven: Bool, at now: Moment) throws(Refusal) {
    guard isFixed else { throw .notFixed }
    guard startTime <= now else { throw .notStarted }
    // Before the end of the time: whoever has given some learns that, however late the question comes.
    if isGiven { throw .given }
    guard now < startTime + window else { throw .timeOver }
  }

  /// Moment from which feedback is seen: at once when the other side has given some, and otherwise at the end of the time.
  static func showTime(startTime: Moment, otherHasGiven: Bool, at now: Moment) -> Moment { otherHasGiven ? now : startTime + window }

  /// A text as it is kept.
  static func text(_ text: String) throws(Refusal) -> String {
    let kept = PeopleText.withoutBlanks(NormalForm.nfc(text))
    guard kept.unicodeScalars.count <= textLengthMax else { throw .textTooLong }
    guard PeopleText.isHonest(kept, isMultiline: true) else { throw .textNotWriting }
    return kept
  }
}
