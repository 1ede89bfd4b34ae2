import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import QuizWalks

/// Names that people write for a group or a class go through the queue of moderators.
@Suite struct GroupReportTests {
  @Test func `A name is found by those of the group, hidden from all but its writer, and shown again`() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.draft()
      try await house.publish(walkID, .private)
      let groupID = try await house.group(walkID, .class)
      let (rude, other, stranger) = (UUID(), UUID(), UUID())
      try await house.join(groupID, name: "Rude", by: rude, isGuest: true)
      try await house.join(groupID, name: "Olga", by: other, isGuest: true)
      let report = GroupReport(database: house.database)
      let id = "\(groupID):1"
      func found(by viewerID: UUID, _ id: String) async throws -> ShownContent? {
        try await report.find(id, for: ContentView(viewerID: viewerID, wantsEvidence: true))
      }
      for viewer in [house.maker, other] {
        let seen = try #require(try await found(by: viewer, id))
        #expect(seen.ownerID == rude && seen.summary == "Rude" && seen.isOfGuest && (seen.evidence as? WalkGroupMember)?.name == "Rude")
      }
      #expect(try await found(by: stranger, id) == nil, "nobody else is told a pupil's name")
      let suffixes = ["", ":", ":0", ":3", ":1:1", ":99999", ":+1", ":01"]
      for bad in suffixes.map({ groupID + $0 }) + ["", "x", "\(UUID().text):1"] {
        #expect(try await found(by: house.maker, bad) == nil, "\(bad)")
        try await house.database.transaction { try await report.setHidden(true, bad, at: house.clock.now(), in: $0) }
      }
      func names(_ viewerID: UUID) async throws -> [String] {
        try await house.shown(groupID, by: viewerID).members.sorted { $0.number < $1.number }.map(\.name)
      }
      func hide(_ isHidden: Bool) async throws {
        for _ in 1...2 { try await house.database.transaction { try await report.setHidden(isHidden, id, at: house.clock.now(), in: $0) } }
      }
      #expect(try await names(house.maker) == ["Rude", "Olga"])
      try await hide(true)
      for viewer in [house.maker, other] { #expect(try await names(viewer) == ["", "Olga"]) }
      #expect(try await names(rude) == ["Rude", "Olga"], "its writer reads it")
      #expect(try await found(by: house.maker, id) == nil, "nothing is left to be read")
      // To go and come again by another name is no way around it.
      try await house.leave(groupID, by: rude)
      try await house.join(groupID, name: "Ruder", by: rude, isGuest: true)
      #expect(try await names(house.maker) == ["", "Olga"])
      try await hide(false)
      #expect(try await names(house.maker) == ["Ruder", "Olga"])
      // One who was sent away is no reader any more.
      try await house.remove(2, from: groupID)
      #expect(try await found(by: other, id) == nil)
    }
  }

  @Test func `It is content of the service, and its kind is the app's`() async throws {
    try await QuizHouse.run { house in
      let base = FeatureEnvironment.testing(house.database, clock: house.clock, others: ["social": house.social])
      let kinds = try QuizWalksApp.contents(base).map(\.kind)
      #expect(kinds.contains(ContentKind(.qwalk, "quiz_group_member")))
    }
  }
}
