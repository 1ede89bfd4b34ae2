import CairnProto
import AllAppsProto
import AllAppsServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct StreamHandlersTests {
  @Test func aReaderGetsWhatItMissedThenWhatHappens() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      let start = try await house.sync(anna, since: nil)
      #expect(start.isReset && start.events == [] && start.cursor?.number == 0)
      // More than two pages.
      for _ in 0..<5 { try await house.append((0..<50).map { SocialHouse.marked("\($0)", for: anna) }) }
      let reader = StreamReader()
      let reading = house.read(reader, of: anna, after: start.cursor)
      await reader.wait { $0.numbers.count == 250 }
      #expect(reader.numbers == Array(1...250))
      #expect(reader.all.first?.events == [] && reader.all.first?.isCaughtUp == false)
      #expect(reader.all.allSatisfy { $0.events.count <= StreamRules.pageMax })
      #expect(reader.all.dropFirst().map(\.isCaughtUp) == [false, false, true])
      try await house.append([SocialHouse.marked("live", for: anna)])
      await reader.wait { $0.numbers.count == 251 }
      #expect(reader.marks.last == "live")
      #expect(reader.cursor?.number == 251)
      reading.cancel()
      #expect(await reading.value == nil)
      #expect(house.feed.count == 0)
    }
  }

  /// More than there are connections to the database and places for who waits for one.
  @Test func aCrowdWithoutStreamsBeginsInTheSameMoment() async throws {
    let scratch = try ScratchDatabase("events", "social")
    let configure = { (configuration: inout DatabaseConfiguration) in
      configuration.writeConnections = 1
      configuration.waitersMax = 16
    }
    try await scratch.withDatabase(configure: configure) { database async throws in
      let house = try SocialHouse(database)
      let readers = (0..<1_000).map { _ in StreamReader() }
      let readings = readers.map { house.read($0, of: UUID()) }
      #expect(await readers[0].wait { _ in readers.allSatisfy { !$0.all.isEmpty } })
      for reading in readings { reading.cancel() }
      var refusedCount = 0
      for reading in readings { if await reading.value != nil { refusedCount += 1 } }
      #expect(refusedCount == 0)
      #expect(Set(readers.compactMap { $0.cursor?.epoch }).count == readers.count)
    }
  }

  @Test func withoutACursorItBeginsNow() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      try await house.append([SocialHouse.marked("before", for: anna)])
      let reader = StreamReader()
      let reading = house.read(reader, of: anna)
      await reader.wait { !$0.all.isEmpty }
      #expect(reader.cursor?.number == 1 && reader.all.first?.isCaughtUp == true)
      try await house.append([SocialHouse.marked("after", for: anna)])
      await reader.wait { !$0.events.isEmpty }
      #expect(reader.marks == ["after"])
      reading.cancel()
      _ = await reading.value
    }
  }

  /// Readers that lose their connection again and again, while others append.
  @Test func cutsLoseAndDoubleNothing() async throws {
    try await SocialHouse.run { house async throws in
      let people = (0..<4).map { _ in UUID() }
      var starts: [UUID: Cursor] = [:]
      for person in people { starts[person] = try await house.sync(person, since: nil).cursor }
      let (cursors, perWriter, writers) = (starts, 40, 4)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<writers {
          group.addTask {
            for round in 0..<perWriter {
              let events = people.map { SocialHouse.marked("\(writer) \(round)", for: $0) }
              try await house.append(writer % 2 == 0 ? events : events.reversed())
              if round % 8 == 0 { try await house.loop.sleep(for: .milliseconds(3)) }
            }
          }
        }
        for person in people {
          group.addTask {
            var (cursor, events, cuts) = (cursors[person], [StreamEvent](), 0)
            let device = UUID()
            while events.count < writers * perWriter, cuts < 1_000 {
              let messages = 1 + cuts % 4
              let reader = StreamReader(cutAfter: messages)
              let reading = house.read(reader, of: person, by: device, after: cursor)
              // The message after the last one fails, and with it the call.
              let ended = await reader.wait { $0.all.count == messages || $0.events.last?.number == Int64(writers * perWriter) }
              #expect(ended)
              reading.cancel()
              #expect(await reading.value == nil)
              events += reader.events
              cursor = reader.cursor ?? cursor
              cuts += 1
            }
            #expect(events.map(\.number) == Array(1...Int64(writers * perWriter)))
            for writer in 0..<writers {
              let rounds = events.compactMap { event -> Int? in
                guard case .friendRemoved(let removed) = event.event?.content else { return nil }
                let words = removed.accountID.split(separator: " ")
                return words[0] == "\(writer)" ? Int(words[1]) : nil
              }
              #expect(rounds == Array(0..<perWriter))
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func severalDevicesReadTheSame() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      let readers = (0..<3).map { _ in StreamReader() }
      let readings = readers.map { house.read($0, of: anna) }
      for reader in readers { await reader.wait { !$0.all.isEmpty } }
      for index in 0..<20 { try await house.append([SocialHouse.marked("\(index)", for: anna)]) }
      for reader in readers {
        await reader.wait { $0.numbers.count == 20 }
        #expect(reader.numbers == Array(1...20))
      }
      for reading in readings { reading.cancel() }
      for reading in readings { _ = await reading.value }
    }
  }

  @Test func aDeviceThatComesAgainReplacesItsFormerStream() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, device) = (UUID(), UUID())
      let (first, second) = (StreamReader(), StreamReader())
      let reading = house.read(first, of: anna, by: device)
      await first.wait { !$0.all.isEmpty }
      let again = house.read(second, of: anna, by: device)
      let error = await reading.value
      #expect(error?.code == .aborted && error?.reason == "STREAM_REPLACED")
      // The former one ends before the new one has looked where it begins.
      await second.wait { !$0.all.isEmpty }
      try await house.append([SocialHouse.marked("", for: anna)])
      await second.wait { !$0.events.isEmpty }
      #expect(first.events == [] && second.numbers == [1])
      again.cancel()
      _ = await again.value
    }
  }

  @Test func cursorsThatLeadNowhereAreRefusedAndSyncHelps() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      try await house.append((0..<3).map { SocialHouse.marked("\($0)", for: anna) })
      let head = try await house.log.head(of: anna, in: house.database)
      let wrong = [
        Cursor(epoch: head.epoch, number: 4), Cursor(epoch: head.epoch ^ 1, number: 2), Cursor(epoch: head.epoch, number: -1), Cursor(),
      ]
      for cursor in wrong {
        let error = await house.read(StreamReader(), of: anna, after: cursor).value
        #expect(error?.code == .outOfRange && error?.reason == "CURSOR_TOO_OLD")
        let synced = try await house.sync(anna, since: cursor)
        #expect(synced.isReset && synced.cursor == Cursor(head) && synced.events == [])
      }
      // Put back under an open stream, as by a backup.
      let reader = StreamReader()
      let reading = house.read(reader, of: anna)
      await reader.wait { !$0.all.isEmpty }
      try await house.database.execute("UPDATE streams SET epoch = epoch # 1 WHERE account_id = \(anna)")
      house.feed.tellAll()
      #expect(await reading.value?.reason == "CURSOR_TOO_OLD")
    }
  }

  /// What the runbook has operators do after a restore.
  private static func chooseEpochs(in scratch: ScratchDatabase) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/runbook.md")
    let runbook = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let statement = try #require(runbook.firstMatch(of: /`(UPDATE streams [^`]+;)`/)?.output.1)
    try BlockingConnection(scratch.connectionString).run(script: String(statement))
  }

  /// Whoever was away since before the first of several restores holds an epoch that was valid then.
  @Test func noRestoreBringsAFormerEpochBack() async throws {
    let scratch = try ScratchDatabase("events", "social")
    try await scratch.withDatabase { database async throws in
      let house = try SocialHouse(database)
      let (anna, berta) = (UUID(), UUID())
      for account in [anna, berta] { try await house.append((0..<3).map { SocialHouse.marked("\($0)", for: account) }) }
      var former: [Cursor] = []
      for _ in 0..<4 {
        for account in [anna, berta] { former.append(Cursor(try await house.log.head(of: account, in: house.database))) }
        try Self.chooseEpochs(in: scratch)
        for cursor in former {
          for account in [anna, berta] {
            #expect(try await house.sync(account, since: cursor).isReset)
            let acknowledged = AcknowledgeRequest(deviceID: UUID().text, cursor: cursor)
            let context = house.call(StreamServiceMethods.acknowledge, by: account, key: nil)
            #expect(try await house.refusal { _ = try await house.streams.acknowledge(acknowledged, context) } == "CURSOR_TOO_OLD")
          }
        }
      }
      #expect(Set(former.map(\.epoch)).count == 8)
      // The new ones are as good as the first.
      let cursor = Cursor(try await house.log.head(of: anna, in: house.database))
      try await house.append([SocialHouse.marked("later", for: anna)])
      #expect(try await house.sync(anna, since: cursor).events.count == 1)
    }
  }

  @Test func silenceIsBrokenByAWord() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let house = try SocialHouse(database, heartbeat: .milliseconds(30))
      let (anna, reader) = (UUID(), StreamReader())
      let reading = house.read(reader, of: anna)
      await reader.wait { $0.all.count >= 4 }
      #expect(reader.all.allSatisfy { $0.events == [] && $0.isCaughtUp && $0.cursor == reader.cursor })
      reading.cancel()
      _ = await reading.value
    }
  }

  @Test func syncGivesPages() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      var cursor = try #require(try await house.sync(anna, since: nil).cursor)
      for _ in 0..<3 { try await house.append((0..<50).map { SocialHouse.marked("\($0)", for: anna) }) }
      var sizes: [Int] = []
      while true {
        let page = try await house.sync(anna, since: cursor, pageSize: sizes.isEmpty ? 0 : 30)
        sizes.append(page.events.count)
        #expect(page.events.first?.number == cursor.number + 1)
        cursor = try #require(page.cursor)
        if !page.hasMore { break }
      }
      #expect(sizes == [100, 30, 20])
      #expect(try await house.sync(anna, since: cursor, pageSize: 10_000).events == [])
      #expect(try await house.refusal { _ = try await house.sync(anna, since: cursor, pageSize: -1) } == "OUT_OF_RANGE")
    }
  }

  // MARK: Devices

  @Test func aDeviceIsForgottenWithItsSession() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, bert, phone, tablet) = (UUID(), UUID(), UUID(), UUID())
      func use(_ device: UUID, in session: UUID, of account: UUID) async throws {
        let head = try await house.log.head(of: account, in: house.database)
        let context = RequestContext(
          caller: Caller(accountID: account, sessionID: session), method: StreamServiceMethods.acknowledge, now: house.clock.now(),
          requestID: "test")
        _ = try await house.streams.acknowledge(AcknowledgeRequest(deviceID: device.text, cursor: Cursor(head)), context)
      }
      func devices() async throws -> Set<UUID> {
        Set(try await house.database.query("SELECT device_id FROM stream_devices").map { try $0.get(0, as: UUID.self) })
      }
      func end(_ sessions: [String], of account: String, from source: String = "auth") async -> (takenCount: Int, reason: String?) {
        let event = InboxEvent(
          eventID: UUID(), type: SessionInbox.eventType, orderingKey: account, source: source, createTime: house.clock.now(),
          payload: SessionsEnded(accountID: account, sessionIDs: sessions).encoded())
        let answer = await house.inbox.receive([event])
        return (answer.takenCount, answer.failure?.reason)
      }
      let ids = TimeOrderedIDs()
      let (second, first, third) = (ids.next(at: house.clock.now()), ids.next(at: house.clock.now()), ids.next(at: house.clock.now()))
      let watch = UUID()
      try await use(phone, in: first, of: anna)
      try await use(tablet, in: second, of: anna)
      try await use(watch, in: third, of: bert)
      // Sessions of somebody else end nothing.
      #expect(await end([third.text], of: anna.text) == (1, nil))
      #expect(await end([first.text], of: bert.text) == (1, nil))
      #expect(try await devices() == [phone, tablet, watch])
      #expect(await end([first.text, UUID().text], of: anna.text) == (1, nil))
      #expect(try await devices() == [tablet, watch])
      // Whoever has logged in again meanwhile is there by the new session.
      try await use(tablet, in: first, of: anna)
      // A call by the former session that comes late changes nothing of that.
      try await use(tablet, in: second, of: anna)
      #expect(await end([second.text], of: anna.text) == (1, nil))
      #expect(try await devices() == [tablet, watch])
      #expect(await end([first.text], of: anna.text, from: "game") == (0, "EVENT_SOURCE_REFUSED"))
      for (sessions, account) in [([], anna.text), (["x"], anna.text), ([first.text], "x")] as [([String], String)] {
        #expect(await end(sessions, of: account) == (0, "EVENT_MALFORMED"))
      }
      #expect(try await devices() == [tablet, watch])
    }
  }

  @Test func aDeviceNotesHowFarItHasComeAndNeverGoesBack() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, device) = (UUID(), UUID())
      try await house.append((0..<5).map { SocialHouse.marked("\($0)", for: anna) })
      let head = try await house.log.head(of: anna, in: house.database)
      let sessions = (0..<2).map { _ in TimeOrderedIDs().next(at: house.clock.now()) }
      func acknowledge(
        _ number: Int64, epoch: Int64 = head.epoch, by device: UUID = device, viewing: String = "", session: Int = 0
      ) async throws {
        let request = AcknowledgeRequest(deviceID: device.text, cursor: Cursor(epoch: epoch, number: number), viewing: viewing)
        _ = try await house.streams.acknowledge(request, house.call(StreamServiceMethods.acknowledge, by: anna, session: sessions[session]))
      }
      func session() async throws -> UUID? {
        try await house.database.query("SELECT session_id FROM stream_devices WHERE device_id = \(device)").firstRow().get(0)
      }
      func kept() async throws -> [String] {
        try await house.database.query(
          "SELECT number || ' ' || viewing FROM stream_devices WHERE account_id = \(anna) AND device_id = \(device)"
        ).map { try $0.get(0) }
      }
      try await acknowledge(3, viewing: "conversation")
      #expect(try await kept() == ["3 conversation"])
      // A call that comes late says nothing of what is looked at now.
      for viewing in ["", "another"] {
        try await acknowledge(2, viewing: viewing)
        #expect(try await kept() == ["3 conversation"])
      }
      #expect(try await session() == sessions[0])
      // Restored on the phone with what it knew before, and logged in again: it is there by the new session.
      try await acknowledge(1, session: 1)
      #expect(try await kept() == ["3 conversation"])
      #expect(try await session() == sessions[1])
      // Looking away needs no news.
      try await acknowledge(3)
      #expect(try await kept() == ["3 "])
      try await acknowledge(5)
      #expect(try await kept() == ["5 "])
      for (number, epoch) in [(6, head.epoch), (1, head.epoch ^ 1)] as [(Int64, Int64)] {
        #expect(try await house.refusal { try await acknowledge(number, epoch: epoch) } == "CURSOR_TOO_OLD")
      }
      #expect(try await house.refusal { try await acknowledge(-1) } == "OUT_OF_RANGE")
      #expect(try await house.refusal { try await acknowledge(1, viewing: String(repeating: "x", count: 101)) } == "TOO_LONG")
      // A client that takes a new id each time does not fill the table, and the ones in use stay.
      for _ in 0..<StreamRules.devicesMax + 5 {
        house.clock.advance(by: .seconds(1))
        try await acknowledge(1, by: UUID())
        house.clock.advance(by: .seconds(1))
        try await acknowledge(5)
      }
      let count: Int64 = try await house.database.query("SELECT count(*) FROM stream_devices").firstRow().get(0)
      #expect(count == Int64(StreamRules.devicesMax))
      #expect(try await kept() == ["5 "])
      let later = house.clock.now() + .seconds(1)
      #expect(try await StreamStore().deleteDevices(before: later, limit: 100, in: house.database) == StreamRules.devicesMax)
    }
  }

  // MARK: Two processes

  @Test func whatOneProcessAppendsReachesReadersOfAnother() async throws {
    try await ScratchDatabase("events", "social").withDatabase { database async throws in
      let clock = FakeClock()
      let (one, two) = (try SocialHouse(database, clock: clock), try SocialHouse(database, clock: clock))
      let anna = UUID()
      let reader = StreamReader()
      let reading = two.read(reader, of: anna)
      await reader.wait { !$0.all.isEmpty }
      // Nobody listens yet: it is found by looking.
      try await one.append([SocialHouse.marked("looked", for: anna)])
      try await two.wakeUps.look()
      await reader.wait { $0.marks == ["looked"] }
      #expect(reader.numbers == [1])
      await one.wakeUps.start()
      await two.wakeUps.start()
      try await one.wakeUps.look()
      // More at once than one NOTIFY takes.
      for round in 0..<5 {
        let others = (0..<300).map { _ in SocialHouse.marked("", for: UUID()) }
        try await one.append(others + [SocialHouse.marked("\(round)", for: anna)])
      }
      await reader.wait { $0.numbers.count == 6 }
      #expect(reader.numbers == Array(1...6))
      reading.cancel()
      _ = await reading.value
      await one.wakeUps.stop()
      await two.wakeUps.stop()
      let left: Int64 = try await database.query("SELECT count(*) FROM stream_replicas").firstRow().get(0)
      #expect(left == 0)
    }
  }

  @Test func aNotificationNamesStreamsOfOthersOnly() {
    let (me, other) = (UUID(), UUID())
    let ids = (0..<StreamWakeUps.idsPerNotifyMax).map { _ in UUID() }
    let payload = StreamWakeUps.payload(ids, from: other)
    #expect(payload.utf8.count < 8_000)
    #expect(StreamWakeUps.accountIDs(payload, besides: me) == ids)
    #expect(StreamWakeUps.accountIDs(payload, besides: other) == [])
    #expect(StreamWakeUps.accountIDs("", besides: me) == [])
    #expect(StreamWakeUps.accountIDs("nonsense", besides: me) == [])
  }
}
