/// How much memory one message may take while it is decoded, and how deep JSON may nest.
///
/// A body can grow many times over: 1 MB of empty sub-messages is 85 MB of structs in protobuf-c. The budget follows the size of
/// the body, so that a sender pays for what it makes us hold.
public enum DecodingBudget {
  /// Bytes of memory per byte of body. Ordinary messages need 2 to 6.
  public static let growthMax = 16

  /// Memory that every message may take in addition, in bytes: a small body with many fields grows most.
  public static let bytesMin = 64 * 1024

  /// The most any message may take, in bytes.
  public static let bytesMax = 8 * 1024 * 1024

  /// Objects and arrays of JSON within each other. The contract nests less than ten deep; the rest is somebody's attack on the stack.
  public static let jsonDepthMax = 64

  /// The budget of a body, in bytes.
  public static func bytes(forBodyOf count: Int) -> Int {
    count >= bytesMax / growthMax ? bytesMax : min(bytesMin + count * growthMax, bytesMax)
  }
}
