import Texts
import Timekeeping

/// Rules of messages: what can be written, and until when it can be changed and taken back (requirements L-43, L-S16 … L-S18). Pure.
enum MessageRules {
  /// Characters of a text, as Unicode scalars, so that marks piled upon a letter count.
  static let textLengthMax = 4_000

  /// Time within which a sender may change a message: for slips, not for history.
  static let editWindow = Duration.seconds(900)

  /// Time within which a sender may delete a message for all.
  static let deleteWindow = Duration.seconds(3_600)

  /// Unicode scalars of a reaction: the longest emoji there is has ten.
  static let reactionLengthMax = 16

  /// Different emoji at one message: as many as fit into an event with those who have set them.
  static let reactionKindsMax = 20

  /// People who are named with an emoji.
  static let reactionNamesMax = 5

  /// Characters of a place's name.
  static let placeNameLengthMax = 200

  /// Characters of the text that a push shows.
  static let previewLengthMax = 100

  /// Media of one message: as many as one picks together.
  static let mediaMax = 10

  /// Purposes of media that a message brings (requirement L-S18).
  static let mediaPurposes: [MediaPurpose] = [.photo, .video, .voice, .document]

  /// A place that is told.
  struct Place: Sendable, Hashable {
    var latitude: Double
    var longitude: Double
    var name: String
  }

  enum Refusal: Error, Hashable {
    case textEmpty
    case textTooLong
    case textInvalid
    case placeInvalid
    case placeNameInvalid
    case reactionInvalid
    case tooManyReactions
    case idUsed
    case notFound
    case notSender
    case tooLate
    case versionConflict
    case link
    case mediaNotFound
    /// A stranger's, before the other one has answered.
    case mediaNotAllowed
  }

  static func check(text: String, place: Place?, hasMedia: Bool = false) throws(Refusal) {
    if text.isEmpty, place != nil || hasMedia { return try check(place) }
    guard text.unicodeScalars.count <= textLengthMax else { throw .textTooLong }
    guard PeopleText.isVisible(text) else { throw .textEmpty }
    guard PeopleText.isHonest(text, isMultiline: true) else { throw .textInvalid }
    try check(place)
  }

  private static func check(_ place: Place?) throws(Refusal) {
    guard let place else { return }
    guard (-90...90).contains(place.latitude), (-180...180).contains(place.longitude) else { throw .placeInvalid }
    guard place.name.unicodeScalars.count <= placeNameLengthMax, PeopleText.isHonest(place.name) else { throw .placeNameInvalid }
  }

  /// Whether it is one emoji; keycaps and flags are, letters and digits are not.
  static func checkReaction(_ emoji: String) throws(Refusal) {
    let scalars = emoji.unicodeScalars
    guard emoji.count == 1, scalars.count <= reactionLengthMax, PeopleText.isHonest(emoji), scalars.contains(where: isPicture) else {
      throw .reactionInvalid
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    // A keycap is a digit that its last scalar makes a picture.
    scalar.properties.isEmojiPresentation || scalar.properties.isEmoji && scalar.value > 0xFF || scalar.value == 0x20E3
  }

  /// Facts of a message that decide about a change of it.
  struct Facts: Sendable, Hashable {
    var isMine: Bool
    var isDeleted: Bool
    var createTime: Moment
    var version: Int64
  }

  /// Whether the text may be changed now.
  /// - Parameter expected: Version that the edit was made from; nil for any.
  static func checkEdit(_ facts: Facts, expected: Int64?, at now: Moment) throws(Refusal) {
    guard !facts.isDeleted else { throw .notFound }
    guard facts.isMine else { throw .notSender }
    guard now <= facts.createTime + editWindow else { throw .tooLate }
    if let expected, expected != facts.version { throw .versionConflict }
  }

  /// Whether a message may be deleted for all now.
  /// - Parameter isModerator: Owner or administrator of the group.
  static func checkDeletion(_ facts: Facts, isModerator: Bool, at now: Moment) throws(Refusal) {
    if isModerator { return }
    guard facts.isMine else { throw .notSender }
    guard now <= facts.createTime + deleteWindow else { throw .tooLate }
  }

  /// The beginning of a text, on one line.
  static func preview(_ text: String) -> String { PeopleText.label(text, lengthMax: previewLengthMax) }
}
