import EventLoop
import FoundationEssentials
import Logging
import Observability
import Postgres
import RPC
import Synchronization
import Timekeeping

/// Pushes what is due. One per process; any number of processes share the work.
///
/// At least once: pushes that a process that dies had taken are taken over when its claim ends, and those that were sent by then are sent again; the device
/// shows it once, by its tag. Never by two at once: a claim is let go before another can take it.
final class PushDispatch: Sendable {
  /// How often it looks for what is due: a fraction of the grace that every push has.
  static let interval = Duration.seconds(1)

  /// How often it is measured how long pushes wait.
  static let lookInterval = Duration.seconds(10)

  private static let metric = (name: "cairn_pushes_total", help: "Pushes by what became of them.")

  private let database: Database
  private let people: PeopleDirectory
  private let sessions: PushSessions
  private let sender: any PushSender
  private let time: any TimeSource
  private let store = PushStore()
  private let deliveries = DeliveryStore()
  private let logger = Logger(label: "cairn.push")
  private let state = Mutex(State())
  /// Age of the oldest push that is due, in milliseconds, and how many are.
  private let waiting = MetricCells(count: 2)

  private struct State {
    var isStopping = false
    var tasks: [Task<Void, Never>] = []
    var pauses = PushPauses()
    var strangers = PushStrangers<Errand>()
  }

  init(database: Database, people: PeopleDirectory, sessions: PushSessions, sender: any PushSender, time: any TimeSource) {
    self.database = database
    self.people = people
    self.sessions = sessions
    self.sender = sender
    self.time = time
    let waiting = waiting
    MetricRegistry.process.declare(Self.metric.name, Self.metric.help)
    MetricRegistry.process.ask("cairn_pushes_oldest_seconds", "How long the oldest push that is due had waited at the last look.") {
      Double(waiting.value(0)) / 1_000
    }
    MetricRegistry.process.ask("cairn_pushes_due", "Pushes that were due at the last look.") { Double(waiting.value(1)) }
  }

  /// Looks for what is due, again and again; beside it, and never waited for, asks push services that anybody may run.
  func start(on loop: Loop) async {
    let strangers = await loop.start {
      while !self.isStopping {
        await self.visitStrangers()
        try? await loop.sleepToBeat(after: Self.interval)
      }
    }
    let task = await loop.start {
      var hasFailed = false
      while !self.isStopping {
        do {
          try await self.workOff()
          hasFailed = false
        } catch {
          // Once, not each second.
          if !hasFailed { self.logger.warning("what is to be pushed cannot be read", metadata: ["cause": "\(error)"]) }
          hasFailed = true
        }
        try? await loop.sleepToBeat(after: Self.interval)
      }
    }
    state.withLock { $0.tasks = [strangers, task] }
  }

  /// Takes nothing more, and waits until what is under way is sent and written down: cancelled, it would be sent again. Pushes that have not begun are left to
  /// others. That takes as long as AuthService may for an answer, or two transfers do, ten seconds.
  func stop() async {
    let tasks = state.withLock { state in
      state.isStopping = true
      return state.tasks
    }
    for task in tasks { await task.value }
    // Messages that were handed over last are let go.
    await visitStrangers()
  }

  private var isStopping: Bool { state.withLock { $0.isStopping } }

  private static func count(_ outcome: String, _ count: Int = 1) {
    if count == 0 { return }
    MetricRegistry.process.counter(Self.metric.name, Self.metric.help, ["outcome": outcome]).add(count)
  }

  /// Notes how long pushes wait. Harmless on several replicas.
  func look() async throws {
    let now = time.now()
    let (oldest, count) = try await store.waiting(at: now, in: database)
    waiting.set(0, oldest.map { max(0, Int((now - $0).inMilliseconds)) } ?? 0)
    waiting.set(1, count)
  }

  /// Works until nothing is due, and nothing is under way.
  func run() async throws {
    try await workOff()
    await visitStrangers()
  }

  /// Works until nothing is due. Messages for push services that anybody may run are handed over to `visitStrangers`.
  private func workOff() async throws {
    while !isStopping {
      let now = time.now()
      let claim = Claim(claimID: UUID(), end: now + PushRules.claim)
      let claimed = try await store.claim(claim.claimID, until: claim.end, at: now, limit: PushRules.batchMax, in: database)
      // Until the claim ends they are left to processes that know them.
      let useless = claimed.unknown.filter { $0.expireTime <= now }.map(\.key)
      if !useless.isEmpty { try await store.finish(useless, claim.claimID, in: database) }
      Self.count("unknown", useless.count)
      if !claimed.pushes.isEmpty { try await work(claimed.pushes, claim, at: now) }
      if claimed.count < PushRules.batchMax { return }
    }
  }

  private struct Claim: Sendable {
    let claimID: UUID
    let end: Moment
  }

  /// Pushes that one message sends.
  private struct Parcel: Sendable {
    var pushes: [ClaimedPush]
    var message: PushMessage
  }

  /// Message for a push service that anybody may run.
  private struct Errand: Sendable {
    let parcel: Parcel
    let claim: Claim
  }

  private func work(_ pushes: [ClaimedPush], _ claim: Claim, at now: Moment) async throws {
    var sending: [ClaimedPush] = []
    var done: [ClaimedPush] = []
    var holding: Set<PushDeviceKey> = []
    for push in pushes {
      switch PushRules.decide(push.situation, at: now) {
      case .send: sending.append(push)
      case .drop(let reason):
        Self.count(reason.rawValue)
        done.append(push)
      case .wait(let minutes):
        let dueTime = try await deliveries.moment(minutesAhead: minutes, of: now, in: push.situation.schedule.timeZone, database)
        try await store.hold(push, claim.claimID, until: dueTime, in: database)
        holding.insert(push.device)
      }
    }
    for device in holding {
      let count = try await store.deleteHeld(
        beyond: PushRules.heldMax, of: device.accountID, on: device.deviceID, dueAfter: now + PushRules.soon, in: database)
      Self.count(PushRules.Reason.crowded.rawValue, count)
    }
    if !done.isEmpty { try await store.finish(done.map(\.key), claim.claimID, in: database) }
    if sending.isEmpty { return }
    let reachable = try await loggedIn(sending, claim, at: now)
    if isStopping { return try await letGo(reachable, claim) }
    let parcels = try await pack(reachable, claim, at: now)
    if parcels.isEmpty { return }
    if !isStopping { await sender.prepare(for: Set(parcels.map(\.message.address.network)), at: now) }
    let others = try await handOver(parcels, claim)
    await withTaskGroup(of: Void.self) { group in
      for (index, parcel) in others.enumerated() {
        if index >= PushRules.underWayMax { await group.next() }
        group.addTask { await self.deliver(parcel, claim) }
      }
    }
  }

  /// Leaves messages for push services that anybody may run to `visitStrangers`. Those that are too many wait, each some seconds longer than the ones before
  /// it, which does not count against them.
  /// - Returns: Messages for all others.
  private func handOver(_ parcels: [Parcel], _ claim: Claim) async throws -> [Parcel] {
    var others: [Parcel] = []
    var late: [Parcel] = []
    for parcel in parcels {
      guard let host = parcel.message.address.strangersHost, let first = parcel.pushes.first else {
        others.append(parcel)
        continue
      }
      let errand = Errand(parcel: parcel, claim: claim)
      let isTaken = state.withLock { $0.strangers.add(errand, for: first.accountID, at: host) }
      if !isTaken { late.append(parcel) }
    }
    let now = time.now()
    for start in stride(from: 0, to: late.count, by: PushRules.strangersEach) {
      let pushes = late[start..<min(start + PushRules.strangersEach, late.count)].flatMap(\.pushes)
      let dueTime = now + .seconds(1 + start / PushRules.strangersEach)
      try await store.postpone(pushes, claim.claimID, until: dueTime, isFailure: false, in: database)
    }
    return others
  }

  /// Asks push services that anybody may run: all that was handed over, at once.
  private func visitStrangers() async {
    let errands = state.withLock { $0.strangers.takeAll() }
    await withTaskGroup(of: Void.self) { group in
      for errand in errands {
        group.addTask { await self.deliver(errand.parcel, errand.claim) }
      }
    }
  }

  /// Leaves pushes to whoever is there still, at once and not when the claim ends.
  private func letGo(_ pushes: [ClaimedPush], _ claim: Claim) async throws {
    if !pushes.isEmpty { try await store.postpone(pushes, claim.claimID, until: time.now(), isFailure: false, in: database) }
  }

  /// Leaves out pushes to devices that nobody is logged in on any more, and forgets those devices. While AuthService cannot say, all of them
  /// wait, each for as long as it is of use (`PushRules.lifetime`): a push too few costs less than one on a phone that is somebody else's by now.
  private func loggedIn(_ pushes: [ClaimedPush], _ claim: Claim, at now: Moment) async throws -> [ClaimedPush] {
    let ended: Set<UUID>
    do { ended = try await sessions.ended(of: Set(pushes.map(\.sessionID)), at: now) } catch {
      logger.warning("nobody tells whether devices are logged in", metadata: ["cause": "\(error)"])
      try await store.postpone(pushes, claim.claimID, until: now + .seconds(1), isFailure: false, in: database)
      return []
    }
    let late = pushes.filter { ended.contains($0.sessionID) }
    if late.isEmpty { return pushes }
    Self.count("logged_out", late.count)
    try await store.forgetDevices(late, in: database)
    // A device that is logged in again by now: its new session is asked for.
    try await store.postpone(late, claim.claimID, until: now, isFailure: false, in: database)
    return pushes.filter { !ended.contains($0.sessionID) }
  }

  private func pack(_ pushes: [ClaimedPush], _ claim: Claim, at now: Moment) async throws -> [Parcel] {
    if pushes.isEmpty { return [] }
    let subjectIDs = Set(pushes.filter { $0.situation.delivery != .daily }.compactMap(\.notification.content.subjectID))
    let found: PeopleDirectory.Found
    do { found = try await people.recall(subjectIDs, at: now) } catch {
      logger.warning("nobody tells whom pushes are of", metadata: ["cause": "\(error)"])
      try await store.postpone(pushes, claim.claimID, until: now + .seconds(1), isFailure: false, in: database)
      return []
    }
    let friendsOfMinors = try await RelationStore().friendsOfMinors(among: found.byID.values, in: database)
    var parcels: [Parcel] = []
    var gone: [ClaimedPush] = []
    for push in pushes where push.situation.delivery != .daily {
      let person = push.notification.content.subjectID.flatMap { found.byID[$0] }
      if push.notification.content.subjectID != nil, person == nil {
        gone.append(push)
      } else {
        let isNamed =
          push.notification.content.kind.topic.isBetweenTwo
          || person.flatMap { friendsOfMinors[$0.accountID] }.map { $0.contains(push.accountID) } ?? true
        parcels.append(Parcel(pushes: [push], message: PushMessage(push, person: isNamed ? person : nil, at: now)))
      }
    }
    if !gone.isEmpty {
      Self.count(PushRules.Reason.gone.rawValue, gone.count)
      try await store.finish(gone.map(\.key), claim.claimID, in: database)
    }
    for (_, daily) in Dictionary(grouping: pushes.filter { $0.situation.delivery == .daily }, by: \.device) {
      if let message = PushMessage(daily: daily, at: now) { parcels.append(Parcel(pushes: daily, message: message)) }
    }
    return parcels
  }

  private func deliver(_ parcel: Parcel, _ claim: Claim) async {
    let now = time.now()
    // Left for whoever takes it over: it could overlap with that one.
    if now > claim.end - PushRules.claimSlack { return }
    do {
      if isStopping { return try await letGo(parcel.pushes, claim) }
      let network = parcel.message.address.network
      let pauseEnd = parcel.pushes.first.flatMap { push in state.withLock { $0.pauses.end(for: push.device, of: network) } }
      if let pauseEnd, now < pauseEnd {
        try await postpone(parcel, claim, "the network takes nothing for now", after: pauseEnd - now, isPaused: true)
      } else {
        try await keep(await sender.send(parcel.message, at: now), of: parcel, claim, sentAt: now)
      }
    } catch {
      // The claim ends, and it is sent again.
      logger.warning("what became of a push could not be noted", metadata: ["cause": "\(error)"])
    }
  }

  /// Writes down what became of it.
  private func keep(_ outcome: PushOutcome, of parcel: Parcel, _ claim: Claim, sentAt sendTime: Moment) async throws {
    guard let first = parcel.pushes.first else { return }
    switch outcome {
    case .sent:
      Self.count("sent")
      try await store.finish(parcel.pushes.map(\.key), claim.claimID, in: database)
    case .unregistered(let since):
      Self.count("unregistered")
      if first.address.isForCalls { return try await tellByNotice(parcel, claim, since: since, sentAt: sendTime) }
      if try await store.forgetDevice(first, registeredBy: since ?? sendTime, in: database) { return }
      // The device has registered another token meanwhile, or the same one anew, which is tried at once, and then not as if nothing were wrong.
      let pause = since == nil ? .zero : Self.pause(after: first.attemptCount + 1)
      try await store.postpone(parcel.pushes, claim.claimID, until: time.now() + pause, isFailure: true, in: database)
    case .refused(let cause):
      Self.count("refused")
      logger.error("a push was refused and is dropped", metadata: ["kind": "\(first.situation.kind.name)", "cause": "\(cause)"])
      try await store.finish(parcel.pushes.map(\.key), claim.claimID, in: database)
    case .callsRefused(let cause):
      Self.count("calls_refused")
      logger.error("calls of an app are not taken: its devices are told of them by a notice", metadata: ["cause": "\(cause)"])
      try await giveNotice(parcel, claim, sentAt: sendTime)
    case .turnedAway(let cause):
      Self.count("turned_away")
      logger.info("a push was turned away and is dropped", metadata: ["kind": "\(first.situation.kind.name)", "cause": "\(cause)"])
      try await store.finish(parcel.pushes.map(\.key), claim.claimID, in: database)
    case .later(let cause, let after): try await postpone(parcel, claim, cause, after: after, isPaused: false)
    case .overloaded(let after, let isEverybodys):
      try await rest(parcel, claim, after: after, isEverybodys: isEverybodys)
    }
  }

  /// Has a call told by a notice whose device does not ring by its token for calls any more, at once: it rings for seconds.
  private func tellByNotice(_ parcel: Parcel, _ claim: Claim, since: Moment?, sentAt sendTime: Moment) async throws {
    guard let first = parcel.pushes.first else { return }
    let isForgotten = try await store.forgetCallToken(first, registeredBy: since ?? sendTime, in: database)
    let pause = isForgotten ? .zero : Self.pause(after: first.attemptCount + 1)
    try await store.postpone(parcel.pushes, claim.claimID, until: time.now() + pause, isFailure: true, in: database)
  }

  /// Has a call told by a notice, at once: it rings for seconds. Both of the device's tokens stay as they are.
  private func giveNotice(_ parcel: Parcel, _ claim: Claim, sentAt sendTime: Moment) async throws {
    var told = parcel
    for index in told.pushes.indices { told.pushes[index].address = told.pushes[index].noticeAddress }
    guard let address = told.pushes.first?.address, !address.isForCalls else { return }
    told.message.address = address
    try await keep(await sender.send(told.message, at: sendTime), of: told, claim, sentAt: sendTime)
  }

  /// - Parameter isPaused: Whether it was not tried at all: that does not count against it.
  private func postpone(_ parcel: Parcel, _ claim: Claim, _ cause: String, after: Duration?, isPaused: Bool) async throws {
    let attempt = (parcel.pushes.first?.attemptCount ?? 0) + 1
    if !isPaused {
      Self.count("failed")
      logger.warning("a push is tried again", metadata: ["attempt": "\(attempt)", "cause": "\(cause)"])
    }
    let dueTime = time.now() + max(after ?? .zero, Self.pause(after: attempt))
    try await store.postpone(parcel.pushes, claim.claimID, until: dueTime, isFailure: !isPaused, in: database)
  }

  /// Leaves a device, or a whole network, alone for a while.
  private func rest(_ parcel: Parcel, _ claim: Claim, after: Duration, isEverybodys: Bool) async throws {
    guard let device = parcel.pushes.first?.device else { return }
    Self.count("overloaded")
    let (now, network) = (time.now(), parcel.message.address.network)
    let (end, isForAll) = state.withLock { $0.pauses.overload(device, of: network, after: after, isEverybodys: isEverybodys, at: now) }
    let seconds = (end - now).inMilliseconds / 1_000
    logger.warning(
      "a network takes no more pushes for a while",
      metadata: ["network": "\(network.rawValue)", "seconds": "\(seconds)", "for_all": "\(isForAll)"])
    try await store.postpone(parcel.pushes, claim.claimID, until: end + Self.pause(after: 1), isFailure: true, in: database)
  }

  private static func pause(after attempt: Int) -> Duration { PushRules.backoff.pause(after: attempt, chance: Double.random(in: 0..<1)) }
}
