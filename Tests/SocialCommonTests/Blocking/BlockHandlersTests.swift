import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct BlockHandlersTests {
  /// Within the grace of a deletion a log-in brings the account back.
  @Test func whoIsLeavingIsBlockedAndReportedAllTheSame() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.befriend(anna, berta)
      house.directory.setLeaving(berta)
      #expect(try await house.friends(of: anna) == [])
      let request = CreateReportRequest(target: .accountID(berta.accountID.text), category: .sexual, realm: .qwalk)
      let report = try await house.reports.createReport(request, house.call(ReportServiceMethods.createReport, by: anna.accountID))
      #expect(!report.reportID.isEmpty)
      try await house.block(berta, by: anna)
      #expect(try await house.refusal { try await house.ask("anna", by: berta) } != nil)
    }
  }

  /// Whom an account must not meet, as other services ask.
  private static func blocked(_ house: SocialHouse, _ account: KnownPerson, _ others: [KnownPerson]) async throws -> Set<UUID> {
    let request = FindBlockedRequest(account: account.accountID.bytes, others: others.map(\.accountID.bytes))
    let context = RequestContext(caller: .service("game"), method: BlockLookupServiceMethods.findBlocked, now: house.clock.now())
    return Set(try await house.blockLookups.findBlocked(request, context).blockedAccounts.compactMap { UUID(bytes: $0) })
  }

  @Test func aBlockEndsEverythingBetweenTheTwo() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla, dora) = (house.person("anna"), house.person("berta"), house.person("carla"), house.person("dora"))
      try await house.befriend(anna, berta)
      try await house.ask("anna", by: carla)
      try await house.ask("dora", by: anna)
      for other in [berta, carla, dora] { try await house.block(other, by: anna) }
      #expect(try await house.friends(of: anna) == [])
      #expect(try await house.friends(of: berta) == [])
      #expect(try await house.requests(.received, of: anna) == [])
      #expect(try await house.requests(.sent, of: anna) == [])
      #expect(try await house.requests(.sent, of: carla) == [])
      #expect(try await house.requests(.received, of: dora) == [])
      // What waited about them says nothing any more; to them it looks as if the other one had gone.
      #expect(
        try await house.types(of: anna.accountID) == ["taken back", "taken back", "block.changed", "block.changed", "block.changed"])
      #expect(try await house.types(of: berta.accountID) == ["friend.requested", "friend.accepted", "friend.removed"])
      #expect(try await house.types(of: carla.accountID) == [])
      #expect(try await house.types(of: dora.accountID) == ["friend.requested", "friend.request_closed"])
      // Neither finds the other, and is told what is told of nobody.
      for (one, other) in [(anna, "berta"), (berta, "anna"), (carla, "anna")] {
        #expect(try await house.refusal { try await house.ask(other, by: one) } == "USER_NOT_FOUND")
      }
      for other in [berta, carla, dora] {
        #expect(try await Self.blocked(house, anna, [other, house.person("x")]) == [other.accountID])
        #expect(try await Self.blocked(house, other, [anna]) == [anna.accountID])
      }
      #expect(try await Self.blocked(house, berta, [carla, dora]) == [])
      // Once more: nothing happens.
      try await house.block(berta, by: anna)
      #expect(try await house.events(of: anna.accountID).count == 5)
      try await house.unblock(berta, by: anna)
      try await house.unblock(berta, by: anna)
      #expect(try await house.types(of: anna.accountID).count == 6)
      #expect(try await house.friends(of: anna) == [])
      #expect(try await house.ask("anna", by: berta).state == .pending)
    }
  }

  @Test func theListShowsWhomOneHasBlockedAndNobodyElse() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let others = (0..<5).map { house.person("other\($0)") }
      for other in others {
        house.clock.advance(by: .seconds(1))
        try await house.block(other, by: anna)
      }
      try await house.block(anna, by: berta)
      func page(_ token: String, of person: KnownPerson) async throws -> ListBlocksResponse {
        let request = ListBlocksRequest(pageSize: 3, pageToken: token)
        return try await house.blocks.listBlocks(request, house.call(BlockServiceMethods.listBlocks, by: person.accountID))
      }
      let first = try await page("", of: anna)
      let second = try await page(first.nextPageToken, of: anna)
      #expect((first.blocks + second.blocks).map { $0.person?.username } == ["other4", "other3", "other2", "other1", "other0"])
      #expect(second.nextPageToken == "")
      #expect(try await page("", of: others[0]).blocks == [])
    }
  }

  @Test func blocksHaveLimitsAndNeedSomebody() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      #expect(try await house.refusal { try await house.block(anna, by: anna) } == "SELF")
      let nobody = KnownPerson(accountID: UUID(), username: "nobody")
      #expect(try await house.refusal { try await house.block(nobody, by: anna) } == "USER_NOT_FOUND")
      try await house.database.execute(
        """
        INSERT INTO blocks (account_id, blocked_account_id, create_time)
        SELECT \(anna.accountID), id, \(house.clock.now()) FROM unnest(\((0..<Blocks.countMax).map { _ in UUID() })) AS id
        """)
      #expect(try await house.refusal { try await house.block(berta, by: anna) } == "BLOCKS_FULL")
      let context = RequestContext(caller: .service("game"), method: BlockLookupServiceMethods.findBlocked, now: house.clock.now())
      for (request, reason) in [
        (FindBlockedRequest(account: [1], others: [UUID().bytes]), "INVALID_UUID"),
        (FindBlockedRequest(account: UUID().bytes, others: []), "MISSING"),
        (FindBlockedRequest(account: UUID().bytes, others: [[1]]), "INVALID_UUID"),
        (FindBlockedRequest(account: UUID().bytes, others: (0...500).map { _ in UUID().bytes }), "TOO_MANY"),
      ] {
        #expect(try await house.refusal { _ = try await house.blockLookups.findBlocked(request, context) } == reason)
      }
    }
  }

  /// A block and what the other one does at that moment: afterwards nothing is between the two.
  @Test func aBlockWinsOverWhateverHappensAtTheSameMoment() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<20 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        if round % 2 == 0 { try await house.ask(berta.username, by: anna) }
        async let blocked: Void = house.block(berta, by: anna)
        async let asked = house.refusal {
          if round % 2 == 0 {
            try await house.answer(.accept, to: anna, by: berta)
          } else {
            try await house.ask(anna.username, by: berta)
          }
        }
        try await blocked
        _ = try await asked
        #expect(try await house.friends(of: anna) == [])
        #expect(try await house.friends(of: berta) == [])
        #expect(try await house.requests(.received, of: anna) == [])
        #expect(try await house.requests(.received, of: berta) == [])
      }
    }
  }
}
