import CairnProto
import FoundationEssentials
import Geodesy
import Identity
import Positions
import QuizWalksProto
import RPC

/// Malformed requests are refused here, before anything is loaded.
enum WalkRequests {
  static func text(_ text: String, _ field: String, max: Int, isMultiline: Bool = false) throws(RPCError) -> String {
    try Field.text(text, field, max: max, isMultiline: isMultiline)
  }

  static func lang(_ tag: String, _ field: String = "lang") throws(RPCError) -> String {
    guard WalkRules.isLanguage(tag) else { throw .invalid(field, .malformed, "a tag of BCP 47") }
    return tag
  }

  static func image(_ image: WalkImage?) throws(RPCError) -> Image? {
    guard let image else { return nil }
    return Image(
      mediaID: try Field.id(image.mediaID, "image.media_id"), altText: try text(image.altText, "image.alt_text", max: WalkRules.altTextMax))
  }

  static func visibility(_ visibility: WalkVisibility) throws(RPCError) -> StoredWalk.Visibility {
    try Field.word(visibility, "visibility") { visibility in
      switch visibility {
      case .`private`: .own
      case .link: .link
      case .friends: .friends
      case .`public`: .all
      case .unspecified, .unrecognized: nil
      }
    }
  }

  // MARK: Drafts

  static func head(_ head: DraftHead?) throws(RPCError) -> StoredWalk.Head {
    let head = head ?? DraftHead()
    let radius = head.radiusM == 0 ? WalkRules.radiusDefault : Int(head.radiusM)
    guard WalkRules.radii.contains(radius) else { throw .invalid("radius_m", .outOfRange, "from 10 to 100") }
    guard head.routePoints.count <= WalkRules.routeMax else { throw .invalid("route_points", .tooMany, "at most \(WalkRules.routeMax)") }
    var route: [GridPoint] = []
    for position in head.routePoints { route.append(try Field.gridPoint(position, "route_points")) }
    return StoredWalk.Head(
      title: try text(head.title, "title", max: WalkRules.titleMax),
      description: try text(head.descriptionField, "description", max: WalkRules.descriptionMax, isMultiline: true),
      lang: try lang(head.lang), image: try image(head.image), radius: radius, isInOrder: head.isInOrder, route: route,
      tieBreaker: try tie(head.tieBreaker))
  }

  private static func tie(_ tie: TieBreaker?) throws(RPCError) -> Tie? {
    guard let tie else { return nil }
    let limits = -WalkRules.tieMax...WalkRules.tieMax
    guard limits.contains(tie.lower), limits.contains(tie.upper), tie.lower < tie.upper, (tie.lower...tie.upper).contains(tie.answer) else {
      throw .invalid("tie_breaker", .outOfRange, "lower < upper, and the answer between them")
    }
    let text = try text(tie.text, "tie_breaker", max: WalkRules.textMax, isMultiline: true)
    return Tie(text: text, lower: tie.lower, upper: tie.upper, answer: tie.answer)
  }

  /// A question as it was written.
  struct Written: Sendable {
    var question: StoredQuestion
    /// Nil where the title is to stay, or to be made up.
    let title: String?
    /// Nil for where it is, or the end.
    let number: Int?
  }

  static func question(_ message: Question?) throws(RPCError) -> Written {
    let message = try Field.required(message, "question_id")
    guard case .choice(let choice) = message.kind else { throw .invalid("kind", .missing) }
    guard (0...Int32(WalkRules.questionsMax)).contains(message.number) else { throw .invalid("number", .outOfRange) }
    let timer = message.timerSeconds == 0 ? nil : Int(message.timerSeconds)
    if let timer, !WalkRules.timers.contains(timer) { throw .invalid("timer_seconds", .outOfRange, "from 5 to 300") }
    var title: String?
    if let written = message.title { title = try text(written, "title", max: WalkRules.titleMax) }
    var place: GridPoint?
    if let position = message.position { place = try Field.gridPoint(position, "position") }
    let (options, right) = try options(choice)
    let question = StoredQuestion(
      id: try Field.id(message.questionID, "question_id"), number: 0, title: title ?? "",
      text: try text(message.text, "text", max: WalkRules.textMax, isMultiline: true), lang: try lang(message.lang),
      image: try image(message.image), options: options, rightOption: right,
      explanation: try text(message.explanation, "explanation", max: WalkRules.textMax, isMultiline: true), point: place, timer: timer)
    return Written(question: question, title: title, number: message.number == 0 ? nil : Int(message.number))
  }

  private static func options(_ choice: ChoiceQuestion) throws(RPCError) -> (options: [String], right: Int?) {
    guard choice.options.count <= WalkRules.optionsMax else { throw .invalid("choice.options", .tooMany, "at most 8") }
    var options: [String] = []
    for option in choice.options { options.append(try text(option, "choice.options", max: WalkRules.optionLengthMax)) }
    if let right = choice.rightOption, !options.indices.contains(Int(right)) { throw .invalid("choice.right_option", .outOfRange) }
    return (options, choice.rightOption.map { Int($0) })
  }
}
