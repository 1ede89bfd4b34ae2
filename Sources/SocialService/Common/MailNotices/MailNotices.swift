import CairnProto
import Events
import FoundationEssentials
import Identity
import Logging
import Observability
import Postgres
import Protobuf
import Timekeeping

/// Tells AuthService, which knows addresses, what to mail to whom (requirements X-9, F-26). Any number of processes share the work.
///
/// Each notice is told once: it is taken out in the transaction whose event tells it.
struct MailNotices: Sendable {
  /// Type of the event that somebody is to be mailed.
  static let eventType = "notification.mail_requested"

  private static let metric = (name: "cairn_mail_notices_total", help: "Notifications to be mailed, by what became of them.")

  private let database: Database
  private let outbox: Outbox
  private let tokens: UnsubscribeTokens
  private let people: PeopleDirectory
  private let time: any TimeSource
  private let store = MailNoticeStore()
  private let deliveries = DeliveryStore()
  private let preferences = PreferenceStore()
  private let relations = RelationStore()
  private let log = Logger(label: "cairn.mail_notices")

  init(database: Database, outbox: Outbox, tokens: UnsubscribeTokens, people: PeopleDirectory, time: any TimeSource) {
    (self.database, self.outbox, self.tokens, self.people, self.time) = (database, outbox, tokens, people, time)
    // On the page before the first of them.
    MetricRegistry.process.declare(Self.metric.name, Self.metric.help)
  }

  private static func count(_ outcome: String, _ count: Int) {
    if count > 0 { MetricRegistry.process.counter(metric.name, metric.help, ["outcome": outcome]).add(count) }
  }

  /// Tells what is due.
  func run() async throws {
    let now = time.now()
    for accountID in try await store.accountsDue(at: now, limit: MailNoticeRules.accountsMax, in: database) {
      do {
        let counts = try await database.transaction { try await tell(accountID, at: now, in: $0) }
        for (outcome, count) in counts { Self.count(outcome, count) }
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        // Nobody else waits behind one person. Where the database is away this fails as well, and ends the round.
        try await store.postpone(of: accountID, due: now, until: now + MailNoticeRules.pause, in: database)
        Self.count("failed", 1)
        log.warning("somebody's news are mailed later", metadata: ["cause": "\(error)"])
      }
    }
  }

  /// - Returns: Numbers of notices by outcome.
  private func tell(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [String: Int] {
    let waiting = try await store.take(of: accountID, in: transaction)
    if waiting.isEmpty { return [:] }
    let preferences = try await preferences.find(accountID, in: transaction) ?? StoredPreferences()
    let schedule = (try await deliveries.schedule(of: accountID, in: transaction) ?? DeliveryRules.Schedule()).following(preferences)
    let choices = try await deliveries.choices(of: accountID, in: transaction).filter { $0.channel == .email }
    let minute = try await deliveries.wallMinute(of: now, in: schedule.timeZone, transaction)
    var (news, along, dropped): ([WaitingNotice], [WaitingNotice], [UUID]) = ([], [], [])
    var holding: [Hold: [UUID]] = [:]
    var counts: [String: Int] = [:]
    var unknown: [UUID] = []
    for notice in waiting {
      guard let kind = notice.kind else {
        if now >= notice.expireTime {
          dropped.append(notice.notificationID)
          counts[MailNoticeRules.Reason.expired.rawValue, default: 0] += 1
        } else if now >= notice.dueTime {
          unknown.append(notice.notificationID)
        }
        continue
      }
      let delivery = choices.first { $0.topic == kind.topic }?.delivery ?? DeliveryRules.standard(kind.topic, on: .email)
      let situation = MailNoticeRules.Situation(
        delivery: delivery, schedule: schedule, wallMinute: minute, dueTime: notice.dueTime, expireTime: notice.expireTime,
        hasWaited: notice.hasWaited, isSeen: notice.isSeen, isGone: notice.isGone)
      switch MailNoticeRules.decide(situation, at: now) {
      case .tell: news.append(notice)
      case .tellAlong: along.append(notice)
      case .leave: break
      case .wait(let minutes): holding[Hold(minutes: minutes, isForDay: delivery == .daily), default: []].append(notice.notificationID)
      case .drop(let reason):
        dropped.append(notice.notificationID)
        counts[reason.rawValue, default: 0] += 1
      }
    }
    if !unknown.isEmpty {
      try await store.hold(unknown, of: accountID, until: now + MailNoticeRules.pause, isForDay: false, in: transaction)
    }
    for (hold, notificationIDs) in holding {
      let dueTime = try await deliveries.moment(minutesAhead: hold.minutes, of: now, in: schedule.timeZone, transaction)
      try await store.hold(notificationIDs, of: accountID, until: dueTime, isForDay: hold.isForDay, in: transaction)
    }
    if !holding.isEmpty {
      // Notices of news that were just told wait for less than that.
      let crowdedCount = try await store.deleteHeld(
        beyond: MailNoticeRules.heldMax, of: accountID, dueAfter: now + max(MailNoticeRules.grace, MailNoticeRules.pause), in: transaction)
      if crowdedCount > 0 { counts[MailNoticeRules.Reason.crowded.rawValue] = crowdedCount }
    }
    let told = news.isEmpty ? [] : news + along
    if !told.isEmpty { counts["told"] = told.count }
    try await store.delete(dropped + told.map(\.notificationID), of: accountID, in: transaction)
    if !told.isEmpty {
      let shown = try await named(Array(told.prefix(MailNoticeRules.newsMax)), to: accountID, at: now, in: transaction)
      let asked = event(shown, moreCount: told.count - shown.count, for: accountID, in: preferences.language)
      try await outbox.send([asked], at: now, in: transaction)
    }
    return counts
  }

  /// The notices without the people who may not be named in them: minors in news of strangers to all but their friends, as in lists and pushes. A line that
  /// would have to name them is not in the mail.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer; it is told later then.
  private func named(
    _ notices: [WaitingNotice], to accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> [WaitingNotice] {
    let subjectIDs = Set(notices.filter { !$0.isBetweenTwo }.compactMap(\.subjectID))
    if subjectIDs.isEmpty { return notices }
    let found = try await people.recall(Array(subjectIDs), at: now, timeout: MailNoticeRules.patience).compactMap { $0 }
    let friendsOfMinors = try await relations.friendsOfMinors(among: found, in: transaction)
    let seenIDs = Set(found.map(\.accountID).filter { friendsOfMinors[$0]?.contains(accountID) ?? true })
    return notices.map { notice in
      guard !notice.isBetweenTwo, let subjectID = notice.subjectID, !seenIDs.contains(subjectID) else { return notice }
      var nameless = notice
      nameless.subjectID = nil
      return nameless
    }
  }

  private struct Hold: Hashable {
    var minutes: Int
    var isForDay: Bool
  }

  private func event(_ news: [WaitingNotice], moreCount: Int, for accountID: UUID, in language: String) -> OutgoingEvent {
    let requested = NotificationMailRequested(
      account: accountID.bytes,
      news: news.map { notice in
        MailedNews(
          kind: notice.kind?.name ?? "", subject: notice.subjectID?.bytes ?? [], objectName: notice.objectName,
          realm: notice.kind?.realm.map { Realm($0) } ?? .unspecified)
      },
      moreCount: Int32(moreCount), unsubscribeToken: tokens.token(of: accountID), language: language)
    return OutgoingEvent(Self.eventType, to: ["auth"], orderedBy: accountID.text, requested)
  }
}
