public import CairnProto
public import FoundationEssentials
public import Geodesy
internal import Identity
public import Positions
public import Protobuf
internal import Texts

/// Reading of a request's fields: each gives the value as the rules want it, or refuses with the field's path and the one word for the mistake.
public enum Field {
  // MARK: Identifiers

  /// An id in 36 characters, in any case of letters.
  /// - Throws: `invalid_argument` MISSING for an empty text, INVALID_UUID for what is none.
  public static func id(_ text: String, _ field: String) throws(RPCError) -> UUID {
    if text.isEmpty { throw .invalid(field, .missing) }
    guard let id = UUID(text: text) else { throw .invalid(field, .invalidUUID, "36 characters") }
    return id
  }

  /// An id in 16 bytes, as services say it to each other.
  /// - Throws: `invalid_argument` MISSING for no bytes, INVALID_UUID for another number of them.
  public static func id(_ bytes: [UInt8], _ field: String) throws(RPCError) -> UUID {
    if bytes.isEmpty { throw .invalid(field, .missing) }
    guard let id = UUID(bytes: bytes) else { throw .invalid(field, .invalidUUID, "16 bytes") }
    return id
  }

  /// A list of ids in 36 characters, each as often as it was given.
  /// - Throws: `invalid_argument` MISSING, TOO_MANY, INVALID_UUID.
  public static func ids(_ texts: [String], _ field: String, count: ClosedRange<Int>) throws(RPCError) -> [UUID] {
    try check(count: texts.count, field, in: count)
    var ids: [UUID] = []
    ids.reserveCapacity(texts.count)
    for text in texts { ids.append(try id(text, field)) }
    return ids
  }

  /// A list of ids in 16 bytes, each as often as it was given.
  /// - Throws: `invalid_argument` MISSING, TOO_MANY, INVALID_UUID.
  public static func ids(_ list: [[UInt8]], _ field: String, count: ClosedRange<Int>) throws(RPCError) -> [UUID] {
    try check(count: list.count, field, in: count)
    var ids: [UUID] = []
    ids.reserveCapacity(list.count)
    for bytes in list { ids.append(try id(bytes, field)) }
    return ids
  }

  // MARK: Presence, numbers, lists

  /// A value that must be given.
  /// - Throws: `invalid_argument` MISSING.
  public static func required<Value>(_ value: Value?, _ field: String, _ explanation: String = "") throws(RPCError) -> Value {
    guard let value else { throw .invalid(field, .missing, explanation) }
    return value
  }

  /// A number within its limits.
  /// - Throws: `invalid_argument` OUT_OF_RANGE.
  public static func number<Number: Comparable>(_ value: Number, _ field: String, in range: ClosedRange<Number>) throws(RPCError) -> Number
  {
    guard range.contains(value) else { throw .invalid(field, .outOfRange, "from \(range.lowerBound) to \(range.upperBound)") }
    return value
  }

  /// Checks how many elements a list has.
  /// - Throws: `invalid_argument` MISSING for an empty list where one element is needed, TOO_FEW, TOO_MANY.
  public static func check(count: Int, _ field: String, in range: ClosedRange<Int>) throws(RPCError) {
    if count == 0, range.lowerBound > 0 { throw .invalid(field, .missing) }
    if count < range.lowerBound { throw .invalid(field, .tooFew, "at least \(range.lowerBound)") }
    if count > range.upperBound { throw .invalid(field, .tooMany, "at most \(range.upperBound)") }
  }

  /// How many elements a page is to have.
  /// - Parameters:
  ///   - asked: 0 for as many as are usual; more than `most` counts as that.
  /// - Throws: `invalid_argument` OUT_OF_RANGE for a negative one.
  public static func pageSize(
    _ asked: Int32, _ field: String = "page_size", default usual: Int = 20, max most: Int = 100
  ) throws(RPCError) -> Int {
    guard asked >= 0 else { throw .invalid(field, .outOfRange, "not negative") }
    return asked == 0 ? usual : min(Int(asked), most)
  }

  // MARK: Enums

  /// A value of an enum that must be given, as the rules name it.
  /// - Parameter noun: Its name in the rules; nil for none.
  /// - Throws: `invalid_argument` MISSING for the one with number 0, UNKNOWN_VALUE for one that is not known here, or is none for this field.
  public static func word<Wire: MessageEnum, Noun>(
    _ wire: Wire, _ field: String, as noun: (Wire) -> Noun?
  ) throws(RPCError) -> Noun {
    if wire.rawValue == 0 { throw .invalid(field, .missing) }
    guard let word = noun(wire) else { throw .invalid(field, .unknownValue) }
    return word
  }

  /// A value of an enum that must be given.
  /// - Throws: `invalid_argument` MISSING for the one with number 0, UNKNOWN_VALUE for one that is not known here.
  public static func word<Wire: MessageEnum>(_ wire: Wire, _ field: String) throws(RPCError) -> Wire {
    try word(wire, field) { Wire.allKnown.contains($0) ? $0 : nil }
  }

  // MARK: Texts

  /// A text as it is kept: in NFC.
  /// - Parameters:
  ///   - most: Unicode scalars.
  ///   - isMultiline: Whether "\n" may stand in it.
  /// - Throws: `invalid_argument` TOO_LONG; NOT_WRITING for control characters and what makes a text look like another.
  public static func text(_ text: String, _ field: String, max most: Int, isMultiline: Bool = false) throws(RPCError) -> String {
    // Long texts are not looked through. Accents that were typed as characters of their own do not count.
    guard text.unicodeScalars.count <= most * composedScalars else { throw .invalid(field, .tooLong, "at most \(most) scalars") }
    guard PeopleText.isHonest(text, isMultiline: isMultiline) else {
      throw .invalid(field, .notWriting, "control or misleading characters")
    }
    let kept = NormalForm.nfc(text)
    guard kept.unicodeScalars.count <= most else { throw .invalid(field, .tooLong, "at most \(most) scalars") }
    return kept
  }

  /// Scalars that NFC makes one of, at most: a letter with its accents, a syllable of Hangul.
  private static let composedScalars = 4

  /// A text that must be given, as it is kept: in NFC.
  /// - Throws: `invalid_argument` MISSING for an empty one, TOO_SHORT, TOO_LONG, NOT_WRITING.
  public static func text(
    _ text: String, _ field: String, length: ClosedRange<Int>, isMultiline: Bool = false
  ) throws(RPCError) -> String {
    if text.isEmpty, length.lowerBound > 0 { throw .invalid(field, .missing) }
    if text.unicodeScalars.count < length.lowerBound { throw .invalid(field, .tooShort, "at least \(length.lowerBound) scalars") }
    return try self.text(text, field, max: length.upperBound, isMultiline: isMultiline)
  }

  // MARK: Places

  /// A place in degrees.
  /// - Throws: `invalid_argument` MISSING, OUT_OF_RANGE.
  public static func position(_ position: LatLng?, _ field: String = "position") throws(RPCError) -> GeoPoint {
    let position = try required(position, field)
    guard let point = GeoPoint(latitude: position.latitudeDegrees, longitude: position.longitudeDegrees) else {
      throw .invalid(field, .outOfRange, positionLimits)
    }
    return point
  }

  /// A place on the grid of walked positions.
  /// - Throws: `invalid_argument` MISSING, OUT_OF_RANGE.
  public static func gridPoint(_ position: LatLng?, _ field: String = "position") throws(RPCError) -> GridPoint {
    let position = try required(position, field)
    guard let point = GridPoint(latitudeDegrees: position.latitudeDegrees, longitudeDegrees: position.longitudeDegrees) else {
      throw .invalid(field, .outOfRange, positionLimits)
    }
    return point
  }

  private static let positionLimits = "latitude_degrees in [-90, 90], longitude_degrees in [-180, 180]"
}
