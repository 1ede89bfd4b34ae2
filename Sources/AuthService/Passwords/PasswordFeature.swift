import Cryptography
import Events
import Lifecycle
import Observability
import RPC
import ServiceDatabase

/// Passwords as they are kept, and the threads that hash them.
struct PasswordFeature: DatabaseFeature {
  let hasher: PasswordHasher

  init(_ hasher: PasswordHasher) {
    self.hasher = hasher
  }

  var methods: [RPCMethod] { [] }

  var personal: PersonalRows {
    PersonalRows(["password_credentials": .dropped(because: "a guest has no password")])
  }

  func start() async throws {
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "passwords"]) {
      [hasher] in Double(hasher.waitingCount)
    }
  }
}

extension Argon2id {
  /// Cost of hashing a password.
  init(_ settings: Settings) {
    let standard = Argon2id.standard
    self.init(
      // From what OWASP still calls enough with more passes, to what two at once may take of a small machine.
      memoryKiB: settings.integer("PASSWORD_HASH_MEMORY_KIB", default: standard.memoryKiB, in: 7_168...1_048_576),
      passes: settings.integer("PASSWORD_HASH_PASSES", default: standard.passes, in: 1...32),
      lanes: settings.integer("PASSWORD_HASH_LANES", default: standard.lanes, in: 1...16))
  }
}

extension PasswordRules {
  init(_ settings: Settings) {
    self.init(
      lengthMin: settings.integer("PASSWORD_LENGTH_MIN", default: PasswordRules().lengthMin, in: 8...64),
      breached: BreachedPasswords(settings))
  }
}

extension BreachedPasswords {
  /// Passwords of the file that CAIRN_PASSWORD_BREACHED_LIST names; none without it.
  init(_ settings: Settings) {
    guard settings.text("PASSWORD_BREACHED_LIST") != nil else {
      self = .none
      return
    }
    do throws(BreachedPasswords.Mistake) {
      self = try BreachedPasswords(list: settings.file("PASSWORD_BREACHED_LIST", why: "the file with passwords nobody may have"))
    } catch {
      settings.refuse("CAIRN_PASSWORD_BREACHED_LIST: more than \(BreachedPasswords.countMax) lines")
      self = .none
    }
  }
}
