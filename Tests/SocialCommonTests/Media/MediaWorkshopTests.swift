import AllAppsProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Synchronization
import Testing

@testable import SocialCommon

/// Room for files, and turns at them.
@Suite struct MediaWorkshopTests {
  @Test func anAccountHasRoomForTwoFiles() throws {
    let (workshop, anna, berta) = (MediaWorkshop(), UUID(), UUID())
    for _ in 0..<MediaWorkshop.perAccountMax { try workshop.enter(anna, byteCount: 1) }
    #expect(throws: MediaWorkshop.Refusal.busy) { try workshop.enter(anna, byteCount: 1) }
    try workshop.enter(berta, byteCount: 1)
    workshop.leave(anna, byteCount: 1)
    try workshop.enter(anna, byteCount: 1)
    #expect(throws: MediaWorkshop.Refusal.busy) { try workshop.enter(anna, byteCount: 1) }
  }

  @Test func allFilesTogetherHaveSoManyBytes() throws {
    let (workshop, large, half) = (MediaWorkshop(), UUID(), MediaWorkshop.bytesMax / MediaWorkshop.networkPart)
    try workshop.enter(large, network: "192.0.2.1", byteCount: half)
    try workshop.enter(UUID(), network: "198.51.100.1", byteCount: half - 10)
    #expect(throws: MediaWorkshop.Refusal.busy) { try workshop.enter(UUID(), network: "203.0.113.1", byteCount: 11) }
    try workshop.enter(UUID(), network: "203.0.113.1", byteCount: 10)
    #expect(throws: MediaWorkshop.Refusal.busy) { try workshop.enter(UUID(), network: "203.0.113.1", byteCount: 1) }
    // What was refused has taken nothing.
    workshop.leave(large, network: "192.0.2.1", byteCount: half)
    try workshop.enter(UUID(), network: "192.0.2.1", byteCount: half)
  }

  /// Accounts of one network together leave half of the room to all others, in bytes and in files.
  @Test func oneNetworkHasRoomForHalf() throws {
    let (bytes, files) = (MediaWorkshop(), MediaWorkshop())
    for _ in 0..<2 { try bytes.enter(UUID(), network: "192.0.2.1", byteCount: MediaWorkshop.bytesMax / 4) }
    #expect(throws: MediaWorkshop.Refusal.busy) { try bytes.enter(UUID(), network: "192.0.2.1", byteCount: 1) }
    try bytes.enter(UUID(), network: "198.51.100.1", byteCount: 1)
    for _ in 0..<MediaWorkshop.filesMax / 2 { try files.enter(UUID(), network: "192.0.2.1", byteCount: 1) }
    #expect(throws: MediaWorkshop.Refusal.busy) { try files.enter(UUID(), network: "192.0.2.1", byteCount: 1) }
    try files.enter(UUID(), byteCount: 1)
  }

  @Test func thereAreSoManyFilesHoweverSmall() throws {
    let workshop = MediaWorkshop()
    for number in 0..<MediaWorkshop.filesMax { try workshop.enter(UUID(), network: "192.0.2.\(number % 4)", byteCount: 1) }
    #expect(throws: MediaWorkshop.Refusal.busy) { try workshop.enter(UUID(), byteCount: 1) }
  }

  // MARK: Turns

  /// Who has a turn, in the order in which they got it.
  private final class Log: Sendable {
    private let taken = Mutex<[UUID]>([])
    var all: [UUID] { taken.withLock { $0 } }

    func note(_ accountID: UUID) { taken.withLock { $0.append(accountID) } }
  }

  private static func take(
    _ turns: MediaTurns, _ accountID: UUID, _ log: Log, network: String? = nil, isDear: Bool = false, on loop: Loop
  ) -> Task<Void, any Error> {
    Task(executorPreference: loop.taskExecutor) {
      try await turns.take(accountID, network: network, isDear: isDear)
      log.note(accountID)
    }
  }

  private static func wait(until isSo: () -> Bool) async throws {
    for _ in 0..<1_000 where !isSo() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(isSo())
  }

  @Test func whoSendsManyWaitsForThemselfAndOthersGoPast() async throws {
    let loop = Loop()
    let (turns, log, anna, berta, carla) = (MediaTurns(count: 2), Log(), UUID(), UUID(), UUID())
    let first = Self.take(turns, anna, log, on: loop)
    try await first.value
    // A thread is free, and yet it is not Anna's.
    let second = Self.take(turns, anna, log, on: loop)
    try await Self.wait { turns.waitingCount == 1 }
    try await Self.take(turns, berta, log, on: loop).value
    let third = Self.take(turns, carla, log, on: loop)
    try await Self.wait { turns.waitingCount == 2 }
    turns.giveBack(berta)
    try await third.value
    #expect(log.all == [anna, berta, carla])
    turns.giveBack(anna)
    try await second.value
    #expect(log.all == [anna, berta, carla, anna] && turns.waitingCount == 0)
  }

  /// A dozen accounts of one network with dear files keep one thread; a cheap file of whoever it is finds the other one free.
  @Test func dearFilesWaitBehindCheapOnesAndLeaveThemAThread() async throws {
    let loop = Loop()
    let (turns, log, anna) = (MediaTurns(count: 2), Log(), UUID())
    let crowd = (0..<12).map { _ in UUID() }
    let first = crowd.map { Self.take(turns, $0, log, network: "crowd", isDear: true, on: loop) }
    try await Self.wait { turns.waitingCount == 11 }
    try await Self.take(turns, anna, log, network: "crowd", on: loop).value
    #expect(log.all.count == 2 && log.all.last == anna)
    turns.giveBack(anna)
    // A cheap one that has come later is before the dear ones, but not for ever.
    let cheap = (0..<10).map { _ in UUID() }
    let later = cheap.map { Self.take(turns, $0, log, network: "crowd", on: loop) }
    try await Self.wait { turns.waitingCount == 11 + 9 }
    for _ in 0..<30 {
      let number = log.all.count
      guard let atWork = log.all.last else { break }
      turns.giveBack(atWork)
      try await Self.wait { log.all.count > number || turns.waitingCount == 0 || cheap.contains(atWork) == false }
      if log.all.count(where: { cheap.contains($0) }) == cheap.count { break }
    }
    #expect(log.all.count(where: { cheap.contains($0) }) == cheap.count, "no cheap one waits for the twelve")
    turns.end()
    for task in first + later { _ = try? await task.value }
  }

  @Test func ofManyAccountsOfOneNetworkOthersGoPast() async throws {
    let loop = Loop()
    let (turns, log, anna) = (MediaTurns(count: 2), Log(), UUID())
    let crowd = (0..<6).map { _ in UUID() }
    let tasks = crowd.map { Self.take(turns, $0, log, network: "crowd", on: loop) }
    try await Self.wait { turns.waitingCount == 4 && log.all.count == 2 }
    let other = Self.take(turns, anna, log, network: "home", on: loop)
    try await Self.wait { turns.waitingCount == 5 }
    turns.giveBack(log.all[0])
    try await other.value
    #expect(log.all.count == 3 && log.all.last == anna)
    turns.end()
    for task in tasks { _ = try? await task.value }
  }

  /// Files of one network that have come first, and of which none is at work at this moment, do not go first: networks take turns for dear files too.
  @Test func ofManyDearFilesOfOneNetworkOthersGoPast() async throws {
    let loop = Loop()
    let (turns, log, anna) = (MediaTurns(count: 2), Log(), UUID())
    let crowd = (0..<12).map { _ in UUID() }
    let tasks = crowd.map { Self.take(turns, $0, log, network: "crowd", isDear: true, on: loop) }
    try await Self.wait { turns.waitingCount == 11 && log.all.count == 1 }
    let home = Self.take(turns, anna, log, network: "home", isDear: true, on: loop)
    try await Self.wait { turns.waitingCount == 12 }
    turns.giveBack(log.all[0])
    try await Self.wait { log.all.count == 2 }
    #expect(log.all.last == anna)
    turns.end()
    for task in tasks + [home] { _ = try? await task.value }
  }

  /// A network that waits is passed by new ones for some turns, and not for ever.
  @Test func everNewNetworksKeepNobodyWaitingForEver() async throws {
    let loop = Loop()
    let (turns, log, anna) = (MediaTurns(count: 1), Log(), UUID())
    var tasks = [Self.take(turns, UUID(), log, network: "home", isDear: true, on: loop)]
    try await Self.wait { log.all.count == 1 }
    tasks.append(Self.take(turns, anna, log, network: "home", isDear: true, on: loop))
    try await Self.wait { turns.waitingCount == 1 }
    for number in 0..<2 * MediaTurns.turnsRemembered where log.all.last != anna {
      tasks.append(Self.take(turns, UUID(), log, network: "network \(number)", isDear: true, on: loop))
      try await Self.wait { turns.waitingCount == 2 }
      let count = log.all.count
      turns.giveBack(log.all[count - 1])
      try await Self.wait { log.all.count == count + 1 }
    }
    #expect(log.all.last == anna)
    turns.end()
    for task in tasks { _ = try? await task.value }
  }

  /// New networks come faster than there are turns, and a network of which a file waits sends one more each time: that one still has its turn.
  @Test func moreFilesOfANetworkKeepNoneOfThemWaitingForEver() async throws {
    let loop = Loop()
    let (turns, log, anna) = (MediaTurns(count: 1), Log(), UUID())
    var tasks = [Self.take(turns, UUID(), log, network: "home", isDear: true, on: loop)]
    try await Self.wait { log.all.count == 1 }
    tasks.append(Self.take(turns, anna, log, network: "home", isDear: true, on: loop))
    try await Self.wait { turns.waitingCount == 1 }
    for number in 0..<4 * MediaTurns.turnsRemembered where log.all.last != anna {
      for network in ["network \(number)", "another \(number)", "home"] {
        tasks.append(Self.take(turns, UUID(), log, network: network, isDear: true, on: loop))
      }
      // Three have come each time and one has had its turn.
      try await Self.wait { turns.waitingCount == 2 * number + 4 }
      let count = log.all.count
      turns.giveBack(log.all[count - 1])
      try await Self.wait { log.all.count == count + 1 }
    }
    #expect(log.all.last == anna)
    turns.end()
    for task in tasks { _ = try? await task.value }
  }

  @Test func whoGivesUpLeavesTheTurnToOthers() async throws {
    let loop = Loop()
    let (turns, log, anna, berta, carla) = (MediaTurns(count: 1), Log(), UUID(), UUID(), UUID())
    try await Self.take(turns, anna, log, on: loop).value
    let second = Self.take(turns, berta, log, on: loop)
    let third = Self.take(turns, carla, log, on: loop)
    try await Self.wait { turns.waitingCount == 2 }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    turns.giveBack(anna)
    try await third.value
    turns.giveBack(carla)
    try await Self.take(turns, anna, log, on: loop).value
  }

  @Test func atTheEndNobodyGetsATurn() async throws {
    let loop = Loop()
    let (turns, log, anna) = (MediaTurns(count: 1), Log(), UUID())
    try await Self.take(turns, anna, log, on: loop).value
    let waiting = [anna, UUID()].map { Self.take(turns, $0, log, on: loop) }
    try await Self.wait { turns.waitingCount == 2 }
    turns.end()
    for task in waiting { await #expect(throws: MediaTurns.Ended.self) { try await task.value } }
    await #expect(throws: MediaTurns.Ended.self) { try await Self.take(turns, UUID(), log, on: loop).value }
    #expect(log.all == [anna])
  }
}
