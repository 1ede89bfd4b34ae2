import CairnProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Events

private let start = Moment(milliseconds: 1_767_225_600_000)

/// Events that arrive when the account that they tell of is deleted.
@Suite("Deleted accounts") struct DeletedAccountTests {
  /// A service with one table of people: what it heard of whom.
  private struct House: Sendable {
    let database: Database
    let clock = FakeClock(start)
    let inbox: Inbox
    /// Where handlers are held up, behind what they have written.
    let gate = Gate()

    init(_ database: Database) async throws {
      self.database = database
      try await database.execute("CREATE TABLE heard (account_id uuid NOT NULL)")
      try await database.execute("COMMENT ON COLUMN heard.account_id IS 'personal: account'")
      let gate = gate
      let word = EventHandler("word", from: ["game"], about: { $0.field.split(separator: " ").map { UUID(text: String($0)) } }) {
        (told: FieldViolation, event, transaction, _) in
        for accountID in told.field.split(separator: " ").compactMap({ UUID(text: String($0)) })
        where !event.deletedIDs.contains(accountID) {
          try await transaction.execute("INSERT INTO heard (account_id) VALUES (\(accountID))")
        }
        if told.reason == "slow" { await gate.wait() }
      }
      let personal = PersonalData(database: database)
      inbox = Inbox(database: database, time: clock, handlers: [word] + personal.handlers(Outbox(ids: TimeOrderedIDs())))
    }

    static func run(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
      try await ScratchDatabase("events").withDatabase { database async throws in try await body(try await House(database)) }
    }

    func tell(of accountIDs: UUID..., isSlow: Bool = false) async -> Delivery {
      let told = FieldViolation(field: accountIDs.map(\.text).joined(separator: " "), reason: isSlow ? "slow" : "")
      return await inbox.receive([
        InboxEvent(eventID: UUID(), type: "word", orderingKey: "k", source: "game", createTime: start, payload: told.encoded())
      ])
    }

    func delete(_ accountID: UUID, round: Int32 = 1) async -> Delivery {
      let deleted = AccountDeleted(accountID: accountID.text, deletionID: UUID().text, round: round)
      return await inbox.receive([
        InboxEvent(
          eventID: UUID(), type: PersonalData.deletedEvent, orderingKey: accountID.text, source: "auth", createTime: start,
          payload: deleted.encoded())
      ])
    }

    func heard() async throws -> Set<UUID> {
      Set(try await database.query("SELECT account_id FROM heard").map { try $0.get(0, as: UUID.self) })
    }
  }

  /// Holds a handler up until it is opened.
  private final class Gate: Sendable {
    private let state = Mutex((isWaited: false, isOpen: false))

    func wait() async {
      state.withLock { $0.isWaited = true }
      while !state.withLock({ $0.isOpen }) { try? await Task.sleep(for: .milliseconds(2)) }
    }

    func waitForHandler() async {
      while !state.withLock({ $0.isWaited }) { try? await Task.sleep(for: .milliseconds(2)) }
    }

    func open() { state.withLock { $0.isOpen = true } }
  }

  @Test func aLateEventIsTakenAndBringsNothingBack() async throws {
    try await House.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      #expect(await house.tell(of: anna, berta).takenCount == 1)
      for round in 1...2 { #expect(await house.delete(anna, round: Int32(round)).takenCount == 1) }
      #expect(await house.tell(of: anna).takenCount == 1)
      #expect(await house.tell(of: anna, berta).takenCount == 1)
      #expect(try await house.heard() == [berta])
      // Its id is kept by nobody.
      let kept = try await house.database.query("SELECT account_hash FROM deleted_accounts").map { try $0.get(0, as: [UInt8].self) }
      #expect(kept.count == 1 && kept.first != anna.bytes)
    }
  }

  /// Both rounds come at once, when the service was away: nothing but the deletion itself waits for what is under way.
  @Test func aDeletionWaitsForTheEventThatIsBeingTaken() async throws {
    try await House.run { house async throws in
      let anna = UUID()
      async let slow = house.tell(of: anna, isSlow: true)
      await house.gate.waitForHandler()
      async let deleted = [house.delete(anna), house.delete(anna, round: 2)]
      // Long enough for a deletion that would not wait.
      try await Task.sleep(for: .milliseconds(200))
      house.gate.open()
      #expect(await slow.takenCount == 1)
      #expect(await deleted.allSatisfy { $0.failure == nil })
      #expect(try await house.heard() == [])
    }
  }

  @Test func aDeletionGivesWayToAnEventThatTakesLong() async throws {
    try await House.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      async let slow = house.tell(of: berta, isSlow: true)
      await house.gate.waitForHandler()
      let clock = ContinuousClock()
      let waited = await clock.measure { #expect(await house.delete(anna).failure?.code == .unavailable) }
      // The limit that is named is the one that the database keeps.
      #expect(waited >= DeletedAccounts.deliveriesWaitMax)
      // Others go on.
      #expect(await house.tell(of: anna).takenCount == 1)
      house.gate.open()
      #expect(await slow.takenCount == 1)
      #expect(await house.delete(anna).takenCount == 1)
      #expect(try await house.heard() == [berta])
    }
  }

  @Test func whoIsDeletedIsRememberedForLongerThanAnEventIsOnItsWay() async throws {
    let (age, dead) = (OutboxRules().ageMax, OutboxRules.deadLetterRetention)
    #expect(DeletedAccounts.retention > (age + dead) * 2 + age)
    let scratch = try ScratchDatabase("events")
    try await TestLoop.run { loop in
      let database = try scratch.database(on: loop)
      let house = try await House(database)
      let post = EventPost("test", database: database, loop: loop, destinations: [], handlers: [], time: house.clock)
      let anna = UUID()
      #expect(await house.delete(anna).takenCount == 1)
      house.clock.advance(by: DeletedAccounts.retention - .seconds(1))
      try await post.look()
      #expect(try await DeletedAccountStore.isKnown(anna, in: database))
      house.clock.advance(by: .seconds(2))
      try await post.look()
      #expect(try await !DeletedAccountStore.isKnown(anna, in: database))
      await database.close()
    }
  }
}
