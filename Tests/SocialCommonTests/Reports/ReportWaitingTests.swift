import AllAppsProto
import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import SocialTesting
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct ReportWaitingTests {
  private func told(_ house: SocialHouse) async throws -> [ReportWaiting] {
    try await house.database.query("SELECT payload FROM outbox WHERE type = 'report.waiting' AND destination = 'auth' ORDER BY event_id")
      .map { try ReportWaiting(decoding: $0.get(0)) }
  }

  /// Cases of which moderators were told that they wait no longer, in order.
  private func settled(_ house: SocialHouse) async throws -> [String] {
    try await house.database.query("SELECT payload FROM outbox WHERE type = 'report.settled' AND destination = 'auth' ORDER BY event_id")
      .map { UUID(bytes: try ReportSettled(decoding: $0.get(0)).reportCase)?.text ?? "" }
  }

  @Test func `What moderators were notified of is settled by a decision, of the case and of the appeal`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let (mod, other) = (house.moderator("mod"), house.moderator("other"))
      try await house.showAbout("buy my stuff", of: anna)
      _ = try await house.report(berta, by: anna)
      let found = try #require(try await house.cases(by: mod).first)
      try await house.claim(found.caseID, by: mod)
      #expect(try await settled(house).isEmpty)
      let decisionID = try await house.decide(found.caseID, .warn, .spam, by: mod)
      #expect(try await settled(house) == [found.caseID])
      try await house.appeal(decisionID, by: berta)
      try await house.decideAppeal(decisionID, .upheld, by: other)
      #expect(try await settled(house) == [found.caseID, found.caseID])
    }
  }

  @Test func `A case about somebody who is deleted waits no longer, and one that was decided is not told again`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, mod) = (house.person("anna"), house.person("berta"), house.moderator("mod"))
      try await house.showAbout("buy my stuff", of: anna)
      _ = try await house.report(berta, by: anna)
      let first = try #require(try await house.cases(by: mod).first)
      try await house.claim(first.caseID, by: mod)
      _ = try await house.decide(first.caseID, .warn, .spam, by: mod)
      house.clock.advance(by: .seconds(1))
      _ = try await house.report(berta, by: anna)
      let second = try #require(try await house.cases(by: mod).first)
      try await house.purge(berta)
      #expect(try await settled(house) == [first.caseID, second.caseID])
    }
  }

  @Test func `Moderators are wanted once for a case, and again for an appeal`() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, carla, berta, mod) = (house.person("anna"), house.person("carla"), house.person("berta"), house.moderator("mod"))
      for person in [anna, carla] { try await house.showAbout("buy my stuff", of: person) }
      _ = try await house.report(berta, by: anna)
      _ = try await house.report(berta, by: carla)
      let found = try #require(try await house.cases(by: mod).first)
      let first = ReportWaiting(reportCase: try #require(UUID(text: found.caseID)).bytes, target: berta.accountID.bytes, isAppeal: false)
      #expect(try await told(house) == [first])
      let store = ReportStore()
      let start = house.clock.now()
      #expect(try await store.waiting(in: house.database).count == 1)
      #expect(try #require(try await store.waiting(in: house.database).oldest) <= start)
      try await house.claim(found.caseID, by: mod)
      let decisionID = try await house.decide(found.caseID, .warn, .spam, by: mod)
      #expect(try await store.waiting(in: house.database) == (0, nil))
      try await house.appeal(decisionID, by: berta)
      var appeal = first
      appeal.isAppeal = true
      #expect(try await told(house) == [first, appeal])
      #expect(try await store.waiting(in: house.database).count == 1)
    }
  }

  @Test func `Whoever moderates is mailed of what waits unless that was switched off, and nobody of anything else`() {
    for topic in NotificationRules.Topic.allCases {
      #expect(DeliveryRules.standard(topic, on: .email) == (topic == .moderation ? .atOnce : .off))
      #expect(DeliveryRules.standard(topic, on: .inApp) == .atOnce)
    }
  }
}
