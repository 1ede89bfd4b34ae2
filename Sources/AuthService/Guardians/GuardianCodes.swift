import Cryptography

/// Makes and recognises the codes in mails to guardians: 50 bits, which a person can type and nobody can guess at the pace of a door.
struct GuardianCodes: Sendable {
  private static let length = 10
  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn guardian code v1")
  }

  /// A new code in two groups, and what is kept of it.
  func new() -> (text: String, hash: [UInt8]) {
    let code = String(Base32.encode(RandomBytes.generate(7)).prefix(Self.length))
    return ("\(code.prefix(5))-\(code.dropFirst(5))", key.authenticationCode(for: Array(code.utf8)))
  }

  /// - Parameter text: As it was typed.
  /// - Returns: Hashes that may be kept of it; none when it cannot be a code.
  func hashes(of text: String) -> [[UInt8]] {
    guard text.utf8.count <= 64 else { return [] }
    let plain = text.filter { $0 != " " && $0 != "-" }.uppercased()
    return plain.utf8.count == Self.length ? key.authenticationCodes(for: Array(plain.utf8)) : []
  }
}
