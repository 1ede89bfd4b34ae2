import ProtocGenCairn

/// Random messages as bytes, encoded from the descriptors by these lines alone: the generated code is tested against them.
///
/// Canonical: fields in the order of their numbers, defaults left out, packed lists, map entries sorted.
struct Samples {
  static let marker = "s3cr3t"

  let schema: Schema
  var random: SplitMix64
  /// Fills every field, every list and every oneof, and begins what is sensitive with `marker`.
  var isFull = false

  /// The encoding of a random message.
  mutating func message(_ name: String) throws -> [UInt8] {
    if name == "google.protobuf.Timestamp" { return timestamp() }
    guard let message = schema.message(name) else { throw Contract.Failure(description: "no message \(name)") }
    let chosen = message.oneofs.indices.map { index in
      message.fields.filter { $0.oneofIndex == index }.randomElement(using: &random)?.number
    }
    var bytes: [UInt8] = []
    for field in message.fields.sorted(by: { $0.number < $1.number }) {
      if let index = field.oneofIndex, chosen[index] != field.number { continue }
      if !isFull, Bool.random(using: &random) { continue }
      bytes += try encoded(field, of: message)
    }
    return bytes
  }

  private mutating func encoded(_ field: Field, of message: ProtocGenCairn.Message) throws -> [UInt8] {
    if message.mapEntry(of: field) != nil { return map(field) }
    if field.isRepeated { return try list(field) }
    return tag(field.number, wireType(field.type)) + (try value(field, mayBeDefault: field.oneofIndex != nil))
  }

  private mutating func list(_ field: Field) throws -> [UInt8] {
    let count = Int.random(in: 1...3, using: &random)
    if wireType(field.type) != 2 {
      let packed = try (0..<count).flatMap { _ in try value(field, mayBeDefault: true) }
      return tag(field.number, 2) + varint(UInt64(packed.count)) + packed
    }
    return try (0..<count).flatMap { _ in tag(field.number, 2) + (try value(field, mayBeDefault: true)) }
  }

  private mutating func map(_ field: Field) -> [UInt8] {
    let keys = Set((0..<3).map { "k\($0)\(text())" }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return keys.flatMap { key in
      let entry = tag(1, 2) + prefixed(Array(key.utf8)) + tag(2, 2) + prefixed(Array("v\(text())".utf8))
      return tag(field.number, 2) + prefixed(entry)
    }
  }

  private mutating func value(_ field: Field, mayBeDefault: Bool) throws -> [UInt8] {
    let isDefault = mayBeDefault && !isFull && Int.random(in: 0..<4, using: &random) == 0
    switch field.type {
    case .int32: return varint(UInt64(bitPattern: isDefault ? 0 : Int64(Int32(truncatingIfNeeded: nonzero()) | 1)))
    case .int64: return varint(isDefault ? 0 : nonzero())
    case .uint32: return varint(isDefault ? 0 : UInt64(UInt32(truncatingIfNeeded: nonzero()) | 1))
    case .double: return bytes(of: isDefault ? 0 : Double.random(in: -1e6...1e6, using: &random).nextUp)
    case .bool: return [isDefault ? 0 : 1]
    case .string: return prefixed(isDefault ? [] : Array(((field.isSensitive ? Self.marker : "x") + text()).utf8))
    case .bytes:
      return prefixed(isDefault ? [] : (0...Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    case .enumeration: return varint(isDefault ? 0 : UInt64.random(in: 1...9, using: &random))
    case .message(let name): return prefixed(isDefault ? [] : try message(name))
    case .refused(let name): throw Contract.Failure(description: name)
    }
  }

  private mutating func timestamp() -> [UInt8] {
    let seconds = Int64.random(in: -62_135_596_800...253_402_300_799, using: &random)
    // Whole microseconds: what is finer is truncated.
    let nanos = UInt64.random(in: 1..<1_000_000, using: &random) * 1_000
    return (seconds == 0 ? [] : tag(1, 0) + varint(UInt64(bitPattern: seconds))) + tag(2, 0) + varint(nanos)
  }

  private mutating func nonzero() -> UInt64 { random.next() >> UInt64.random(in: 0..<63, using: &random) | 1 }

  private mutating func text() -> String {
    let alphabet: [Character] = ["a", "Z", "0", "\"", "\\", "\n", "\u{1}", "\u{1f}", "é", "€", "😀", "/", "\u{2028}", "\u{7f}"]
    return String((0..<Int.random(in: 0..<30, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
  }

  // MARK: - The wire format

  private func wireType(_ type: FieldType) -> UInt64 {
    switch type {
    case .int32, .int64, .uint32, .bool, .enumeration: 0
    case .double: 1
    case .string, .bytes, .message, .refused: 2
    }
  }

  private func tag(_ number: Int32, _ wireType: UInt64) -> [UInt8] { varint(UInt64(number) << 3 | wireType) }

  private func prefixed(_ bytes: [UInt8]) -> [UInt8] { varint(UInt64(bytes.count)) + bytes }

  private func varint(_ value: UInt64) -> [UInt8] {
    var rest = value
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private func bytes(of value: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> ($0 * 8)) }
  }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
