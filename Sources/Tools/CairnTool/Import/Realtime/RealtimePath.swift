internal import Geodesy
internal import Timekeeping

/// A node with its path in the export, for reading what is expected there and remarking on what is there instead.
struct RealtimePath {
  let path: String
  let node: JSONNode

  /// Something that was not taken in, and why. No text of anybody's, because reports are passed on.
  struct Remark: Equatable, Sendable {
    let path: String
    let reason: String
  }

  init(_ path: String, _ node: JSONNode) {
    (self.path, self.node) = (path, node)
  }

  /// The key of the node as a number, as in a list; nil for another.
  var key: Int? { path.split(separator: "/").last.flatMap { Int($0) } }

  func remark(_ reason: String) -> Remark { Remark(path: path, reason: reason) }

  /// The node below; nil where there is none.
  func child(_ key: String) -> RealtimePath? { node[key].map { RealtimePath("\(path)/\(key)", $0) } }

  /// All nodes below that are objects' members, in the order of their keys; none, with a remark, where this is no object.
  func children(_ remarks: inout [Remark]) -> [(key: String, at: RealtimePath)] {
    guard case .object(let members) = node else {
      remarks.append(remark("no object"))
      return []
    }
    return members.filter { $0.value != .null }.sorted { $0.key < $1.key }.map { ($0.key, RealtimePath("\(path)/\($0.key)", $0.value)) }
  }

  /// A whole number below; 0, with a remark, for anything else than one in the range.
  func count(_ key: String, max countMax: Int64, _ remarks: inout [Remark]) -> Int64 {
    guard let child = child(key) else { return 0 }
    guard case .number(let number) = child.node, number == number.rounded(), (0...Double(countMax)).contains(number) else {
      remarks.append(child.remark("no whole number from 0 to \(countMax)"))
      return 0
    }
    return Int64(number)
  }

  /// A number below, in a range; nil, with a remark, for anything else.
  func number(_ key: String, in range: ClosedRange<Double>, _ remarks: inout [Remark]) -> Double? {
    guard let child = child(key) else { return nil }
    guard case .number(let number) = child.node, range.contains(number) else {
      remarks.append(child.remark("no number from \(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// This node as a place, `lat` and `lng`; nil, with a remark where one of them is another kind of value.
  func place(_ remarks: inout [Remark]) -> GeoPoint? {
    guard let latitude = number("lat", in: -90...90, &remarks), let longitude = number("lng", in: -180...180, &remarks) else { return nil }
    return GeoPoint(latitude: latitude, longitude: longitude)
  }

  /// This node as a time: milliseconds since 1970, or the day of a date as text; nil for anything else.
  var time: Moment? {
    switch node {
    case .number(let milliseconds) where (0...4e12).contains(milliseconds): Moment(milliseconds: Int64(milliseconds))
    case .text(let text): CalendarDay(text: String(text.prefix(10)))?.start
    default: nil
    }
  }

  /// This node as the moment of something: milliseconds since 1970, or a time of ISO 8601 with its distance from UTC; nil for anything else, also for a day
  /// alone, which does not say when.
  var moment: Moment? {
    if case .text(let text) = node { return ISOInstant.moment(text) }
    return time
  }

  /// This node as a day of the calendar, YYYY-MM-DD; nil for anything else: which day a moment is depends upon where.
  var day: CalendarDay? {
    guard case .text(let text) = node else { return nil }
    return CalendarDay(text: text)
  }

  /// A text below; nil, with a remark, for anything else.
  func text(_ key: String, _ remarks: inout [Remark]) -> String? {
    guard let child = child(key) else { return nil }
    guard case .text(let text) = child.node else {
      remarks.append(child.remark("no text"))
      return nil
    }
    return text
  }

  /// Keys of a list of people below: its members' names, or the texts of a list. False is nobody.
  func people(_ key: String, _ remarks: inout [Remark]) -> Set<String> {
    guard let child = child(key) else { return [] }
    var people: Set<String> = []
    for (name, member) in child.children(&remarks) {
      switch member.node {
      case .text(let text) where Int(name) != nil: people.insert(text)
      case .bool(false): break
      default: people.insert(name)
      }
    }
    return people
  }
}
