import Cryptography
import Curl
import Lifecycle
import Testing

@testable import AuthService

/// Settings that the features read.
@Suite struct AuthSettingsTests {
  /// An operator who sets nothing runs a house that protects people as far as it can (ASVS 2.1.7, 4.3.1; requirements E-S1, L-S10).
  @Test func whoSetsNothingIsProtected() async throws {
    let settings = Settings(["CAIRN_MAIL_FOLDER": "/nowhere"])
    #expect(StaffSecondFactor(settings).isRequired)
    #expect(LogInSettings(settings) == LogInSettings(refusesBreachedPasswords: true, isVerbose: false))
    #expect(AccountDeletionRules(settings).grace == .zero)
    #expect(PasswordRules(settings).lengthMin == 8 && Argon2id(settings) == .standard)
    #expect(ProvidersFile.providers(settings).isEmpty && !WebLimits(settings).allowsPlainLoopback)
    #expect(GuestRules(settings).realms == GuestRules().realms)
    let birthDates = BirthDateDemand(settings)
    #expect(birthDates.isDemanded(by: "LocalBuddy 2.1") && !birthDates.isDemanded(by: "Qwalk"))
    _ = MailConfig(settings)
    try settings.check()
  }

  @Test func anOperatorMayDecideOtherwise() throws {
    let settings = Settings([
      "CAIRN_AUTH_STAFF_SECOND_FACTOR": "no", "CAIRN_AUTH_REFUSE_BREACHED_PASSWORDS": "no", "CAIRN_AUTH_VERBOSE_LOGIN_ERRORS": "yes",
      "CAIRN_AUTH_DELETION_GRACE_DAYS": "7", "CAIRN_AUTH_GUESTS": "none", "CAIRN_AUTH_BIRTH_DATE_APPS": "Qwalk",
    ])
    #expect(!StaffSecondFactor(settings).isRequired)
    #expect(LogInSettings(settings) == LogInSettings(refusesBreachedPasswords: false, isVerbose: true))
    #expect(AccountDeletionRules(settings).grace == .seconds(7 * 86_400))
    #expect(GuestRules(settings).realms.isEmpty && BirthDateDemand(settings).isDemanded(by: "Qwalk"))
    try settings.check()
  }

  @Test(arguments: [
    ("CAIRN_AUTH_STAFF_SECOND_FACTOR", "maybe"), ("CAIRN_PASSWORD_LENGTH_MIN", "7"), ("CAIRN_PASSWORD_HASH_MEMORY_KIB", "1024"),
    ("CAIRN_AUTH_DELETION_GRACE_DAYS", "91"), ("CAIRN_AUTH_GUESTS", "everybody"), ("CAIRN_MAIL_LINK_BASE", "example.org"),
  ])
  func whatCannotBeIsToldBeforeAnythingStarts(name: String, value: String) {
    let settings = Settings(["CAIRN_MAIL_FOLDER": "/nowhere", name: value])
    _ = (StaffSecondFactor(settings), PasswordRules(settings), Argon2id(settings), AccountDeletionRules(settings))
    _ = (GuestRules(settings), MailConfig(settings))
    let error = #expect(throws: SettingsError.self) { try settings.check() }
    #expect(error.map { "\($0)".contains(name) } == true)
  }
}
