// Password hashing: argon2id (RFC 9106) in PHC string format. Slow and large on purpose: never on a loop, always offloaded.

import CArgon2

/// argon2id with its parameters.
public struct Argon2id: Sendable, Hashable {
  /// Memory in KiB.
  public var memoryKiB: Int
  /// Passes over the memory.
  public var passes: Int
  /// Lanes.
  public var lanes: Int

  /// OWASP's first choice: 19 MiB, two passes, one lane; about 25 ms.
  public static let standard = Argon2id(memoryKiB: 19 * 1_024, passes: 2, lanes: 1)

  /// RFC 9106 §4: 128 bits of salt, 256 of tag.
  private static let saltByteCount = 16
  private static let tagByteCount = 32
  /// No hash of ours is longer; what is longer did not come from us.
  private static let encodedBytesMax = 256
  /// Memory that a stored hash may ask for. The database is ours, but a mistaken row must not take the process's memory.
  private static let memoryKiBMax = 1_024 * 1_024

  public init(memoryKiB: Int, passes: Int, lanes: Int) {
    self.memoryKiB = memoryKiB
    self.passes = passes
    self.lanes = lanes
  }

  /// - Parameter password: In UTF-8, already normalised.
  /// - Returns: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, with a fresh random salt.
  /// - Throws: `Argon2Error` when the parameters are out of range or there is no memory.
  public func hash(_ password: [UInt8]) throws(Argon2Error) -> String {
    try hash(password, salt: RandomBytes.generate(Self.saltByteCount))
  }

  /// With a given salt, so that a published hash can be reproduced.
  func hash(_ password: [UInt8], salt: [UInt8]) throws(Argon2Error) -> String {
    var encoded = [CChar](repeating: 0, count: Self.encodedBytesMax)
    let status = argon2id_hash_encoded(
      UInt32(clamping: passes), UInt32(clamping: memoryKiB), UInt32(clamping: lanes), password, password.count, salt, salt.count,
      Self.tagByteCount, &encoded, encoded.count)
    guard status == ARGON2_OK.rawValue else { throw Argon2Error(status: status) }
    return String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether `encoded` is the hash of `password`; compared in constant time.
  ///
  /// - Throws: `Argon2Error` when `encoded` is not a hash of argon2id, or there is no memory.
  public static func verify(_ password: [UInt8], against encoded: String) throws(Argon2Error) -> Bool {
    guard let asked = Argon2id(encoded: encoded), asked.memoryKiB <= memoryKiBMax, encoded.utf8.count < encodedBytesMax else {
      throw Argon2Error(status: ARGON2_DECODING_FAIL.rawValue)
    }
    let status = argon2id_verify(encoded, password, password.count)
    switch status {
    case ARGON2_OK.rawValue: return true
    case ARGON2_VERIFY_MISMATCH.rawValue: return false
    default: throw Argon2Error(status: status)
    }
  }

  /// Whether `encoded` was made with other parameters than these, so that the next successful log-in should replace it.
  public func needsRehash(_ encoded: String) -> Bool {
    Argon2id(encoded: encoded) != self
  }

  /// The parameters in a PHC string of argon2id, version 1.3; nil for anything else.
  public init?(encoded: String) {
    let parts = encoded.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id", parts[2] == "v=19" else { return nil }
    let values = parts[3].split(separator: ",", omittingEmptySubsequences: false)
    guard values.count == 3, values[0].hasPrefix("m="), values[1].hasPrefix("t="), values[2].hasPrefix("p="),
      let memory = Int(values[0].dropFirst(2)), let passes = Int(values[1].dropFirst(2)), let lanes = Int(values[2].dropFirst(2))
    else { return nil }
    self.init(memoryKiB: memory, passes: passes, lanes: lanes)
  }
}

/// Why a password could not be hashed or compared, in libargon2's words.
public struct Argon2Error: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(status: CInt) {
    description = argon2_error_message(status).map { String(cString: $0) } ?? "argon2 status \(status)"
  }
}
