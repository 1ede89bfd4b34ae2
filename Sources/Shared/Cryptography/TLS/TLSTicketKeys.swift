import COpenSSL
import Synchronization

/// The keys that encrypt session tickets (RFC 5077 §4, RFC 8446 §4.6.1): in memory only, shared by all loops of a process, renewed while
/// it runs, so that a key stolen today opens no session of last week.
final class TLSTicketKeys: Sendable {
  /// How long a ticket is good. Short, because who holds its key can read the connection's first flight; a phone that comes back
  /// after a game still resumes.
  static let ticketLifetime = Duration.seconds(2 * 3_600)
  /// A key makes tickets for as long as they live and reads them for as long again.
  static let rotationInterval = ticketLifetime

  private struct Key {
    /// Tells keys apart; sent in clear with each ticket.
    let name = RandomBytes.generate(16)
    let encryption = RandomBytes.generate(32)
    let authentication = RandomBytes.generate(32)
    let makeTime: Duration
  }

  private struct State {
    var current: Key
    var previous: Key?
  }

  private let state: Mutex<State>
  private let steadyTime: @Sendable () -> Duration

  /// - Parameter steadyTime: Since any moment in the past, never going back.
  init(steadyTime: @escaping @Sendable () -> Duration) {
    self.steadyTime = steadyTime
    state = Mutex(State(current: Key(makeTime: steadyTime())))
  }

  static let systemTime: @Sendable () -> Duration = {
    let begin = ContinuousClock.now
    return { ContinuousClock.now - begin }
  }()

  private enum Use { case current, previous }

  private func keyForNewTicket() -> Key {
    turn()
    return state.withLock { $0.current }
  }

  private func key(named name: UnsafeBufferPointer<UInt8>) -> (Key, Use)? {
    turn()
    return state.withLock { state in
      if state.current.name.elementsEqual(name) { return (state.current, .current) }
      if let previous = state.previous, previous.name.elementsEqual(name) { return (previous, .previous) }
      return nil
    }
  }

  /// Renews the key when its time has come. A key that was not used for two intervals reads nothing any more.
  private func turn() {
    let now = steadyTime()
    state.withLock { state in
      let age = now - state.current.makeTime
      guard age >= Self.rotationInterval else { return }
      state.previous = age < Self.rotationInterval * 2 ? state.current : nil
      state.current = Key(makeTime: now)
    }
  }

  // MARK: For OpenSSL

  /// Answers of the callback: SSL_CTX_set_tlsext_ticket_key_cb(3).
  private enum Answer {
    static let failed: CInt = -1
    static let unknownTicket: CInt = 0
    static let taken: CInt = 1
    static let takenAndRenew: CInt = 2
  }

  /// Prepares the ciphers for a new ticket: fills in the key's name and a fresh initialisation vector.
  func seal(_ name: UnsafeMutablePointer<UInt8>, _ vector: UnsafeMutablePointer<UInt8>, _ cipher: OpaquePointer, _ code: OpaquePointer)
    -> CInt
  {
    let key = keyForNewTicket()
    name.update(from: key.name, count: key.name.count)
    guard RAND_bytes(vector, EVP_CIPHER_get_iv_length(EVP_aes_256_cbc())) == 1,
      EVP_EncryptInit_ex(cipher, EVP_aes_256_cbc(), nil, key.encryption, vector) == 1, Self.begin(code, key)
    else { return Answer.failed }
    return Answer.taken
  }

  /// Prepares the ciphers to read a ticket; a ticket of a key we do not have costs a full handshake and nothing else.
  func open(_ name: UnsafeMutablePointer<UInt8>, _ vector: UnsafeMutablePointer<UInt8>, _ cipher: OpaquePointer, _ code: OpaquePointer)
    -> CInt
  {
    guard let (key, use) = key(named: UnsafeBufferPointer(start: name, count: 16)) else { return Answer.unknownTicket }
    guard Self.begin(code, key), EVP_DecryptInit_ex(cipher, EVP_aes_256_cbc(), nil, key.encryption, vector) == 1 else {
      return Answer.failed
    }
    return use == .current ? Answer.taken : Answer.takenAndRenew
  }

  private static func begin(_ code: OpaquePointer, _ key: Key) -> Bool {
    cairn_hmac_sha256_init(code, key.authentication, key.authentication.count) == 1
  }
}
