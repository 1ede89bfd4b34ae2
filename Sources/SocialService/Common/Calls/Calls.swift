import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Decides and keeps what becomes of calls. Each function locks the two first, after which nobody else changes a call of theirs, then their conversation, and
/// appends to their streams last.
///
/// Phones hear of a change by an event that nobody keeps, and ask for what was said: the description of a call is longer than such an event can be, and a
/// phone that a push has woken was not there to hear it.
struct Calls: BlockHearer {
  let news: ConversationNews
  let messaging: Messaging
  let ids: any IDSource
  let store = CallStore()
  let locks = PeopleLockStore()
  let messages = MessageStore()
  let relations = RelationStore()
  let door = ConversationDoor()

  /// A call that somebody wants to make.
  struct Wish: Sendable {
    var callID: UUID
    var conversationID: UUID
    var hasVideo: Bool
    var offer: String
  }

  /// Something that one phone tells the other.
  struct Signal: Sendable {
    /// Chosen by the sender: known by it, a signal is kept once however often it is sent.
    var signalID: UUID
    var kind: CallRules.Kind
    var payload: String
  }

  // MARK: Calling

  /// Calls the other one of two, or finds that they were called.
  /// - Parameter writers: The two, as AuthService knows them; asked for before the transaction.
  func start(
    _ wish: Wish, by accountID: UUID, to calleeID: UUID, _ writers: Result<Messaging.Writers, any Error>, at now: Moment,
    _ transaction: Transaction
  ) async throws -> StoredCall {
    try await locks.take([accountID, calleeID], in: transaction)
    if let known = try await store.hold(wish.callID, in: transaction) {
      guard known.callerID == accountID, known.conversationID == wish.conversationID else { throw CallRules.Refusal.idUsed }
      return known
    }
    let entry = try await door.enter(wish.conversationID, by: accountID, in: transaction)
    try await check(try writers.get(), calleeID, in: entry, at: now, transaction)
    let isBusy = try await store.open(of: calleeID, in: transaction).contains { CallRules.isLive($0, at: now) }
    var call = StoredCall(
      callID: wish.callID, conversationID: wish.conversationID, callerID: accountID, calleeID: calleeID, hasVideo: wish.hasVideo,
      notificationID: ids.next(at: now), createTime: now, callerLastTime: now, calleeLastTime: now)
    try await store.insert(call, in: transaction)
    if isBusy { return try await end(call, .busy, at: now, transaction) }
    call = try await keep(Signal(signalID: wish.callID, kind: .offer, payload: wish.offer), by: accountID, of: call, transaction)
    try await schedule(call, in: transaction)
    try await store.update(call, in: transaction)
    try await ring(call, in: entry, at: now, transaction)
    return call
  }

  private func check(
    _ writers: Messaging.Writers, _ calleeID: UUID, in entry: ConversationEntry, at now: Moment, _ transaction: Transaction
  ) async throws {
    guard writers.sender.mayChat else { throw ConversationRules.Refusal.chatNotAllowed }
    let accountID = entry.me.accountID
    var standing = CallRules.Standing(
      calleeMayChat: writers.peer?.mayChat ?? false, isCalleeSuspended: writers.peer?.isSuspended ?? true,
      isPair: !entry.isGroup && entry.others.map(\.accountID) == [calleeID],
      isMinorAmong: writers.sender.isMinor || writers.peer?.isMinor ?? false)
    standing.areFriends = try await relations.relations(of: accountID, to: [calleeID], at: now, in: transaction)[calleeID] == .friend
    standing.hasWrittenBack = try await messages.hasWritten(calleeID, in: entry.conversationID, transaction)
    try CallRules.check(standing)
    if try await store.open(of: accountID, in: transaction).contains(where: { CallRules.isLive($0, at: now) }) {
      throw CallRules.Refusal.inCall
    }
    let times = try await store.unanswered(
      by: accountID, to: calleeID, since: now - CallRules.unansweredWindow, in: transaction)
    try CallRules.checkUnanswered(times, at: now)
  }

  /// Has the other one's phones ring: by an event, and where they have not muted the conversation by a push.
  private func ring(_ call: StoredCall, in entry: ConversationEntry, at now: Moment, _ transaction: Transaction) async throws {
    let hearers = entry.others.filter { !$0.isMuted(at: now) }.map(\.accountID)
    if !hearers.isEmpty {
      let new = NewNotification(
        notificationID: call.notificationID, kind: .callRinging, subjectID: call.callerID, objectID: call.callID.text,
        expireTime: call.createTime + CallRules.ringTime)
      _ = try await news.notifications.post(new, to: hearers, at: now, in: transaction)
    }
    try await tell(call, transaction)
  }

  // MARK: Signals

  /// Keeps what one phone tells the other, once however often it is sent.
  /// - Parameter signal: Nil for a word that says nothing but that the call lasts.
  func signal(
    _ signal: Signal?, of callID: UUID, by accountID: UUID, at now: Moment, _ transaction: Transaction
  ) async throws -> StoredCall {
    var call = try await held(callID, of: accountID, transaction)
    // Known before it is judged: the answer that is sent once more must not be told that the call was answered.
    if let signal, try await store.hasSignal(signal.signalID, of: callID, in: transaction) { return call }
    guard CallRules.isLive(call, at: now) else { throw CallRules.Refusal.ended }
    call.hear(accountID, at: now)
    guard let signal else {
      try await store.update(call, in: transaction)
      return call
    }
    try CallRules.check(signal.kind, of: call, isCaller: accountID == call.callerID)
    try CallRules.checkRoom(call, bytes: signal.payload.utf8.count)
    call = try await keep(signal, by: accountID, of: call, transaction)
    if signal.kind == .answer { return try await answer(call, at: now, transaction) }
    try await store.update(call, in: transaction)
    try await tell(call, transaction)
    return call
  }

  /// A call is answered: it rings nowhere any more.
  private func answer(_ call: StoredCall, at now: Moment, _ transaction: Transaction) async throws -> StoredCall {
    var call = call
    (call.state, call.answerTime, call.timerGeneration) = (.active, now, call.timerGeneration + 1)
    // While it rang nobody had to say that it lasts.
    call.callerLastTime = now
    try await schedule(call, in: transaction)
    try await store.update(call, in: transaction)
    let events = try await news.notifications.withdraw(call.notificationID, from: [call.calleeID], in: transaction)
    try await tell(call, transaction)
    if !events.isEmpty { try await news.log.append(events, at: now, in: transaction) }
    return call
  }

  private func keep(_ signal: Signal, by accountID: UUID, of call: StoredCall, _ transaction: Transaction) async throws -> StoredCall {
    var call = call
    (call.signalCount, call.signalBytes) = (call.signalCount + 1, call.signalBytes + Int64(signal.payload.utf8.count))
    try await store.insert(
      StoredCallSignal(
        callID: call.callID, number: call.signalCount, signalID: signal.signalID, senderID: accountID, kind: signal.kind,
        payload: signal.payload),
      in: transaction)
    return call
  }

  // MARK: Ending

  /// Ends a call for both. One that has ended stays as it is, and so does one that another device has answered meanwhile.
  func end(_ callID: UUID, isDeclined: Bool, by accountID: UUID, at now: Moment, _ transaction: Transaction) async throws -> StoredCall {
    let call = try await held(callID, of: accountID, transaction)
    guard let outcome = CallRules.outcome(call, isCaller: accountID == call.callerID, isDeclined: isDeclined) else { return call }
    return try await end(call, outcome, at: now, transaction)
  }

  /// Purpose of a timer: it has rung for long enough, or one side has said no word any more.
  /// - Parameter generation: The number of the timer; one of an earlier generation does nothing.
  func pass(_ callID: UUID, generation: Int64, at now: Moment, _ transaction: Transaction) async throws {
    guard let known = try await store.find(callID, in: transaction), known.timerGeneration == generation else { return }
    try await locks.take(known.sides, in: transaction)
    guard var call = try await store.hold(callID, in: transaction), call.timerGeneration == generation, call.state != .ended else { return }
    if CallRules.isLive(call, at: now) {
      call.timerGeneration += 1
      try await schedule(call, in: transaction)
      return try await store.update(call, in: transaction)
    }
    _ = try await end(call, call.state == .ringing ? .missed : .lost, at: now, transaction)
  }

  /// A block ends the call of the two, and leaves nothing in their conversation, which it ends, too.
  func blockChanged(
    between accountID: UUID, and otherID: UUID, isBlocked: Bool, at now: Moment, in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    guard isBlocked else { return [] }
    var events: [NewStreamEvent] = []
    for call in try await store.open(of: accountID, in: transaction) where call.other(than: accountID) == otherID {
      events += try await close(call, .lost, at: now, transaction).events
    }
    return events
  }

  private func end(
    _ call: StoredCall, _ outcome: CallRules.Outcome, at now: Moment, _ transaction: Transaction
  ) async throws -> StoredCall {
    // The conversation and the clocks of its members before notifications, as everybody locks them.
    let place = outcome.isMissed ? try await messaging.placeForMissedCall(of: call.callerID, in: call.conversationID, transaction) : nil
    let (ended, events) = try await close(call, outcome, at: now, transaction)
    if let place {
      try await messaging.noteMissedCall(ended.hasVideo ? .video : .voice, at: place, and: events, at: now, transaction)
    } else if !events.isEmpty {
      try await news.log.append(events, at: now, in: transaction)
    }
    return ended
  }

  /// The end of a call: what the phones have said is forgotten, and nothing rings any more.
  private func close(
    _ call: StoredCall, _ outcome: CallRules.Outcome, at now: Moment, _ transaction: Transaction
  ) async throws -> (call: StoredCall, events: [NewStreamEvent]) {
    var call = call
    (call.state, call.outcome, call.endTime, call.timerGeneration) = (.ended, outcome, now, call.timerGeneration + 1)
    try await store.update(call, in: transaction)
    try await store.deleteSignals(of: call.callID, in: transaction)
    let events = try await news.notifications.withdraw(call.notificationID, from: [call.calleeID], in: transaction)
    try await tell(call, transaction)
    return (call, events)
  }

  // MARK: -

  /// A call of somebody, held after the locks of both.
  private func held(_ callID: UUID, of accountID: UUID, _ transaction: Transaction) async throws -> StoredCall {
    guard let known = try await store.find(callID, in: transaction), known.sides.contains(accountID) else {
      throw CallRules.Refusal.notFound
    }
    try await locks.take(known.sides, in: transaction)
    guard let call = try await store.hold(callID, in: transaction) else { throw CallRules.Refusal.notFound }
    return call
  }

  private func schedule(_ call: StoredCall, in transaction: Transaction) async throws {
    guard let dueTime = CallRules.nextTime(call) else { return }
    let timer = TimerRow(aggregateID: call.callID, generation: call.timerGeneration, dueTime: dueTime, kind: CallTimers.kind)
    try await Timers.schedule(timer, in: transaction)
  }

  /// All phones of both hear that there is something to ask for.
  private func tell(_ call: StoredCall, _ transaction: Transaction) async throws {
    let changed = CallChanged(
      callID: call.callID.text, callerAccountID: call.callerID.text, hasVideo: call.hasVideo, state: CallState(call.state),
      outcome: call.outcome.map { CallOutcome($0) } ?? .unspecified, signalNumber: call.signalCount)
    let event = ConversationEvent(conversationID: call.conversationID.text, content: .callChanged(changed))
    try await news.log.wakeUps.give(
      [EphemeralEvent(.conversation(event), key: "call:\(call.callID.text)", to: call.sides)], in: transaction)
  }
}
