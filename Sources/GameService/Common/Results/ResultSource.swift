package import AllAppsProto
package import FoundationEssentials
package import Timekeeping

/// Part of an app that other services ask of its players: how much they have done, how well, and what they can go on with. Each app brings its own, and
/// what answers knows none of them.
package protocol ResultSource: Sendable {
  /// The app.
  var realm: AppRealm { get }

  /// Board on which the players' values are their scores (requirements X-6, C-12).
  var scores: BoardKey { get }

  /// Counts what accounts have done, for each account in the order given. Somebody who would lose something by it is asked before a guest becomes part of
  /// an account, so that everything counts that is shown as done.
  func counts(of accountIDs: [UUID]) async throws -> [Int64]

  /// Writes what a person can go on with into the app's field.
  func addOpenPlay(of accountID: UUID, at now: Moment, to response: inout FindOpenPlayResponse) async throws
}

extension ResultSource {
  /// An app in which nothing goes on.
  package func addOpenPlay(of accountID: UUID, at now: Moment, to response: inout FindOpenPlayResponse) async throws {}
}
