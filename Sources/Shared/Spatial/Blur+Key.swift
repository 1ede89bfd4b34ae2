public import Cryptography
public import Geodesy

extension Blur {
  /// A blur by HMAC-SHA-256.
  /// - Parameters:
  ///   - purpose: Purpose for which positions are shown.
  ///   - key: Derived for this purpose and kept as long as the shown positions shall stay the same.
  public init(for purpose: ShowingPurpose, key: SymmetricKey) {
    self.init(for: purpose) { key.authenticationCode(for: $0) }
  }
}
