public import Timekeeping

/// Values that are known until a moment, at most so many of them. Not Sendable: one per loop.
///
/// Two generations: what is found moves to the young one; when that is half of the limit, the old one is forgotten and the young
/// one becomes old. Every operation is a dictionary's, nothing is ever searched, and a flood of strangers costs no more than `entriesMax`.
public struct ExpiringCache<Key: Hashable, Value> {
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private let generationMax: Int

  private struct Entry {
    let value: Value
    let expireTime: Moment
  }

  /// - Parameter entriesMax: At least 2.
  public init(entriesMax: Int) {
    generationMax = max(1, entriesMax / 2)
  }

  /// How many values are held, the expired ones included.
  public var count: Int { young.count + old.count }

  /// The value of `key` if it is still good at `now`.
  public mutating func value(for key: Key, at now: Moment) -> Value? {
    if let entry = young[key] {
      if entry.expireTime > now { return entry.value }
      young[key] = nil
      return nil
    }
    guard let entry = old.removeValue(forKey: key), entry.expireTime > now else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Keeps `value` until `expireTime`, the end not included.
  public mutating func set(_ value: Value, for key: Key, until expireTime: Moment) {
    old[key] = nil
    insert(Entry(value: value, expireTime: expireTime), for: key)
  }

  /// Forgets every value for which `isUnwanted` holds. Looks at all of them.
  public mutating func removeAll(where isUnwanted: (Key, Value) -> Bool) {
    young = young.filter { !isUnwanted($0.key, $0.value.value) }
    old = old.filter { !isUnwanted($0.key, $0.value.value) }
  }

  /// Forgets everything.
  public mutating func removeAll() {
    young = [:]
    old = [:]
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    if young.count >= generationMax, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = entry
  }
}
