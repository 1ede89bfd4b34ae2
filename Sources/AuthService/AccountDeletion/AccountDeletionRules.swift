import Timekeeping

/// When an account's data is removed, and when all of it is gone.
struct AccountDeletionRules: Sendable, Hashable {
  /// How long a log-in restores the account. None by default: to delete is final (requirement L-25).
  var grace: Duration = .zero

  /// How long after the first purge the second one begins. The second removes the data of calls that were under way when the account was deleted: a
  /// gateway may believe a token for 5 s without a word of revocations, and a call may take 10 s.
  var sweepPause: Duration = .seconds(30)

  /// Services that must forget: every service with a database.
  static let services = ["auth", "game", "geo", "social"]

  /// The round after which nothing can be left.
  static let lastRound: Int32 = 2

  /// How long receipts are kept after the last one came.
  static let receiptRetention: Duration = .seconds(90 * 86_400)

  /// Bytes of a receipt's token: nobody guesses 256 bits.
  static let tokenBytes = 32

  /// Whether every service has answered the last round.
  static func isComplete(_ answers: [(service: String, round: Int32)]) -> Bool {
    let last = Set(answers.filter { $0.round == lastRound }.map(\.service))
    return last.isSuperset(of: services)
  }
}
