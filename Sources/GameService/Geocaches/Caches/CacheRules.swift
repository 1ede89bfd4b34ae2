import Geodesy
import Texts
import Timekeeping

/// Caches: their numbers, what may be said of them, what they are worth (requirements C-39 … C-42, C-S1 … C-S15). Pure.
enum CacheRules {
  // MARK: Limits

  /// Drafts of an account: enough for a summer's plans, and no store of texts.
  static let draftsMax = 100

  /// Caches that an account may publish in 24 hours: a club's series of a weekend; each tells all friends.
  static let publishedPerDayMax = 50
  static let publishWindow = Duration.seconds(24 * 3_600)

  /// Scalars of a name, which stands in lists.
  static let nameLengthMax = 100
  /// Scalars of a description: five pages.
  static let descriptionLengthMax = 20_000
  /// Scalars of a hint.
  static let hintLengthMax = 500
  /// Scalars of a solution and of a code in the box.
  static let wordLengthMax = 100
  /// Scalars of a waypoint's text.
  static let waypointTextLengthMax = 2_000
  /// Scalars of the words for who cannot see a photo.
  static let altTextLengthMax = 500
  /// Characters of a BCP 47 tag.
  static let languageCodeLengthMax = 35
  static let translationsMax = 12
  static let photosMax = 20
  static let waypointsMax = 50
  /// Measurements of a position: five minutes of one a second.
  static let fixesMax = 300
  /// Metres: what a device calls worse says nothing of where a box is.
  static let accuracyMax = 1_000.0
  /// Longest event.
  static let eventLengthMax = Duration.seconds(30 * 24 * 3_600)
  /// How long an event is shown after its end, for those who log it on their way home; then it is archived as of that time.
  static let eventLinger = Duration.seconds(2 * 24 * 3_600)

  /// Metres from another box below which an owner is warned: a tenth of a mile (requirement C-S8).
  static let separationMin = 161.0
  /// Metres in which caches of one name are likely the same.
  static let similarWithin = 500.0
  static let warningsMax = 10

  /// Metres from the final within which a solution is right: what a phone shows of a position is that good.
  static let solutionRadius = 15.0
  /// Tries of a person, and of a network, at one cache within `tryWindow` (requirement C-S13).
  static let triesMax = 10
  static let tryWindow = Duration.seconds(600)

  /// People told of a change by one event; there may be many such events.
  static let toldPerEvent = 500

  // MARK: Codes

  /// Nothing that looks like something else: no 0 and O, no 1, I and L; no U, which makes words.
  static let codeAlphabet = Array("23456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  static let codePrefix = "CO"
  /// Characters behind the prefix: 729 million codes.
  static let codeLength = 6
  /// Random bytes that a code is made of: many more than needed, as those that do not come out even are passed over.
  static let codeByteCount = 32
  /// Codes tried for a new cache: with a million caches one in use is met once in 700 times.
  static let codeAttemptsMax = 8

  /// A code made of random bytes; nil when too few come out even.
  static func code(from random: [UInt8]) -> String? {
    let evenEnd = 256 / codeAlphabet.count * codeAlphabet.count
    let characters = random.filter { Int($0) < evenEnd }.prefix(codeLength).map { codeAlphabet[Int($0) % codeAlphabet.count] }
    return characters.count == codeLength ? codePrefix + String(decoding: characters, as: UTF8.self) : nil
  }

  /// A code as somebody has typed or pasted it; nil when it is none.
  static func code(typed: String) -> String? {
    let text = PeopleText.entry(typed)
    let bytes = Array(text.utf8)
    guard bytes.count == codePrefix.utf8.count + codeLength, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let code = text.uppercased()
    return code.hasPrefix(codePrefix) && code.utf8.dropFirst(codePrefix.utf8.count).allSatisfy(codeAlphabet.contains) ? code : nil
  }

  // MARK: Difficulty and terrain

  /// All values, doubled.
  static let steps = Array(Int16(2)...10)

  /// A value in halves, doubled; nil for what is none.
  static func doubled(_ value: Double) -> Int16? {
    let twice = value * 2
    guard twice >= 2, twice <= 10, twice.rounded() == twice else { return nil }
    return Int16(twice)
  }

  /// Steps of easy, intermediate, difficult (requirement C-S2).
  static let levels: [[Int16]] = [[2, 3], [4, 5, 6], [7, 8, 9, 10]]

  // MARK: Points

  /// Points of a find of an event or of no kind in particular.
  static let flatPoints = 10
  /// Points for being the first, on top.
  static let firstFindPoints = 10

  /// Points of a find: ten times the mean of difficulty and terrain, rounded; 10 to 50 (requirement C-S1).
  /// - Parameters:
  ///   - difficulty: Doubled.
  ///   - terrain: Doubled.
  ///   - isFlat: Whether it is an event, or another kind without a difficulty of its own.
  static func points(difficulty: Int16, terrain: Int16, isFlat: Bool) -> Int {
    isFlat ? flatPoints : (5 * (Int(difficulty) + Int(terrain)) + 1) / 2
  }

  // MARK: Positions

  /// A measurement.
  struct Fix: Hashable, Sendable {
    let position: GeoPoint
    /// Metres, above 0.
    let accuracy: Double
  }

  /// The mean of measurements, the worse of which count less, and how good it is, metres; nil without any (requirement C-S12).
  ///
  /// Each weighs by the inverse square of its accuracy. Longitudes are reckoned from the first, so that a box on the meridian of 180° is not put on the other
  /// side of the Earth. Errors of fixes a second apart are much alike: the mean is not called better than half of the best.
  static func mean(of fixes: [Fix]) -> Fix? {
    guard let first = fixes.first else { return nil }
    let weights = fixes.map { 1 / ($0.accuracy * $0.accuracy) }
    let sum = weights.reduce(0, +)
    var (north, east) = (0.0, 0.0)
    for (fix, weight) in zip(fixes, weights) {
      north += weight * (fix.position.latitude - first.position.latitude)
      east += weight * Longitude.normalized(fix.position.longitude - first.position.longitude)
    }
    let best = fixes.map(\.accuracy).min() ?? first.accuracy
    return Fix(
      position: GeoPoint(
        clampingLatitude: first.position.latitude + north / sum, wrappingLongitude: first.position.longitude + east / sum),
      accuracy: max(best / 2, (1 / sum).squareRoot()))
  }

  // MARK: Words

  /// A solution or a code as it is compared: without blanks and in small letters.
  static func folded(_ text: String) -> String {
    String(NormalForm.nfc(text).lowercased().unicodeScalars.filter { !$0.properties.isWhitespace }.map(Character.init))
  }

  /// Whether a position or a word is the solution of a hidden final.
  /// - Parameters:
  ///   - position: Nil where only a word is tried.
  ///   - word: Folded; empty where only a position is tried.
  ///   - final: Nil where nothing is hidden, which nothing solves.
  static func solves(_ position: GeoPoint?, _ word: String, final: GeoPoint?, solution: String) -> Bool {
    guard let final else { return false }
    if let position, position.distance(to: final) <= solutionRadius { return true }
    return !word.isEmpty && word == folded(solution)
  }

  /// Whether two caches are likely called the same: in small letters, and without what is no letter or digit.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    func core(_ text: String) -> String { String(NormalForm.nfc(text).lowercased().filter { $0.isLetter || $0.isNumber }) }
    let (one, other) = (core(one), core(other))
    return !one.isEmpty && one == other
  }

  // MARK: Changes of status

  /// Why something is refused.
  enum Refusal: Error, Hashable, CaseIterable, Sendable {
    /// Somebody else's.
    case notOwner
    case archived
    case locked
    case notPublished
    case alreadyPublished
    case nothingToSolve
    case ownCache
  }

  /// Standing of a cache that decides what may be done.
  enum Standing: Hashable, CaseIterable, Sendable {
    case draft, available, disabled, archived, locked
  }

  /// Whether its owner may change what it says.
  static func checkEdit(_ standing: Standing) throws(Refusal) {
    if standing == .archived { throw .archived }
    if standing == .locked { throw .locked }
  }

  static func checkPublish(_ standing: Standing) throws(Refusal) {
    guard standing == .draft else { throw .alreadyPublished }
  }

  /// Whether its owner may say that it can be found, or cannot.
  static func checkAvailability(_ standing: Standing) throws(Refusal) {
    if standing == .draft { throw .notPublished }
    try checkEdit(standing)
  }

  /// Whether its owner may delete it. Once more changes nothing.
  static func checkArchive(_ standing: Standing) throws(Refusal) {
    if standing == .locked { throw .locked }
  }
}
