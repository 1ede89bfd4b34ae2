import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import Geocaches

@Suite struct LogHandlersTests {
  private func batch(_ logs: [SubmitLogRequest], by accountID: UUID, _ house: CacheHouse) async throws -> [SubmitLogResult] {
    try await house.logs.submitLogs(SubmitLogsRequest(logs: logs), house.call(CacheLogServiceMethods.submitLogs, by: accountID)).results
  }

  @Test func theFiguresOfWhoAppearsOfflineAreToldAsOfTheDaysBeginning() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      func seen() async throws -> CacherStats? {
        let request = GetCacherStatsRequest(accountID: house.berta.text)
        return try await house.cachers.getCacherStats(request, house.call(CacherServiceMethods.getCacherStats, by: house.carla)).stats
      }
      try await house.database.transaction { _ = try await $0.execute("INSERT INTO hidden_players (account_id) VALUES (\(house.berta))") }
      _ = try await house.log(id, by: house.berta)
      #expect(try await house.stats(of: house.berta).findCount == 1)
      let told = try #require(try await seen())
      #expect(told.findCount == 0 && told.squares == [] && told.dayStreakCount == 0)
      house.clock.advance(by: .seconds(86_400))
      #expect(try await seen()?.findCount == 1)
    }
  }

  @Test func aCallWithoutAZoneGoesByTheOneThatTheVisitorPrefers() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      house.social.prefer([house.berta: "Pacific/Kiritimati"])
      let request = SubmitLogRequest(cacheID: id, content: LogContent(kind: .found, visitTime: house.clock.now(), comment: "Thanks!"))
      _ = try await house.logs.submitLog(request, house.call(CacheLogServiceMethods.submitLog, by: house.berta, key: UUID().text))
      #expect(try await house.list(id, by: house.anna).first?.content?.timeZone == "Pacific/Kiritimati")
    }
  }

  @Test func aFindBringsPointsAndIsTheFirst() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let first = try await house.log(id, by: house.berta)
      #expect(first.points == 28 && first.isFirstFind && !first.isDuplicate)
      house.clock.advance(by: .seconds(60))
      let second = try await house.log(id, by: house.carla)
      #expect(second.points == 18 && !second.isFirstFind)
      let stats = try await house.stats(of: house.berta)
      #expect(stats.findCount == 1 && stats.pointCount == 28 && stats.firstFindCount == 1 && stats.dayStreakCount == 1)
      #expect(stats.squares == [FindSquare(difficulty: 1.5, terrain: 2, findCount: 1)])
      #expect(try await house.stats(of: house.anna).hideCount == 1)
      let seen = try await house.cache(id, by: house.berta)
      #expect(seen.summary?.isFound == true && seen.findLogID == first.logID && seen.summary?.findCount == 2)
      #expect(seen.health?.foundVisits == [true, true])
      #expect(
        try await house.told(to: house.anna)
          == [first, second].map {
            .cacheLogged(CacheLogged(cacheID: id, logID: $0.logID, kind: .found))
          })
      let logs = try await house.list(id, by: house.berta)
      #expect(logs.map(\.logID) == [second.logID, first.logID] && logs.map { $0.author?.username } == ["carla", "berta"])
      #expect(logs.last?.visitDay == "2025-10-09" && logs.last?.isOwn == true)
    }
  }

  @Test func oneFindForEachAndNeverOnesOwn() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      #expect(await house.refusal { _ = try await house.log(id, by: house.anna) } == "OWN_CACHE")
      #expect(await house.refusal { _ = try await house.log(id, .didNotFind, by: house.anna) } == "OWN_CACHE")
      #expect(await house.refusal { _ = try await house.log(id, .ownerMaintenance, by: house.berta) } == "NOT_OWNER")
      let time = house.clock.now()
      let log = try await house.log(id, by: house.berta, at: time)
      // The same visit, by a client that knows no keys.
      let repeated = try await house.log(id, by: house.berta, at: time, key: nil)
      #expect(repeated.logID == log.logID && repeated.isDuplicate && repeated.points == log.points)
      house.clock.advance(by: .seconds(5))
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta) } == "ALREADY_FOUND")
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta, wish: .refuse) } == "LOG_EXISTS")
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta, wish: .keep) } == "ALREADY_FOUND")
      #expect(try await house.log(id, by: house.berta, wish: .accept).logID == log.logID)
      // Notes are as many as one writes; of one visit only where that is wanted.
      let note = try await house.log(id, .note, by: house.berta, at: time)
      #expect(try await house.log(id, .note, by: house.berta, at: time, key: nil).logID == note.logID)
      #expect(try await house.log(id, .note, by: house.berta, at: time, wish: .keep).logID != note.logID)
      #expect(await house.refusal { _ = try await house.log(id, .note, by: house.berta, at: time, wish: .refuse) } == "LOG_EXISTS")
      let seen = try await house.cache(id, by: house.carla)
      #expect(seen.summary?.findCount == 1 && seen.noteCount == 2)
    }
  }

  @Test func ofTheSameFindAtOnceOneIsKept() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let time = house.clock.now()
      try await withThrowingTaskGroup { group in
        for _ in 0..<6 { group.addTask { _ = try await house.log(id, by: house.berta, at: time, wish: .accept) } }
        for _ in 0..<6 { group.addTask { _ = try await house.log(id, by: UUID(), at: time) } }
        try await group.waitForAll()
      }
      let row = try await house.database.query(
        "SELECT count(*), count(*) FILTER (WHERE is_first_find), sum(points)::bigint FROM cache_logs"
      ).firstRow()
      #expect(try row.get(0, as: Int.self) == 7 && row.get(1, as: Int.self) == 1 && row.get(2, as: Int.self) == 7 * 18 + 10)
      #expect(try await house.cache(id, by: house.anna).summary?.findCount == 7)
    }
  }

  @Test func anEarlierFindThatIsToldOfLaterIsTheFirst() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let published = house.clock.now()
      house.clock.advance(by: .seconds(7_200))
      let late = try await house.log(id, by: house.berta)
      #expect(late.isFirstFind)
      let early = try await house.log(id, by: house.carla, at: published + .seconds(60))
      #expect(early.isFirstFind && early.points == 28)
      #expect(try await house.stats(of: house.berta).pointCount == 18)
      #expect(
        try await house.told(to: house.berta) == [
          .firstFindMoved(FirstFindMoved(cacheID: id, logID: late.logID, isFirstFind: false, points: 18))
        ])
      #expect(
        try await house.told(to: house.carla) == [
          .firstFindMoved(FirstFindMoved(cacheID: id, logID: early.logID, isFirstFind: true, points: 28))
        ])
      // Corrected to a later time, and taken back, it is not the first any more.
      let edited = try await house.logs.editLog(
        EditLogRequest(logID: early.logID, content: LogContent(visitTime: house.clock.now() + .seconds(1), comment: "Later")),
        house.call(CacheLogServiceMethods.editLog, by: house.carla, key: UUID().text))
      #expect(!edited.isFirstFind && edited.points == 18)
      #expect(try await house.stats(of: house.berta).pointCount == 28)
      _ = try await house.logs.deleteLog(DeleteLogRequest(logID: late.logID), house.call(CacheLogServiceMethods.deleteLog, by: house.berta))
      #expect(try await house.stats(of: house.berta).pointCount == 0)
      #expect(try await house.stats(of: house.carla).pointCount == 28)
      #expect(try await house.cache(id, by: house.anna).summary?.findCount == 1)
    }
  }

  @Test func aDaysBatchIsRepeatedAsAWholeAndInParts() async throws {
    try await CacheHouse.run { house async throws in
      var requests: [SubmitLogRequest] = []
      for index in 0..<4 {
        let id = try await house.published(CacheHouse.content("\(index)"))
        let content = LogContent(kind: .found, visitTime: house.clock.now() + .seconds(Int64(index)), comment: "\(index)")
        requests.append(SubmitLogRequest(cacheID: id, content: content))
      }
      let own = try await house.published(CacheHouse.content("own"), by: house.berta)
      house.clock.advance(by: .seconds(3_600))
      requests.insert(SubmitLogRequest(cacheID: own, content: requests[0].content), at: 2)
      requests.append(SubmitLogRequest(cacheID: "no id", content: requests[0].content))
      let half = try await batch(Array(requests.prefix(2)), by: house.berta, house)
      let whole = try await batch(requests, by: house.berta, house)
      #expect(whole.map(\.reason) == ["", "", "OWN_CACHE", "", "", "INVALID_ARGUMENT"])
      #expect(whole.last?.field == "cache_id" && whole.allSatisfy { !$0.isRetryable })
      #expect(whole.prefix(2).map { $0.log?.logID } == half.map { $0.log?.logID })
      #expect(whole.prefix(2).allSatisfy { $0.log?.isDuplicate == true } && whole[3].log?.isDuplicate == false)
      let again = try await batch(requests, by: house.berta, house)
      #expect(again.map { $0.log?.logID } == whole.map { $0.log?.logID })
      #expect(try await house.stats(of: house.berta).findCount == 4)
      let mine = try await house.logs.listMyLogs(ListMyLogsRequest(), house.call(CacheLogServiceMethods.listMyLogs, by: house.berta))
      #expect(mine.logs.map { $0.content?.comment } == ["3", "2", "1", "0"], "the order of finds is kept")
      #expect(await house.refusal { _ = try await batch([], by: house.berta, house) } == "logs MISSING")
      let many = Array(repeating: requests[0], count: 101)
      #expect(await house.refusal { _ = try await batch(many, by: house.berta, house) } == "logs TOO_MANY")
    }
  }

  @Test func anOwnerMayAskForAWordOrForBeingThere() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Word")
      (content.proof, content.proofCode) = (.code, "Green Frog")
      let word = try await house.published(content)
      #expect(try await house.cache(word, by: house.berta).content?.proofCode == "")
      #expect(await house.refusal { _ = try await house.log(word, by: house.berta) } == "PROOF_MISSING")
      #expect(await house.refusal { _ = try await house.log(word, by: house.berta, proof: LogProof(code: "toad")) } == "PROOF_WRONG")
      #expect(try await house.log(word, by: house.berta, proof: LogProof(code: "greenfrog")).isFirstFind)
      #expect(try await !house.log(word, .didNotFind, by: house.carla).logID.isEmpty, "who has not found it has no word")
      for _ in 0..<10 { _ = await house.refusal { _ = try await house.log(word, by: house.carla, proof: LogProof(code: "x")) } }
      #expect(
        await house.refusal { _ = try await house.log(word, by: house.carla, proof: LogProof(code: "greenfrog")) } == "TOO_MANY_TRIES")
      var near = CacheHouse.content("Near")
      near.proof = .proximity
      let place = try await house.published(near)
      func fix(_ distance: Double, accuracy: Double) -> LogProof {
        let position = CacheHouse.como.destination(distance: distance, bearing: 45)
        return LogProof(fix: PositionFix(position: LatLng(position), accuracyM: accuracy))
      }
      #expect(await house.refusal { _ = try await house.log(place, by: house.berta) } == "PROOF_MISSING")
      #expect(await house.refusal { _ = try await house.log(place, by: house.berta, proof: fix(101, accuracy: 5)) } == "PROOF_WRONG")
      #expect(await house.refusal { _ = try await house.log(place, by: house.berta, proof: fix(5, accuracy: 500)) } == "PROOF_WRONG")
      #expect(try await house.log(place, by: house.berta, proof: fix(99, accuracy: 20)).points == 28)
    }
  }

  @Test func whatNeedsItsOwnerSaysSoUntilTheOwnerAnswers() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      func needs() async throws -> Bool? { try await house.cache(id, by: house.carla).summary?.needsMaintenance }
      house.clock.advance(by: .seconds(60))
      let wet = try await house.log(id, .needsMaintenance, by: house.berta)
      #expect(try await needs() == true)
      _ = try await house.logs.deleteLog(DeleteLogRequest(logID: wet.logID), house.call(CacheLogServiceMethods.deleteLog, by: house.berta))
      #expect(try await needs() == false)
      _ = try await house.log(id, .needsMaintenance, by: house.berta)
      house.clock.advance(by: .seconds(60))
      _ = try await house.log(id, .ownerMaintenance, by: house.anna)
      #expect(try await needs() == false)
    }
  }

  @Test func threeWhoDoNotFindItTellItsOwnerAndSilenceDisablesIt() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      func told() async throws -> [CacheInTrouble] {
        try await house.told(to: house.anna).compactMap { event in
          guard case .cacheInTrouble(let trouble) = event else { return nil }
          return trouble
        }
      }
      for finder in [house.berta, house.berta, house.carla] {
        house.clock.advance(by: .seconds(60))
        _ = try await house.log(id, .didNotFind, by: finder)
      }
      #expect(try await told() == [], "one and the same twice is one")
      house.clock.advance(by: .seconds(60))
      _ = try await house.log(id, .didNotFind, by: UUID())
      #expect(try await told() == [CacheInTrouble(cacheID: id)])
      house.clock.advance(by: CacheUpkeep.patience - .seconds(60))
      try await house.upkeep.disableAbandoned(at: house.clock.now())
      #expect(try await house.cache(id, by: house.berta).summary?.status == .available)
      house.clock.advance(by: .seconds(120))
      try await house.upkeep.disableAbandoned(at: house.clock.now())
      #expect(try await house.cache(id, by: house.berta).summary?.status == .disabled)
      #expect(try await told().last == CacheInTrouble(cacheID: id, isDisabled: true))
    }
  }

  @Test func patienceBeginsWhenAVisitIsToldOfHoweverLongAgoItWas() async throws {
    try await CacheHouse.run { house async throws in
      let (wet, missed) = (try await house.published(CacheHouse.content("Wet")), try await house.published(CacheHouse.content("Missed")))
      house.clock.advance(by: .seconds(200 * 86_400))
      let former = house.clock.now() - .seconds(100 * 86_400)
      _ = try await house.log(wet, .needsMaintenance, by: house.berta, at: former)
      for number in 0..<3 { _ = try await house.log(missed, .didNotFind, by: UUID(), at: former + .seconds(number)) }
      try await house.upkeep.disableAbandoned(at: house.clock.now())
      #expect(try await house.inBox().caches.count == 2, "their owner has heard of it just now")
      house.clock.advance(by: CacheUpkeep.patience + .seconds(1))
      // One is answered: by an edit, as by a log.
      try await house.edit(wet, by: house.anna) { $0.descriptionField.append(" Dried.") }
      try await house.upkeep.disableAbandoned(at: house.clock.now())
      #expect(try await house.inBox().caches.map(\.cacheID) == [wet])
      let isAbandoned = try await house.database.transaction {
        try await CacheStore().isAbandoned(UUID(text: wet) ?? UUID(), since: house.clock.now() - CacheUpkeep.patience, in: $0)
      }
      #expect(!isAbandoned)
    }
  }

  @Test func aFindOrAnAnswerEndsTheTrouble() async throws {
    try await CacheHouse.run { house async throws in
      for ends in [LogKind.found, .ownerMaintenance] {
        let id = try await house.published(CacheHouse.content("\(ends)"))
        for _ in 0..<3 {
          house.clock.advance(by: .seconds(60))
          _ = try await house.log(id, .didNotFind, by: UUID())
        }
        house.clock.advance(by: .seconds(60))
        _ = try await house.log(id, ends, by: ends == .found ? house.berta : house.anna)
      }
      let later = house.clock.now() + CacheUpkeep.patience + CacheUpkeep.patience
      try await house.upkeep.disableAbandoned(at: later)
      #expect(try await house.inBox().caches.count == 2)
    }
  }

  @Test func whoIsKeptApartSeesNothingOfTheOther() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let log = try await house.log(id, by: house.berta, comment: "Not for carla")
      house.social.block(house.berta, house.carla)
      #expect(try await house.list(id, by: house.carla) == [])
      #expect(try await house.list(id, by: house.anna).map(\.logID) == [log.logID])
      #expect(try await house.list(id, by: house.berta).map(\.logID) == [log.logID])
    }
  }

  @Test func onlyItsAuthorChangesALog() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let log = try await house.log(id, by: house.berta)
      func edit(_ id: String, by accountID: UUID, _ content: LogContent) async throws -> EditLogResponse {
        try await house.logs.editLog(
          EditLogRequest(logID: id, content: content), house.call(CacheLogServiceMethods.editLog, by: accountID, key: UUID().text))
      }
      #expect(await house.refusal { _ = try await edit(log.logID, by: house.carla, LogContent()) } == "NOT_AUTHOR")
      #expect(await house.refusal { _ = try await edit(UUID().text, by: house.berta, LogContent()) } == "LOG_NOT_FOUND")
      #expect(
        await house.refusal {
          _ = try await house.logs.deleteLog(
            DeleteLogRequest(logID: log.logID), house.call(CacheLogServiceMethods.deleteLog, by: house.carla))
        } == "NOT_AUTHOR")
      let photo = CachePhoto(mediaID: UUID().text, altText: "The lid")
      _ = try await edit(log.logID, by: house.berta, LogContent(comment: "Better", photos: [photo]))
      let seen = try await house.list(id, by: house.carla).first?.content
      #expect(seen?.comment == "Better" && seen?.photos == [photo] && seen?.kind == .found && seen?.visitTime == house.clock.now())
    }
  }

  @Test func whatIsWrongWithALogIsRefusedByItsField() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let cases: [(String, LogContent)] = [
        ("content.kind MISSING", LogContent()), ("content.kind UNKNOWN_VALUE", LogContent(kind: .unrecognized(99))),
        ("content.time_zone UNKNOWN_VALUE", LogContent(kind: .found, timeZone: "Mars/Olympus")),
        ("content.comment TOO_LONG", LogContent(kind: .found, comment: String(repeating: "x", count: 10_001))),
        ("content.comment MISSING", LogContent(kind: .note)),
        ("content.visit_time OUT_OF_RANGE", LogContent(kind: .found, visitTime: house.clock.now() + .seconds(301))),
        ("content.visit_time OUT_OF_RANGE", LogContent(kind: .found, visitTime: house.clock.now() - .seconds(301))),
        ("content.language_code MALFORMED", LogContent(kind: .found, languageCode: "-")),
      ]
      for (expected, content) in cases {
        let request = SubmitLogRequest(cacheID: id, content: content)
        let context = house.call(CacheLogServiceMethods.submitLog, by: house.berta, key: UUID().text)
        #expect(await house.refusal { _ = try await house.logs.submitLog(request, context) } == expected)
      }
      try await house.database.transaction {
        try await $0.execute("UPDATE caches SET status = 'locked', hidden_status = status, is_hidden = true")
      }
      #expect(await house.refusal { _ = try await house.log(id, by: house.berta) } == "CACHE_LOCKED")
    }
  }
}
