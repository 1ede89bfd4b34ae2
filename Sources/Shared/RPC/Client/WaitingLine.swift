/// A line of those who wait, first come first served. Joining, leaving from any place and being called are each a few steps, however long the line is.
struct WaitingLine {
  private var places: [(any UpstreamExchange)?] = []
  private var first = 0
  /// Where each member stands in `places`.
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// How many wait.
  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  /// Joins at the end. Nobody stands in the line twice.
  mutating func append(_ member: any UpstreamExchange) {
    numbers[ObjectIdentifier(member)] = places.count
    places.append(member)
  }

  /// Leaves, wherever it stands; nothing happens when it does not wait.
  mutating func remove(_ member: any UpstreamExchange) {
    guard let number = numbers.removeValue(forKey: ObjectIdentifier(member)) else { return }
    places[number] = nil
    if isEmpty { removeAll() }
  }

  /// The request that has waited longest.
  mutating func next() -> (any UpstreamExchange)? {
    while first < places.count, places[first] == nil { first += 1 }
    return first < places.count ? places[first] : nil
  }

  /// Empties the line.
  mutating func takeAll() -> [any UpstreamExchange] {
    defer { removeAll() }
    return places[first...].compactMap { $0 }
  }

  private mutating func removeAll() {
    places.removeAll(keepingCapacity: places.count <= Self.keptPlaces)
    numbers.removeAll(keepingCapacity: true)
    first = 0
  }

  /// Places kept for the next crowd.
  private static let keptPlaces = 1_024
}
