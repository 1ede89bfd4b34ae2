import Timekeeping

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Values known of signed texts that were believed once: found again by the text's bytes, without making a string of them. Not Sendable:
/// one per loop.
///
/// Looked up by sixteen characters of the signature, compared whole. Nobody can aim those: only texts whose signature was checked get in
/// here, so a stranger cannot make them collide, and a text that shares them with another is just not found.
struct BelievedTexts<Value> {
  /// Where sixteen of the signature's characters are.
  enum SignaturePart {
    /// The last ones, as in a JWT.
    case end
    /// After so many characters.
    case after(Int)
  }

  private struct Fingerprint: Hashable {
    let first, second: UInt64
  }

  private struct Entry {
    let text: [UInt8]
    let value: Value
  }

  private var entries: ExpiringCache<Fingerprint, Entry>
  private let part: SignaturePart

  /// - Parameter entriesMax: At least 2.
  init(signatureAt part: SignaturePart, entriesMax: Int) {
    entries = ExpiringCache(entriesMax: entriesMax)
    self.part = part
  }

  var count: Int { entries.count }

  /// The value known of `text` if it is still good at `now`.
  mutating func value(for text: UnsafeRawBufferPointer, at now: Moment) -> Value? {
    guard let fingerprint = fingerprint(of: text), let entry = entries.value(for: fingerprint, at: now), entry.text.count == text.count,
      let bytes = text.baseAddress, memcmp(entry.text, bytes, text.count) == 0
    else { return nil }
    return entry.value
  }

  /// Keeps `value` until `expireTime`, the end not included.
  mutating func set(_ value: Value, for text: UnsafeRawBufferPointer, until expireTime: Moment) {
    guard let fingerprint = fingerprint(of: text) else { return }
    entries.set(Entry(text: Array(text), value: value), for: fingerprint, until: expireTime)
  }

  /// Forgets every value for which `isUnwanted` holds. Looks at all of them.
  mutating func removeAll(where isUnwanted: (Value) -> Bool) {
    entries.removeAll { isUnwanted($1.value) }
  }

  /// Nil for a text that is too short to have one.
  private func fingerprint(of text: UnsafeRawBufferPointer) -> Fingerprint? {
    let size = 2 * MemoryLayout<UInt64>.size
    let offset =
      switch part {
      case .end: text.count - size
      case .after(let count): count
      }
    guard offset >= 0, offset + size <= text.count else { return nil }
    return Fingerprint(
      first: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      second: text.loadUnaligned(fromByteOffset: offset + MemoryLayout<UInt64>.size, as: UInt64.self))
  }
}
