/// The text of something signed, as the key of a cache: equal only when all of it is equal, hashed by 16 characters of its signature.
///
/// Nobody can aim those: only texts whose signature was checked get into a cache, so a stranger cannot make them collide.
struct SignedText: Hashable {
  /// Where the signature's characters are.
  enum HashedPart {
    /// The last ones, as in a JWT.
    case end
    /// After so many characters.
    case after(Int)
  }

  private static let hashedCount = 16

  private let text: String
  private let hashedPart: HashedPart

  init(_ text: String, hashedPart: HashedPart) {
    self.text = text
    self.hashedPart = hashedPart
  }

  /// Strings are equal by canonical equivalence (the Kelvin sign is a K), tokens by their bytes. What a cache holds is ASCII, and no other text
  /// of as many bytes is equivalent to it.
  static func == (left: SignedText, right: SignedText) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    let part =
      switch hashedPart {
      case .end: text.utf8.suffix(Self.hashedCount)
      case .after(let count): text.utf8.dropFirst(count).prefix(Self.hashedCount)
      }
    let wasContiguous: Void? = part.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if wasContiguous == nil { hasher.combine(text) }
  }
}
