public import Timekeeping

/// Values that are known until a moment, at most so many of them. Not Sendable: one per loop.
///
/// Two generations: what is found moves to the young one; when that is half of the limit, the old one is forgotten and the young
/// one becomes old. Every operation is a dictionary's, nothing is ever searched, and a flood of strangers costs no more than `entriesMax`.
/// Inlinable, so that another module's use has it made for its own types.
public struct ExpiringCache<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Entry] = [:]
  @usableFromInline var old: [Key: Entry] = [:]
  @usableFromInline let generationMax: Int

  @usableFromInline struct Entry {
    @usableFromInline let value: Value
    @usableFromInline let expireTime: Moment

    @inlinable init(value: Value, expireTime: Moment) {
      self.value = value
      self.expireTime = expireTime
    }
  }

  /// - Parameter entriesMax: At least 2.
  @inlinable public init(entriesMax: Int) {
    generationMax = max(1, entriesMax / 2)
  }

  /// How many values are held, the expired ones included.
  public var count: Int { young.count + old.count }

  /// The value of `key` if it is still good at `now`.
  @inlinable public mutating func value(for key: Key, at now: Moment) -> Value? {
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
  @inlinable public mutating func set(_ value: Value, for key: Key, until expireTime: Moment) {
    old[key] = nil
    insert(Entry(value: value, expireTime: expireTime), for: key)
  }

  /// Forgets the value of `key`.
  @inlinable public mutating func remove(_ key: Key) {
    young[key] = nil
    old[key] = nil
  }

  /// Forgets every value for which `isUnwanted` holds. Looks at all of them.
  @inlinable public mutating func removeAll(where isUnwanted: (Key, Value) -> Bool) {
    young = young.filter { !isUnwanted($0.key, $0.value.value) }
    old = old.filter { !isUnwanted($0.key, $0.value.value) }
  }

  /// Forgets everything.
  @inlinable public mutating func removeAll() {
    young = [:]
    old = [:]
  }

  @inlinable mutating func insert(_ entry: Entry, for key: Key) {
    if young.count >= generationMax, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = entry
  }
}
