import CairnProto
import FoundationEssentials
import Geodesy
import Identity
import Positions
import QuizWalksProto
import RPC

/// Malformed requests are refused here, before anything is loaded.
enum WalkRequests {
  static func id(_ text: String, _ field: String) throws(RPCError) -> UUID {
    guard let id = UUID(text: text) else { throw .invalid(field, "INVALID_UUID", "36 characters, lower-case") }
    return id
  }

  static func walkID(_ text: String) throws(RPCError) -> UUID { try id(text, "walk_id") }

  static func text(_ text: String, _ field: String, max: Int, isMultiline: Bool = false) throws(RPCError) -> String {
    do throws(WalkRules.TextFlaw) {
      return try WalkRules.text(text, max: max, isMultiline: isMultiline)
    } catch {
      throw .invalid(field, error.rawValue, error == .tooLong ? "at most \(max) scalars" : "")
    }
  }

  static func lang(_ tag: String, _ field: String = "lang") throws(RPCError) -> String {
    guard WalkRules.isLanguage(tag) else { throw .invalid(field, "MALFORMED", "a tag of BCP 47") }
    return tag
  }

  static func point(_ position: LatLng?, _ field: String) throws(RPCError) -> GridPoint {
    guard let position else { throw .invalid(field, "MISSING") }
    guard let point = GridPoint(latitudeDegrees: position.latitudeDegrees, longitudeDegrees: position.longitudeDegrees) else {
      throw .invalid(field, "OUT_OF_RANGE", "degrees")
    }
    return point
  }

  static func image(_ image: WalkImage?) throws(RPCError) -> Image? {
    guard let image else { return nil }
    return Image(
      mediaID: try id(image.mediaID, "image.media_id"), altText: try text(image.altText, "image.alt_text", max: WalkRules.altTextMax))
  }

  static func visibility(_ visibility: WalkVisibility) throws(RPCError) -> StoredWalk.Visibility {
    switch visibility {
    case .`private`: .own
    case .link: .link
    case .friends: .friends
    case .`public`: .all
    case .unspecified, .unrecognized: throw .invalid("visibility", "UNKNOWN_VALUE")
    }
  }

  static func pageSize(_ size: Int32, _ field: String = "page_size") throws(RPCError) -> Int {
    guard size >= 0 else { throw .invalid(field, "OUT_OF_RANGE", "not negative") }
    return size == 0 ? WalkRules.pageDefault : min(Int(size), WalkRules.pageMax)
  }

  // MARK: Drafts

  static func head(_ head: DraftHead?) throws(RPCError) -> StoredWalk.Head {
    let head = head ?? DraftHead()
    let radius = head.radiusM == 0 ? WalkRules.radiusDefault : Int(head.radiusM)
    guard WalkRules.radii.contains(radius) else { throw .invalid("radius_m", "OUT_OF_RANGE", "from 10 to 100") }
    guard head.routePoints.count <= WalkRules.routeMax else { throw .invalid("route_points", "TOO_MANY", "at most \(WalkRules.routeMax)") }
    var route: [GridPoint] = []
    for position in head.routePoints { route.append(try point(position, "route_points")) }
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
      throw .invalid("tie_breaker", "OUT_OF_RANGE", "lower < upper, and the answer between them")
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
    guard let message else { throw .invalid("question_id", "INVALID_UUID") }
    guard case .choice(let choice) = message.kind else { throw .invalid("kind", "MISSING") }
    guard (0...Int32(WalkRules.questionsMax)).contains(message.number) else { throw .invalid("number", "OUT_OF_RANGE") }
    let timer = message.timerSeconds == 0 ? nil : Int(message.timerSeconds)
    if let timer, !WalkRules.timers.contains(timer) { throw .invalid("timer_seconds", "OUT_OF_RANGE", "from 5 to 300") }
    var title: String?
    if let written = message.title { title = try text(written, "title", max: WalkRules.titleMax) }
    var place: GridPoint?
    if let position = message.position { place = try point(position, "position") }
    let (options, right) = try options(choice)
    let question = StoredQuestion(
      id: try id(message.questionID, "question_id"), number: 0, title: title ?? "",
      text: try text(message.text, "text", max: WalkRules.textMax, isMultiline: true), lang: try lang(message.lang),
      image: try image(message.image), options: options, rightOption: right,
      explanation: try text(message.explanation, "explanation", max: WalkRules.textMax, isMultiline: true), point: place, timer: timer)
    return Written(question: question, title: title, number: message.number == 0 ? nil : Int(message.number))
  }

  private static func options(_ choice: ChoiceQuestion) throws(RPCError) -> (options: [String], right: Int?) {
    guard choice.options.count <= WalkRules.optionsMax else { throw .invalid("choice.options", "TOO_MANY", "at most 8") }
    var options: [String] = []
    for option in choice.options { options.append(try text(option, "choice.options", max: WalkRules.optionLengthMax)) }
    if let right = choice.rightOption, !options.indices.contains(Int(right)) { throw .invalid("choice.right_option", "OUT_OF_RANGE") }
    return (options, choice.rightOption.map { Int($0) })
  }
}
