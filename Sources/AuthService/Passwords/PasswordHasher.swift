import Cryptography
import EventLoop
import RPC

/// Hashes and compares passwords on threads of its own, so that no loop ever waits for 25 ms of argon2.
struct PasswordHasher: Sendable {
  /// Two at once: with 19 MiB each that is 38 MiB, and argon2 is bound by memory bandwidth anyway.
  static let threads = 2
  /// Waiting ones: 64 of them are done in one to two seconds (25 ms of argon2 each, on two threads that are not alone). Who comes then is
  /// better told to try later.
  static let queueMax = 64

  /// What stands behind hashes of keyed passwords; a row without it is from before, and is replaced at the next log-in.
  private static let keyedMark = "$k1"

  private let offload: Offload
  private let parameters: Argon2id
  /// Goes into every password before argon2: whoever copies the database without the master key cannot even begin to guess.
  private let key: SymmetricKey
  /// Compared with when there is no account, so that its absence takes as long as its presence.
  private let dummyHash: String

  /// Takes the time of one hash.
  init(
    masterKey: SymmetricKey, parameters: Argon2id = .standard, offload: Offload = Offload(threads: threads, queueMax: queueMax)
  ) throws(Argon2Error) {
    key = masterKey.derived(for: "cairn password v1")
    self.parameters = parameters
    self.offload = offload
    dummyHash = try parameters.hash(RandomBytes.generate(16)) + Self.keyedMark
  }

  /// What to keep: a PHC string, and the mark of a keyed password.
  /// - Parameter password: In NFC.
  nonisolated(nonsending) func hash(_ password: String) async throws -> String {
    let (parameters, keyed) = (parameters, key.authenticationCode(for: Array(password.utf8)))
    return try await run { try parameters.hash(keyed) } + Self.keyedMark
  }

  /// Whether `encoded` is the hash of `password`; with nil always false, and no sooner.
  nonisolated(nonsending) func verify(_ password: String, against encoded: String?) async throws -> Bool {
    let candidate = encoded ?? dummyHash
    let isKeyed = candidate.hasSuffix(Self.keyedMark)
    let content = isKeyed ? key.authenticationCode(for: Array(password.utf8)) : Array(password.utf8)
    let phc = isKeyed ? String(candidate.dropLast(Self.keyedMark.count)) : candidate
    let isEqual = try await run { try Argon2id.verify(content, against: phc) }
    return isEqual && encoded != nil
  }

  /// Passwords that wait for a thread.
  var waitingCount: Int { offload.waitingCount }

  /// Whether a hash that was just verified should be replaced by one with the parameters of today, of the keyed password.
  func needsRehash(_ encoded: String) -> Bool {
    !encoded.hasSuffix(Self.keyedMark) || parameters.needsRehash(String(encoded.dropLast(Self.keyedMark.count)))
  }

  private nonisolated(nonsending) func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    do {
      return try await offload.run(work)
    } catch Offload.Refusal.queueFull {
      throw RPCError(.resourceExhausted, reason: "OVERLOADED", message: "too many passwords are being checked; try again in a second")
    }
  }
}
