import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Identity
import RPC
import Testing
import Timekeeping

@testable import Geocaches

/// A patrol that looks for a box together: one logs it, each confirms it (requirement C-61).
@Suite struct CompanionTests {
  private func confirm(_ logID: String, by accountID: UUID, _ house: CacheHouse) async throws -> SubmitLogResponse? {
    let context = house.call(CacheLogServiceMethods.confirmCompanion, by: accountID)
    return try await house.logs.confirmCompanion(ConfirmCompanionRequest(logID: logID, comment: "Me too"), context).log
  }

  private func asked(_ accountID: UUID, _ house: CacheHouse) async throws -> [String] {
    let context = house.call(CacheLogServiceMethods.listCompanionRequests, by: accountID)
    return try await house.logs.listCompanionRequests(ListCompanionRequestsRequest(), context).logs.map(\.logID)
  }

  @Test func eachConfirmsTheFindAsAnOwnOne() async throws {
    try await CacheHouse.run { house async throws in
      house.social.befriend(house.berta, house.carla)
      var content = CacheHouse.content()
      (content.proof, content.proofCode) = (.code, "frog")
      let id = try await house.published(content)
      let stranger = UUID()
      let log = try await house.log(id, by: house.berta, proof: LogProof(code: "frog"), companions: [house.carla, stranger, house.anna])
      #expect(
        try await house.told(to: house.carla) == [
          .companionNamed(CompanionNamed(cacheID: id, logID: log.logID, accountID: house.berta.text))
        ])
      #expect(try await house.told(to: stranger) == [], "who is no friend is not asked")
      #expect(try await asked(house.carla, house) == [log.logID])
      #expect(try await house.stats(of: house.carla).findCount == 0, "nobody finds for another")
      let own = try await confirm(log.logID, by: house.carla, house)
      #expect(own?.points == 18 && own?.isFirstFind == false)
      #expect(try await asked(house.carla, house) == [])
      #expect(try await house.stats(of: house.carla).findCount == 1)
      #expect(try await confirm(log.logID, by: house.carla, house)?.logID == own?.logID)
      #expect(await house.refusal { _ = try await confirm(log.logID, by: stranger, house) } == "COMPANION_NOT_FOUND")
    }
  }

  @Test func whatModeratorsHaveHiddenIsNotReadByThoseWhoWereNamed() async throws {
    try await CacheHouse.run { house async throws in
      house.social.befriend(house.berta, house.carla)
      let id = try await house.published()
      let log = try await house.log(id, by: house.berta, comment: "bad words", companions: [house.carla])
      for ref in [CacheOutContent.log.ref(log.logID), CacheOutContent.cache.ref(id)] {
        try await house.moderate(ref, isHidden: true)
        #expect(try await asked(house.carla, house) == [])
        try await house.moderate(ref, isHidden: false)
        #expect(try await asked(house.carla, house) == [log.logID])
      }
    }
  }

  @Test func whoWasNotThereDeclines() async throws {
    try await CacheHouse.run { house async throws in
      house.social.befriend(house.berta, house.carla)
      let log = try await house.log(try await house.published(), by: house.berta, companions: [house.carla])
      let context = house.call(CacheLogServiceMethods.declineCompanion, by: house.carla)
      _ = try await house.logs.declineCompanion(DeclineCompanionRequest(logID: log.logID), context)
      #expect(try await asked(house.carla, house) == [])
      #expect(await house.refusal { _ = try await confirm(log.logID, by: house.carla, house) } == "COMPANION_NOT_FOUND")
    }
  }
}
