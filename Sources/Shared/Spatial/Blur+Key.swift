public import Cryptography
public import Geodesy

extension Blur {
  /// A blur by HMAC-SHA-256.
  /// - Parameters:
  ///   - cellSize: Metres, in `cellSizes`.
  ///   - jitter: Metres, not negative.
  ///   - key: Derived for this purpose and kept as long as the shown positions shall stay the same.
  public init(cellSize: Double, jitter: Double, key: SymmetricKey) {
    self.init(cellSize: cellSize, jitter: jitter) { key.authenticationCode(for: $0) }
  }
}
