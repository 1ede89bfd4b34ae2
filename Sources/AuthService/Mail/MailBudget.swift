import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

extension LoginThrottleRules {
  /// Mails that anybody can have sent to one mailbox: a second and a third try for whoever mistypes, then one in five minutes and less and less
  /// often, so that nobody's mailbox is filled.
  /// The longest wait is shorter than a mailed code for a new password is good: while nothing more is mailed there is one in the mailbox.
  static let mailbox = LoginThrottleRules(freeTries: 3, waitMin: .seconds(300), waitMax: .seconds(25 * 60))
  /// Mails that one address asks for: a school is one address.
  static let mailAddress = LoginThrottleRules(freeTries: 30, waitMin: .seconds(10), waitMax: .seconds(900))
  /// New addresses that one account asks for: each tells whether somebody has it.
  static let newAddress = LoginThrottleRules(freeTries: 5, waitMin: .seconds(60), waitMax: .seconds(3_600))
  /// Codes that one address tries.
  static let codeAddress = LoginThrottleRules(freeTries: 20, waitMax: .seconds(900))
}

/// Counts mails that were asked for and codes that were tried, where all replicas see them. Whether anybody has an account with the address
/// makes no difference.
struct MailBudget: Sendable {
  let throttle: LoginThrottle
  /// Mails one address may ask for before it waits.
  let mailsPerAddress: Int

  /// Counts a mail for its mailbox and for the client's network.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admitMail(to email: String, from client: String?, at now: Moment, in database: Database) async throws {
    let mailbox = throttle.subject("mailbox", EmailRules.normalized(email), .mailbox)
    try await throttle.admit([mailbox, mailAddress(of: client)], at: now, in: database)
  }

  /// Counts a mail as `admitMail` does, where anybody may ask for it: somebody else's requests must not look like a refusal of one's own.
  /// - Returns: False when the mailbox has had enough, and what was mailed lately has to do.
  /// - Throws: `resource_exhausted` with RATE_LIMITED, of the client's address.
  func admitAnybodysMail(to email: String, from client: String?, at now: Moment, in database: Database) async throws -> Bool {
    try await throttle.admit([mailAddress(of: client)], at: now, in: database)
    do {
      try await throttle.count([throttle.subject("mailbox", EmailRules.normalized(email), .mailbox)], at: now, in: database)
      return true
    } catch is LoginThrottleRules.Refusal {
      return false
    }
  }

  private func mailAddress(of client: String?) -> LoginThrottle.Subject {
    var rules = LoginThrottleRules.mailAddress
    rules.freeTries = mailsPerAddress
    return throttle.subject("mail_address", ClientNetwork.counted(client), rules)
  }

  /// Writes for a mailbox for which a code was tried, whether or not there is one: the absence of an account must take as long as its
  /// presence, and what takes longest is that anything is written.
  func noteCode(for email: String, in transaction: Transaction) async throws {
    let rules = LoginThrottleRules.codeAddress
    try await throttle.touch(throttle.subject("code_mailbox", EmailRules.normalized(email), rules), in: transaction)
  }

  /// Counts a new address that an account asks for.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admitNewAddress(of accountID: UUID, at now: Moment, in database: Database) async throws {
    try await throttle.admit([throttle.subject("new_address", of: accountID, rules: .newAddress)], at: now, in: database)
  }

  /// Counts a try of a code for the client's network.
  /// - Returns: Subjects whose try a success takes back.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admitCode(from client: String?, at now: Moment, in database: Database) async throws -> [LoginThrottle.Subject] {
    let subjects = [throttle.subject("code_address", ClientNetwork.counted(client), .codeAddress)]
    try await throttle.admit(subjects, at: now, in: database)
    return subjects
  }
}

extension LoginThrottle {
  /// Counts a try and refuses it as clients see it.
  /// - Parameter alarm: As of `count`.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admit(
    _ subjects: [Subject], at now: Moment, in database: Database,
    alarm: nonisolated(nonsending) (Transaction) async throws -> Void = { _ in }
  ) async throws {
    do {
      try await count(subjects, at: now, in: database, alarm: alarm)
    } catch let refusal as LoginThrottleRules.Refusal {
      throw RPCError(SessionRefusal(refusal))
    }
  }
}
