import CairnProto
import Cryptography
import EventLoop
import RPC

/// Hashes and compares passwords on threads of its own, so that no loop ever waits for 25 ms of argon2.
struct PasswordHasher: Sendable {
  typealias Rank = PasswordLineRules<PasswordLine.Job>.Rank

  /// Two at once: with 19 MiB each that is 38 MiB, and argon2 is bound by memory bandwidth anyway.
  static let threads = 2
  /// Passwords that may wait; `PasswordLine` has them wait by rank and network.
  static let queueMax = PasswordLine.room

  /// Mark behind hashes of keyed passwords, before the name of the key; a row without it is from before, and is replaced at the next
  /// log-in.
  private static let keyedMark = "$k="
  /// As `keyedMark`, from when there was one key and it had no name.
  private static let namelessMark = "$k1"
  /// Bytes of a key's name, in hexadecimal digits: enough to tell four keys apart.
  private static let keyNameByteCount = 4
  private static let overloaded = Reason.overloaded

  private let line: PasswordLine
  private let parameters: Argon2id
  /// Goes into every password before argon2: whoever copies the database without the master key cannot even begin to guess.
  private let key: SymmetricKey
  /// Marks that hashes made with each key end in: the present one's first.
  private let marks: [(text: String, key: SymmetricKey)]
  /// Compared with when there is no account, so that its absence takes as long as its presence.
  private let dummyHash: String

  /// By which people who come from Firebase are known at their first log-in; nil where nobody does.
  private let firebase: FirebaseScrypt?

  /// Takes the time of one hash.
  init(
    masterKey: SymmetricKey, parameters: Argon2id = .standard, firebase: FirebaseScrypt? = nil,
    offload: Offload = Offload(threads: threads, queueMax: queueMax)
  ) throws(Argon2Error) {
    self.firebase = firebase
    key = masterKey.derived(for: "cairn password v1")
    self.parameters = parameters
    line = PasswordLine(offload)
    marks = ([key] + key.accepted).map { key in
      let name = key.derived(for: "name").authenticationCode(for: []).prefix(Self.keyNameByteCount)
      return (Self.keyedMark + Hex.encode(name), key)
    }
    dummyHash = try parameters.hash(RandomBytes.generate(16)) + marks[0].text
  }

  /// Text to keep: a PHC string, and the mark of a keyed password.
  /// - Parameters:
  ///   - password: In NFC.
  ///   - network: Where it comes from, as `ClientNetwork.counted` names it.
  ///   - rank: Rank of the person it comes from.
  nonisolated(nonsending) func hash(_ password: String, from network: String, rank: Rank = .named) async throws -> String {
    let (parameters, keyed) = (parameters, key.authenticationCode(for: Array(password.utf8)))
    return try await run(rank, network) { try parameters.hash(keyed) } + marks[0].text
  }

  /// Whether `encoded` is the hash of `password`; with nil always false, and no sooner while nobody waits for a thread.
  /// - Parameters:
  ///   - network: Where the password comes from, as `ClientNetwork.counted` names it.
  ///   - isKnown: Whether it comes with a session, or from a network where the account has been in use.
  nonisolated(nonsending) func verify(
    _ password: String, against encoded: String?, from network: String, isKnown: Bool
  ) async throws -> Bool {
    if let encoded, encoded.hasPrefix(FirebaseHash.prefix) {
      return try await verifyFirebase(password, encoded, isKnown ? .known : .named, network)
    }
    let candidate = encoded ?? dummyHash
    let (phc, mark) = Self.split(candidate)
    let own = mark == Self.namelessMark ? key : marks.first { $0.text == mark }?.key
    // Under a key that is no longer here every password is wrong, and takes as long.
    let isLost = own == nil && !mark.isEmpty
    let content = own?.authenticationCode(for: Array(password.utf8)) ?? Array(password.utf8)
    do {
      let isEqual = try await run(encoded == nil ? .nameless : isKnown ? .known : .named, network) {
        try Argon2id.verify(content, against: phc)
      }
      return isEqual && !isLost && encoded != nil
    } catch let refusal as RPCError where encoded == nil && refusal.says(Self.overloaded) {
      // Another answer than to a wrong password would tell that nobody has the name, to whoever fills the line.
      return false
    }
  }

  /// Hash of somebody who has come from Firebase and not logged in since. Without the project's key every password is wrong.
  private nonisolated(nonsending) func verifyFirebase(
    _ password: String, _ encoded: String, _ rank: Rank, _ network: String
  ) async throws -> Bool {
    guard let firebase, let kept = FirebaseHash(encoded) else { return false }
    return try await run(rank, network) { firebase.isHash(kept.hash, of: Array(password.utf8), salt: kept.salt) }
  }

  /// Passwords that wait for a thread.
  var waitingCount: Int { line.waitingCount }

  /// Whether a hash that was just verified should be replaced by one with the parameters of today, of the keyed password.
  func needsRehash(_ encoded: String) -> Bool {
    let (phc, mark) = Self.split(encoded)
    return mark != marks[0].text || parameters.needsRehash(phc)
  }

  /// The PHC string, which has five dollar signs, and the mark behind it; empty where there is none.
  private static func split(_ encoded: String) -> (phc: String, mark: String) {
    let end = encoded.indices.lazy.filter { encoded[$0] == "$" }.dropFirst(5).first ?? encoded.endIndex
    return (String(encoded[..<end]), String(encoded[end...]))
  }

  private nonisolated(nonsending) func run<Value: Sendable>(
    _ rank: Rank, _ network: String, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    do {
      return try await line.run(PasswordLine.Turn(rank: rank, network: network), work)
    } catch Offload.Refusal.queueFull {
      throw RPCError(.resourceExhausted, reason: Self.overloaded, message: "too many passwords are being checked; try again in a second")
    }
  }
}
