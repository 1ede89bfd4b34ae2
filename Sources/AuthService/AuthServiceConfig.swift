import Curl
import FoundationEssentials
import Cryptography
import Lifecycle

/// The settings of the auth service.
struct AuthServiceConfig {
  /// "iss" of every access token of an installation.
  static let issuer = "cairn"

  /// Whether a failed log-in says what was wrong (E-S1). Off by default: it tells strangers who has an account.
  let isVerbose: Bool

  /// How many sign-ups one address may try.
  let signUps: SignUpBudgetRules

  /// When accounts that their owners delete are removed.
  let deletion: AccountDeletionRules

  /// Which apps have guests.
  let guests: GuestRules

  /// Providers that may vouch for people as well.
  let providers: [IdentityProvider]

  /// How they are asked.
  let providerLimits: WebLimits

  /// How often their keys are asked for.
  let keyCache: KeyCacheRules

  /// Which passwords accounts may have.
  let passwords: PasswordRules

  /// Whether a log-in with a password that is in the lists has to bring another one.
  let refusesBreachedPasswords: Bool

  /// Cost of hashing a password.
  let passwordHash: Argon2id

  /// Mails one address may have sent before it has to wait.
  let mailsPerAddress: Int

  /// Whether sign-up and change of address tell that an address belongs to somebody (requirement W-S20).
  let revealsTakenEmails: Bool

  /// The folder with Sources in it: where the texts of mails are.
  let share: String

  /// Where mails come from and how they leave.
  let mail: MailConfig

  /// Which apps let nobody in without a birth date.
  let birthDates: BirthDateDemand

  /// Whether moderators and admins act only after a second factor.
  let requiresStaffSecondFactor: Bool

  private enum Answer: String, CaseIterable { case yes, no }

  init(_ settings: Settings) {
    passwords = PasswordRules(
      lengthMin: settings.integer("PASSWORD_LENGTH_MIN", default: PasswordRules().lengthMin, in: 8...64),
      breached: Self.breachedPasswords(settings))
    refusesBreachedPasswords = settings.choice("AUTH_REFUSE_BREACHED_PASSWORDS", default: Answer.yes) == .yes
    let hash = Argon2id.standard
    passwordHash = Argon2id(
      // From what OWASP still calls enough with more passes, to what two at once may take of a small machine.
      memoryKiB: settings.integer("PASSWORD_HASH_MEMORY_KIB", default: hash.memoryKiB, in: 7_168...1_048_576),
      passes: settings.integer("PASSWORD_HASH_PASSES", default: hash.passes, in: 1...32),
      lanes: settings.integer("PASSWORD_HASH_LANES", default: hash.lanes, in: 1...16))
    mailsPerAddress = settings.integer("AUTH_MAILS_PER_ADDRESS", default: LoginThrottleRules.mailAddress.freeTries, in: 1...1_000_000)
    revealsTakenEmails = settings.choice("AUTH_REVEAL_EMAIL_EXISTS", default: Answer.yes) == .yes
    mail = MailConfig(settings)
    share = settings.text("SHARE") ?? "."
    isVerbose = settings.choice("AUTH_VERBOSE_LOGIN_ERRORS", default: Answer.no) == .yes
    deletion = AccountDeletionRules(
      grace: .seconds(86_400 * settings.integer("AUTH_DELETION_GRACE_DAYS", default: 0, in: 0...90)),
      sweepPause: settings.duration("AUTH_DELETION_SWEEP_MS", default: AccountDeletionRules().sweepPause, in: 1...600_000))
    birthDates = BirthDateDemand(settings.text("AUTH_BIRTH_DATE_APPS") ?? BirthDateDemand.appsDefault)
    requiresStaffSecondFactor = settings.choice("AUTH_STAFF_SECOND_FACTOR", default: Answer.yes) == .yes
    signUps = SignUpBudgetRules(
      burst: settings.integer("AUTH_SIGN_UPS_PER_ADDRESS", default: SignUpBudgetRules().burst, in: 1...1_000_000))
    guests = Self.guests(settings)
    providers = Self.providers(settings)
    var limits = WebLimits()
    limits.allowsPlainLoopback = settings.choice("AUTH_PROVIDERS_PLAIN_LOOPBACK", default: Answer.no) == .yes
    limits.timeMax = settings.duration("AUTH_PROVIDER_TIMEOUT_MS", default: limits.timeMax, in: 100...4_500)
    limits.connectTimeMax = min(limits.connectTimeMax, limits.timeMax)
    providerLimits = limits
    var keyCache = KeyCacheRules()
    keyCache.refetchInterval = settings.duration("AUTH_PROVIDER_REFETCH_MS", default: keyCache.refetchInterval, in: 100...3_600_000)
    self.keyCache = keyCache
  }

  /// Those of the file that CAIRN_PASSWORD_BREACHED_LIST names; none without it.
  private static func breachedPasswords(_ settings: Settings) -> BreachedPasswords {
    guard settings.text("PASSWORD_BREACHED_LIST") != nil else { return .none }
    do throws(BreachedPasswords.Mistake) {
      return try BreachedPasswords(list: settings.file("PASSWORD_BREACHED_LIST", why: "the file with passwords nobody may have"))
    } catch {
      settings.refuse("CAIRN_PASSWORD_BREACHED_LIST: more than \(BreachedPasswords.countMax) lines")
      return .none
    }
  }

  /// The apps that CAIRN_AUTH_GUESTS names, separated by commas; "none" for none.
  private static func guests(_ settings: Settings) -> GuestRules {
    var rules = GuestRules()
    guard let text = settings.text("AUTH_GUESTS") else { return rules }
    let names = text.split(separator: ",").map { $0.filter { $0 != " " } }.filter { $0 != "none" }
    let known = GuestRules.Realm.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      settings.refuse("CAIRN_AUTH_GUESTS holds \"\(name)\": expected none or some of \(known.joined(separator: ", "))")
    }
    rules.realms = Set(names.compactMap { GuestRules.Realm(rawValue: $0) })
    return rules
  }

  /// Those of the file that CAIRN_AUTH_PROVIDERS names; none without it.
  /// Words that tell an operator about them.
  var providerWay: ConfiguredWay {
    ConfiguredWay("providers", by: providers.isEmpty ? "none" : "file", providers.map(\.name).sorted().joined(separator: ", "))
  }

  private static func providers(_ settings: Settings) -> [IdentityProvider] {
    guard settings.text("AUTH_PROVIDERS") != nil else { return [] }
    let text = settings.file("AUTH_PROVIDERS", why: "the file with the providers that people log in by")
    if text.isEmpty { return [] }
    do throws(ProvidersFile.Mistake) {
      return try ProvidersFile.providers(in: text) { path in
        (try? Data(contentsOf: URL(filePath: path))).flatMap { String(data: $0, encoding: .utf8) }
      }
    } catch {
      settings.refuse("CAIRN_AUTH_PROVIDERS: \(error.text)")
      return []
    }
  }
}
