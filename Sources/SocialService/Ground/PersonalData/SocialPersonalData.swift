import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Personal data that SocialService keeps, how it gives it out and forgets it.
struct SocialPersonalData: Sendable {
  /// Rows read at once.
  static let pageMax = 200

  let log: StreamLog
  let notifications: NotificationLists
  let time: any TimeSource
  let friends = FriendStore()
  let blocks = BlockStore()
  let locks = PeopleLockStore()
  let reports = ReportStore()

  func make(_ database: Database) -> PersonalData {
    PersonalData(
      database: database,
      elsewhere: [
        "upload_pieces": "removed with their upload", "media_files": "removed with their media",
        "media_pieces": "removed with their media; exported as files",
        "report_cases": "removed with whoever is reported, a moderator's claim with the moderator; what was decided is exported by itself",
        "report_evidence": "removed with its case; a copy of what is exported from where it stands",
        "report_audit": "whose deed it was is forgotten, and what was noted of whoever is deleted; what moderators did stays for a year",
      ],
      exportedElsewhere: [
        "friend_requests":
          "a request that was declined stays for a while where one that was taken back goes: only what the person's own list shows is given out"
      ],
      purgeMore: { accountID, transaction in try await purge(accountID, in: transaction) },
      exportMore: { accountID, sink in
        try await exportRequests("friend_requests.json", of: "addressee_account_id", sink) { place in
          try await friends.sent(by: accountID, after: place, limit: Self.pageMax, includesLeaving: true, at: time.now(), in: database)
        }
        // Requests lie under who has sent them; those that wait for the person are given out as well.
        try await exportRequests("friend_requests_received.json", of: "account_id", sink) { place in
          try await friends.received(by: accountID, after: place, limit: Self.pageMax, includesLeaving: true, in: database)
        }
        try await MediaExport(database: database).export(accountID, sink)
      })
  }

  /// Removes also what lies in other people's lists and streams, and has them read their lists again.
  private func purge(_ accountID: UUID, in transaction: Transaction) async throws -> [PurgedTable] {
    // Those of the reporters too, who are told: one of them who is being deleted is forgotten before or after.
    let reporterIDs = try await reports.reporters(waitingFor: accountID, limit: StreamRules.fanOutMax, in: transaction)
    try await locks.take([accountID] + reporterIDs, in: transaction)
    // A moderator's cases are about others, who may be deleted at the same time.
    try await reports.lockCases(concerning: accountID, in: transaction)
    try await reports.lockDeeds(concerning: accountID, in: transaction)
    try await reports.lockReports(concerning: accountID, in: transaction)
    let friendships = try await friends.deleteFriendships(of: accountID, in: transaction)
    let requests = try await friends.deleteRequests(of: accountID, in: transaction)
    let blockCount = try await blocks.deleteAll(of: accountID, in: transaction)
    let closed = try await ReportNews(notifications: notifications).closeReports(about: accountID, at: time.now(), in: transaction)
    try await reports.deleteNotes(about: accountID, in: transaction)
    let caseCount = try await reports.deleteCases(of: accountID, in: transaction)
    try await reports.deleteClaims(of: accountID, in: transaction)
    let deedCount = try await reports.forgetActor(accountID, in: transaction)
    let told = try await notifications.withdrawAll(of: accountID, in: transaction)
    let news = told.events + closed.events
    try await log.store.lock(
      friendships.friendIDs + requests.addresseeIDs + news.map(\.accountID) + [accountID], in: transaction)
    let eventCount = try await log.store.deleteEvents(of: accountID, in: transaction)
    let mentionCount = try await log.store.takeBackAll(about: accountID, in: transaction)
    // Without an id: it would be the one trace that stays.
    let removed = friendships.friendIDs.map { NewStreamEvent(.friendRemoved(FriendRemoved()), for: $0, about: nil) }
    let withdrawn = requests.addresseeIDs.map { NewStreamEvent(.friendRequestClosed(FriendRequestClosed()), for: $0, about: nil) }
    for batch in Self.batches(removed + withdrawn + news) { try await log.append(batch, at: time.now(), in: transaction) }
    return [
      PurgedTable(name: "friendships", rowCount: Int64(friendships.rowCount)),
      PurgedTable(name: "friend_requests", rowCount: Int64(requests.rowCount)),
      PurgedTable(name: "blocks", rowCount: Int64(blockCount)),
      PurgedTable(name: "reports (about the person)", rowCount: Int64(closed.reportCount)),
      PurgedTable(name: "report_cases", rowCount: Int64(caseCount)),
      PurgedTable(name: "report_audit.actor_account_id", rowCount: Int64(deedCount)),
      PurgedTable(name: "notifications", rowCount: Int64(told.rowCount)),
      PurgedTable(name: "stream_events", rowCount: Int64(eventCount + mentionCount)),
    ]
  }

  /// In the order in which streams are locked, so that the locks of one batch follow those of the one before.
  static func batches(_ events: [NewStreamEvent]) -> [[NewStreamEvent]] {
    let sorted = events.sorted { $0.accountID.text < $1.accountID.text }
    return stride(from: 0, to: sorted.count, by: StreamRules.fanOutMax).map {
      Array(sorted[$0..<min($0 + StreamRules.fanOutMax, sorted.count)])
    }
  }

  /// - Parameters:
  ///   - column: Name of the other one's id in the file.
  ///   - page: Reads those behind a place.
  private func exportRequests(
    _ file: String, of column: String, _ sink: PersonalData.FileSink, _ page: (ListedPerson?) async throws -> [ListedPerson]
  ) async throws {
    try await sink(file, Array("[".utf8))
    var place: ListedPerson?
    while true {
      let listed = try await page(place)
      for one in listed {
        let row = #"{"\#(column)":"\#(one.accountID.text)","create_time_us":\#(one.createTime.microseconds)}"#
        try await PersonalData.send(Array(((place == nil ? "\n" : ",\n") + row).utf8), sink)
        place = one
      }
      if listed.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }
}
