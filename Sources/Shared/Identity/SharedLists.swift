/// Lists of roles and of capabilities, of which there are few: whoever keeps thousands of callers keeps each list once.
struct SharedLists {
  /// Lists that are known. An account is a guest or a user, now and then with one thing more; the others have lists of their own.
  static let countMax = 16

  private var known: [[String]] = []

  /// The same list, in the memory of the first that was equal.
  mutating func shared(_ list: [String]) -> [String] {
    if list.isEmpty { return [] }
    for other in known where other == list { return other }
    if known.count < Self.countMax { known.append(list) }
    return list
  }
}
