import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// Appends what other services have to tell people to their streams. Once: the event is remembered in the same transaction.
struct UserEventInbox: Sendable {
  static let eventType = "user.event"

  /// Services that may say so.
  static let sources: Set<String> = ["auth", "game", "geo"]

  /// Characters of a coalesce key.
  static let coalesceKeyLengthMax = 100

  let log: StreamLog
  let blocks: Blocks
  let people: PeopleDirectory

  /// An event is told without names rather than later than this.
  static let patience = Duration.milliseconds(500)

  var handler: EventHandler {
    EventHandler(Self.eventType, from: Self.sources, about: { ($0.accounts + [$0.subject]).map { UUID(bytes: $0) } }) {
      (sent: UserEventSent, event, transaction, now) in
      try await append(sent, without: event.deletedIDs, at: now, in: transaction)
    }
  }

  /// - Parameter deletedIDs: Accounts that are not there any more: nothing is told to them, and nothing of them.
  private func append(_ sent: UserEventSent, without deletedIDs: Set<UUID>, at now: Moment, in transaction: Transaction) async throws {
    let accountIDs = sent.accounts.compactMap { UUID(bytes: $0) }
    let subjectID = UUID(bytes: sent.subject)
    guard (1...StreamRules.fanOutMax).contains(sent.accounts.count), accountIDs.count == sent.accounts.count,
      Set(accountIDs).count == accountIDs.count, subjectID != nil || sent.subject.isEmpty, let event = sent.event,
      sent.coalesceKey.unicodeScalars.count <= Self.coalesceKeyLengthMax
    else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "who, what and of whom") }
    // During a rolling upgrade the sender may know what this process does not yet: it tries again, and meets a newer one.
    guard let type = event.type else {
      throw RPCError(.unimplemented, reason: .eventTypeUnknown, message: "an event of a newer version")
    }
    let (payload, key) = (
      try await named(event, of: sent, at: now, in: transaction).encoded(), sent.coalesceKey.isEmpty ? nil : sent.coalesceKey
    )
    guard payload.count <= Outbox.userEventBytesMax else {
      throw RPCError(.invalidArgument, reason: .eventMalformed, message: "at most \(Outbox.userEventBytesMax) bytes")
    }
    let reachableIDs = accountIDs.filter { !deletedIDs.contains($0) }
    var blocking: Set<UUID> = []
    if let subjectID {
      // News of a deleted account is told as if everybody had blocked it: no more than that.
      blocking =
        deletedIDs.contains(subjectID)
        ? Set(reachableIDs) : try await blocks.blockers(of: subjectID, among: reachableIDs, in: transaction)
    }
    if let endTime = sent.ephemeralEndTime {
      let event = EphemeralEvent(key: sent.coalesceKey, payload: payload, accountIDs: reachableIDs.filter { !blocking.contains($0) })
      guard payload.count <= EphemeralEvent.payloadBytesMax, !sent.coalesceKey.isEmpty, sent.coalesceKey.utf8.allSatisfy(Self.isOfKey)
      else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "an ephemeral event is short and has a key")
      }
      // An event that has waited too long is worth nothing any more.
      if endTime > now, !event.accountIDs.isEmpty { transaction.afterCommit { [wakeUps = log.wakeUps] in wakeUps.give(event) } }
      return
    }
    var events = reachableIDs.filter { !blocking.contains($0) }.map {
      NewStreamEvent(accountID: $0, type: type, payload: payload, subjectID: subjectID, coalesceKey: key)
    }
    if let nameless = sent.eventForBlockers {
      guard nameless.type == type else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "of the same type for all") }
      let payload = nameless.encoded()
      events += blocking.map { NewStreamEvent(accountID: $0, type: type, payload: payload, subjectID: nil, coalesceKey: key) }
    }
    try await log.append(events, at: now, in: transaction)
  }

  /// The event with people's names, as far as they are known: of its subject and those who hear of it alone, with whom it is forgotten. A minor is named
  /// among friends alone.
  private func named(_ event: UserEvent, of sent: UserEventSent, at now: Moment, in transaction: Transaction) async throws -> UserEvent {
    let hearers = Set(sent.accounts.compactMap { UUID(bytes: $0) })
    let forgotten = hearers.union([sent.subject].compactMap { UUID(bytes: $0) })
    let accountIDs = event.namedIDs.intersection(forgotten)
    if accountIDs.isEmpty { return event }
    let found = ((try? await people.recall(Array(accountIDs), at: now, timeout: Self.patience)) ?? []).compactMap { $0 }
    let friends = try await RelationStore().friendsOfMinors(among: found, in: transaction)
    let shown = found.filter { friends[$0.accountID]?.isSuperset(of: hearers) ?? true }
    var named = event
    named.show(Dictionary(shown.map { ($0.accountText, Person($0)) }) { first, _ in first })
    return named
  }

  /// Whether an ephemeral event's key may have it.
  private static func isOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
