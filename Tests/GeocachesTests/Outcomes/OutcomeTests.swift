import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameCommon
@testable import Geocaches
@testable import RPC

@Suite struct OutcomeTests {
  @Test func aZoneHasABoardAndSoHasEachThatItIsIn() {
    #expect(OutcomeRules.zones(of: "it/Lombardy/Provincia di Como/") == ["it", "it/Lombardy", "it/Lombardy/Provincia di Como"])
    #expect(OutcomeRules.zones(of: "fi/") == ["fi"] && OutcomeRules.zones(of: "") == [])
    let long = String(repeating: "a", count: 70)
    #expect(OutcomeRules.zones(of: "it/\(long)/") == ["it"])
  }

  @Test func medalsRise() {
    #expect(OutcomeRules.medals.map(\.points) == [100, 500, 1_500, 5_000, 15_000])
    #expect(OutcomeRules.revocationMin == Int64(CacheRules.points(difficulty: 2, terrain: 2, isFlat: false)))
  }

  private func points(_ accountID: UUID, in key: String = "", _ house: CacheHouse) async throws -> Double? {
    try await Boards().standing(of: accountID, on: BoardKey(.cachePoints, key), in: house.database).value?.number
  }

  private func finds(_ accountID: UUID, _ house: CacheHouse) async throws -> Double? {
    try await Boards().standing(of: accountID, on: BoardKey(.cacheFinds), in: house.database).value?.number
  }

  private func medal(_ accountID: UUID, _ house: CacheHouse) async throws -> Int32 {
    let request = ListBadgesRequest(realm: .cacheOut)
    let context = house.call(AchievementServiceMethods.listBadges, by: accountID)
    let method = try #require(try house.features().methods.first { $0.row == AchievementServiceMethods.listBadges })
    guard case .unary(let body) = method.body else { return -1 }
    let answer = try ListBadgesResponse(decoding: try await body(request.encoded(), context))
    return answer.badges.first { $0.badgeID == "cacher" }?.level ?? -1
  }

  @Test func findsStandOnTheBoardsAndMakeAMedalThatCanBeLost() async throws {
    try await CacheHouse.run { house async throws in
      var logs: [String] = []
      for index in 0..<2 {
        var content = CacheHouse.content("\(index)")
        (content.difficulty, content.terrain) = (5, 5)
        logs.append(try await house.log(try await house.published(content), by: house.berta).logID)
      }
      #expect(try await points(house.berta, house) == 120)
      #expect(try await finds(house.berta, house) == 2)
      #expect(try await points(house.berta, in: "it/Lombardy", house) == 120)
      #expect(try await points(house.berta, in: "de", house) == nil)
      #expect(try await medal(house.berta, house) == 1)
      _ = try await house.logs.deleteLog(
        DeleteLogRequest(logID: logs[0]), house.call(CacheLogServiceMethods.deleteLog, by: house.berta))
      #expect(try await points(house.berta, house) == 60)
      #expect(try await finds(house.berta, house) == 1)
      #expect(try await medal(house.berta, house) == 0)
    }
  }

  @Test func pointsOfTheFirstFindMoveOnTheBoardsToo() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      let published = house.clock.now()
      house.clock.advance(by: .seconds(7_200))
      _ = try await house.log(id, by: house.berta)
      _ = try await house.log(id, by: house.carla, at: published + .seconds(60))
      #expect(try await points(house.berta, house) == 18)
      #expect(try await points(house.carla, house) == 28)
    }
  }
}
