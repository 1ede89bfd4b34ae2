import Cryptography
import Curl
import Lifecycle
import Testing

@testable import AuthService

@Suite struct AuthServiceConfigTests {
  /// What an operator who sets nothing runs protects people as far as it can (ASVS 2.1.7, 4.3.1; requirements E-S1, L-S10).
  @Test func whoSetsNothingIsProtected() throws {
    let settings = Settings(["CAIRN_MAIL_FOLDER": "/nowhere"])
    let config = AuthServiceConfig(settings)
    try settings.check()
    #expect(config.requiresStaffSecondFactor)
    #expect(config.refusesBreachedPasswords)
    #expect(!config.isVerbose)
    #expect(config.deletion.grace == .zero)
    #expect(config.passwords.lengthMin == 8 && config.passwordHash == .standard)
    #expect(config.providers.isEmpty && !config.providerLimits.allowsPlainLoopback)
    #expect(config.guests.realms == GuestRules().realms)
    #expect(config.birthDates.isDemanded(by: "LocalBuddy 2.1") && !config.birthDates.isDemanded(by: "Qwalk"))
  }

  @Test func anOperatorMayDecideOtherwise() throws {
    let settings = Settings([
      "CAIRN_MAIL_FOLDER": "/nowhere", "CAIRN_AUTH_STAFF_SECOND_FACTOR": "no", "CAIRN_AUTH_REFUSE_BREACHED_PASSWORDS": "no",
      "CAIRN_AUTH_VERBOSE_LOGIN_ERRORS": "yes", "CAIRN_AUTH_REVEAL_EMAIL_EXISTS": "no", "CAIRN_AUTH_DELETION_GRACE_DAYS": "7",
      "CAIRN_AUTH_GUESTS": "none", "CAIRN_AUTH_BIRTH_DATE_APPS": "Qwalk",
    ])
    let config = AuthServiceConfig(settings)
    try settings.check()
    #expect(!config.requiresStaffSecondFactor && !config.refusesBreachedPasswords && config.isVerbose && !config.revealsTakenEmails)
    #expect(config.deletion.grace == .seconds(7 * 86_400))
    #expect(config.guests.realms.isEmpty && config.birthDates.isDemanded(by: "Qwalk"))
  }

  @Test(arguments: [
    ("CAIRN_AUTH_STAFF_SECOND_FACTOR", "maybe"), ("CAIRN_PASSWORD_LENGTH_MIN", "7"), ("CAIRN_PASSWORD_HASH_MEMORY_KIB", "1024"),
    ("CAIRN_AUTH_DELETION_GRACE_DAYS", "91"), ("CAIRN_AUTH_GUESTS", "everybody"), ("CAIRN_MAIL_LINK_BASE", "example.org"),
  ])
  func whatCannotBeIsToldBeforeAnythingStarts(name: String, value: String) {
    let settings = Settings(["CAIRN_MAIL_FOLDER": "/nowhere", name: value])
    _ = AuthServiceConfig(settings)
    let error = #expect(throws: SettingsError.self) { try settings.check() }
    #expect(error.map { "\($0)".contains(name) } == true)
  }
}
