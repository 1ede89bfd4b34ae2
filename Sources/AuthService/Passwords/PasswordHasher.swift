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

  private let offload: Offload
  private let parameters: Argon2id
  /// Compared with when there is no account, so that its absence takes as long as its presence.
  private let dummyHash: String

  /// Takes the time of one hash.
  init(
    parameters: Argon2id = .standard, offload: Offload = Offload(threads: threads, queueMax: queueMax)
  ) throws(Argon2Error) {
    self.parameters = parameters
    self.offload = offload
    dummyHash = try parameters.hash(RandomBytes.generate(16))
  }

  /// The PHC string to keep.
  /// - Parameter password: In NFC.
  nonisolated(nonsending) func hash(_ password: String) async throws -> String {
    let parameters = parameters
    return try await run { try parameters.hash(Array(password.utf8)) }
  }

  /// Whether `encoded` is the hash of `password`; with nil always false, and no sooner.
  nonisolated(nonsending) func verify(_ password: String, against encoded: String?) async throws -> Bool {
    let candidate = encoded ?? dummyHash
    let isEqual = try await run { try Argon2id.verify(Array(password.utf8), against: candidate) }
    return isEqual && encoded != nil
  }

  /// Passwords that wait for a thread.
  var waitingCount: Int { offload.waitingCount }

  /// Whether a hash that was just verified should be replaced by one with the parameters of today.
  func needsRehash(_ encoded: String) -> Bool {
    parameters.needsRehash(encoded)
  }

  private nonisolated(nonsending) func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    do {
      return try await offload.run(work)
    } catch Offload.Refusal.queueFull {
      throw RPCError(.resourceExhausted, reason: "OVERLOADED", message: "too many passwords are being checked; try again in a second")
    }
  }
}
