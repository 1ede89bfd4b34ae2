import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

extension LoginThrottleRules {
  /// Mails that anybody can have sent to one mailbox: a second and a third try for whoever mistypes, then one in five minutes and less and less
  /// often, so that nobody's mailbox is filled.
  static let mailbox = LoginThrottleRules(freeTries: 3, waitMin: .seconds(300), waitMax: .seconds(3_600))
  /// Mails that one address asks for: a school is one address.
  static let mailAddress = LoginThrottleRules(freeTries: 30, waitMin: .seconds(10), waitMax: .seconds(900))
  /// Codes that one address tries.
  static let codeAddress = LoginThrottleRules(freeTries: 20, waitMax: .seconds(900))
}

/// Counts mails that were asked for and codes that were tried, where all replicas see them. Whether anybody has an account with the address
/// makes no difference.
struct MailBudget: Sendable {
  let throttle: LoginThrottle
  /// Mails one address may ask for before it waits.
  let mailsPerAddress: Int

  /// Counts a mail for its mailbox, and for the client's address where that is known.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admitMail(to email: String, from client: String?, at now: Moment, in database: Database) async throws {
    var subjects = [throttle.subject("mailbox", EmailRules.normalized(email), .mailbox)]
    if let network = network(of: client) {
      var rules = LoginThrottleRules.mailAddress
      rules.freeTries = mailsPerAddress
      subjects.append(throttle.subject("mail_address", network, rules))
    }
    try await throttle.admit(subjects, at: now, in: database)
  }

  /// Counts a try of a code for the client's address, where that is known.
  /// - Returns: What a success takes back.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admitCode(from client: String?, at now: Moment, in database: Database) async throws -> [LoginThrottle.Subject] {
    guard let network = network(of: client) else { return [] }
    let subjects = [throttle.subject("code_address", network, .codeAddress)]
    try await throttle.admit(subjects, at: now, in: database)
    return subjects
  }

  private func network(of client: String?) -> String? {
    client.flatMap { SocketAddress(host: $0, port: 0)?.network }
  }
}

extension LoginThrottle {
  /// Counts a try and refuses it as clients see it.
  /// - Throws: `resource_exhausted` with RATE_LIMITED.
  func admit(_ subjects: [Subject], at now: Moment, in database: Database) async throws {
    do {
      try await count(subjects, at: now, in: database)
    } catch let refusal as LoginThrottleRules.Refusal {
      throw RPCError(SessionRefusal(refusal))
    }
  }
}
