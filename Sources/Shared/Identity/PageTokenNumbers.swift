/// The numbers with which the payload of a page token begins, each in eight bytes, the most significant first. What follows them, such as an id, is
/// its list's own.
public enum PageTokenNumbers {
  private static let byteCount = 8

  /// The beginning of a payload: eight bytes for each number.
  public static func bytes(_ numbers: UInt64...) -> [UInt8] {
    numbers.flatMap { number in withUnsafeBytes(of: number.bigEndian, Array.init) }
  }

  /// - Returns: As many numbers as asked for, and what follows them; nil where the payload is too short.
  public static func read(_ count: Int, of payload: [UInt8]) -> (numbers: [UInt64], rest: [UInt8])? {
    let end = count * byteCount
    guard payload.count >= end else { return nil }
    let numbers = (0..<count).map { index in
      payload[index * byteCount..<(index + 1) * byteCount].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    return (numbers, Array(payload[end...]))
  }
}
