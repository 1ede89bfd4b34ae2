import Events
import ExpeditionsProto
import Identity
import Postgres
import Timekeeping

/// Gives up attempts of which nothing has come for twelve hours (requirement E-S16). Chunks only move the time; the timer that is early arms the next one.
struct AttemptTimers: TimerHandler {
  static let kind = "expeditions.expiry"

  let outbox: Outbox
  let store = AttemptStore()

  var kind: String { Self.kind }

  static func schedule(_ attempt: StoredAttempt, generation: Int64, in transaction: Transaction) async throws {
    let timer = TimerRow(aggregateID: attempt.id, generation: generation, dueTime: attempt.expireTime, kind: kind)
    try await Timers.schedule(timer, in: transaction)
  }

  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws {
    guard let known = try await store.attempt(timer.aggregateID, in: transaction) else { return }
    try await store.lockPerson(known.accountID, in: transaction)
    guard let attempt = try await store.hold(timer.aggregateID, in: transaction), attempt.state == .active,
      attempt.timerGeneration == timer.generation
    else { return }
    if attempt.expireTime > now {
      try await store.noteTimer(timer.generation + 1, of: attempt.id, in: transaction)
      try await Self.schedule(attempt, generation: timer.generation + 1, in: transaction)
      return
    }
    try await store.abandon(attempt.id, at: now, in: transaction)
    let told = AttemptEnded(attemptID: attempt.id.text, state: .abandoned)
    try await outbox.send(
      [ExpeditionNews.told(.attemptEnded(told), to: [attempt.accountID], orderedBy: attempt.id)], at: now, in: transaction)
  }
}

/// Tells that the time of a time attack is over (requirement E-46). Chunks that are on their way still count: the track says when a gate was passed.
struct DeadlineTimers: TimerHandler {
  static let kind = "expeditions.deadline"

  let outbox: Outbox
  let store = AttemptStore()

  var kind: String { Self.kind }

  /// The deadline is the generation: a later one overtakes it.
  static func schedule(_ attempt: StoredAttempt, _ deadline: Int64, in transaction: Transaction) async throws {
    let timer = TimerRow(aggregateID: attempt.id, generation: deadline, dueTime: Moment(milliseconds: deadline), kind: kind)
    // The same deadline may come back when chunks come out of order.
    _ = try await Timers.remove(of: [attempt.id], kind: kind, in: transaction)
    try await Timers.schedule(timer, in: transaction)
  }

  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws {
    guard let attempt = try await store.hold(timer.aggregateID, in: transaction), attempt.state == .active,
      attempt.deadline == timer.generation
    else { return }
    let told = AttemptEnded(attemptID: attempt.id.text, state: .active)
    try await outbox.send(
      [ExpeditionNews.told(.attemptEnded(told), to: [attempt.accountID], orderedBy: attempt.id)], at: now, in: transaction)
  }
}
