/// Laws of fields: types that every client handles well, units in names, times and ids by one convention.
enum FieldLaws {
  /// Spelled-out or ambiguous units, and what to write instead.
  static let units = [
    "_meters": "_m", "_metres": "_m", "_km": "_m", "_millis": "_ms", "_milliseconds": "_ms", "_micros": "_us", "_sec": "_seconds",
    "_secs": "_seconds", "_deg": "_degrees", "_lat": "_degrees in a LatLng", "_lng": "_degrees in a LatLng",
    "_lon": "_degrees in a LatLng", "_percent": "_ratio", "_kb": "_bytes", "_number_of": "_count",
  ]

  static func broken(by file: File) -> [Finding] {
    file.allMessages.flatMap { message in
      message.fields.flatMap { field in
        findings(field, of: message).map { Finding(element: "\(message.swiftName).\(field.name)", reason: $0) }
      }
    }
  }

  private static func findings(_ field: Field, of message: Message) -> [String] {
    [
      refusedType(field), foreignType(field), refusedMap(field, of: message), unit(field), time(field), identifier(field),
      plural(field, of: message),
    ]
    .compactMap { $0 }
  }

  private static func refusedType(_ field: Field) -> String? {
    guard case .refused(let type) = field.type else { return nil }
    return "has \(type); use int32, int64, double, bool, string, bytes, an enum or a message"
  }

  /// Findings of what the generator cannot write at all.
  static func unwritable(in file: File) -> [Finding] {
    file.allMessages.flatMap { message in
      message.fields.flatMap { field in
        [refusedType(field), refusedMap(field, of: message)].compactMap { $0 }.map {
          Finding(element: "\(message.swiftName).\(field.name)", reason: $0)
        }
      }
    }
  }

  /// Type that is written for contracts of others only.
  private static func foreignType(_ field: Field) -> String? {
    switch field.type {
    case .uint32: "is a uint32; use int32 or int64, which every language has"
    case .message(Property.any): "is an Any; name the messages that it may be in a oneof"
    default: nil
    }
  }

  private static func refusedMap(_ field: Field, of message: Message) -> String? {
    guard let entry = message.mapEntry(of: field) else { return nil }
    return entry.fields.map(\.type) == [.string, .string] ? nil : "a map is map<string, string>; use a list of messages"
  }

  private static func unit(_ field: Field) -> String? {
    guard let (bad, good) = units.first(where: { field.name.hasSuffix($0.key) }) else { return nil }
    return "ends in \(bad); write \(good)"
  }

  /// A moment is a Timestamp named `…_time`; numbers that are times carry their unit behind it (`expire_time_us`).
  private static func time(_ field: Field) -> String? {
    let isTimestamp = field.type == .message(Property.timestamp)
    if field.name.hasSuffix("_time") == isTimestamp { return nil }
    return isTimestamp ? "is a Timestamp and is not named …_time" : "is named …_time and is not a Timestamp"
  }

  private static func identifier(_ field: Field) -> String? {
    guard field.name.hasSuffix("_id") || field.name.hasSuffix("_ids") else { return nil }
    return [.string, .int64].contains(field.type) ? nil : "an id is a string, or an int64 that others gave out"
  }

  private static func plural(_ field: Field, of message: Message) -> String? {
    guard field.isRepeated, !message.isMap(field), !field.name.hasSuffix("s") else { return nil }
    return "is a list and its name is not a plural"
  }
}
