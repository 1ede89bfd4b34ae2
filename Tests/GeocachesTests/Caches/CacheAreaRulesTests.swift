import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Geocaches

/// Where nothing may be hidden, and where who hides has to know (requirement C-S8).
@Suite struct CacheAreaRulesTests {
  private static let school = CacheHouse.como.destination(distance: 5_000, bearing: 0)

  @Test func nothingIsPublishedAtASchoolAndNothingIsMovedThere() async throws {
    try await CacheHouse.run { house async throws in
      house.geo.put(.school, "First School", around: Self.school)
      let draft = try await house.draft(CacheHouse.content("Yard", at: Self.school))
      do {
        _ = try await house.publish(draft.cacheID, by: house.anna)
        Issue.record("it is published")
      } catch let error as RPCError {
        #expect(error.reason == "FORBIDDEN_AREA" && error.metadata == ["area_kind": "SCHOOL", "area_name": "First School"])
      }
      #expect(await house.refusal { _ = try await house.cache(draft.cacheID, by: house.berta) } == "CACHE_NOT_FOUND")
      let id = try await house.published()
      #expect(await house.refusal { try await house.edit(id, by: house.anna) { $0.position = LatLng(Self.school) } } == "FORBIDDEN_AREA")
      #expect(try await house.cache(id, by: house.berta).summary?.position == LatLng(CacheHouse.como))
      // An area that was imported later forbids no mended spelling.
      house.geo.put(.railway, "", around: CacheHouse.como)
      try await house.edit(id, by: house.anna) { $0.name = "Mended" }
      #expect(await house.refusal { try await house.edit(id, by: house.anna) { $0.kind = .virtual } } == "FORBIDDEN_AREA")
    }
  }

  @Test func aHiddenFinalAndStationsCountAsWell() async throws {
    try await CacheHouse.run { house async throws in
      house.geo.put(.military, "Fort", around: Self.school)
      var riddle = CacheHouse.content("Riddle")
      (riddle.kind, riddle.finalPosition) = (.mystery, LatLng(Self.school))
      let riddleID = try await house.draft(riddle).cacheID
      #expect(await house.refusal { _ = try await house.publish(riddleID, by: house.anna) } == "FORBIDDEN_AREA")
      var multi = CacheHouse.content("Multi")
      multi.kind = .multi
      multi.waypoints = [Waypoint(kind: .stage, visibility: .owner, position: LatLng(Self.school), name: "Gate")]
      let multiID = try await house.draft(multi).cacheID
      #expect(await house.refusal { _ = try await house.publish(multiID, by: house.anna) } == "FORBIDDEN_AREA")
      // A car park is no place where a box is, and people may meet at a school.
      try await house.edit(multiID, by: house.anna) { $0.waypoints[0].kind = .parking }
      #expect(try await house.publish(multiID, version: 2, by: house.anna).version == 3)
      var event = CacheHouse.content("Meeting", at: Self.school)
      event.kind = .event
      event.eventStartTime = house.clock.now() + .seconds(86_400)
      event.eventEndTime = house.clock.now() + .seconds(90_000)
      event.eventTimeZone = "Europe/Rome"
      #expect(try await !house.published(event).isEmpty)
    }
  }

  @Test func whoHidesInAReserveIsTold() async throws {
    try await CacheHouse.run { house async throws in
      house.geo.put(.protected, "Marsh", around: CacheHouse.como)
      let draft = try await house.draft()
      let warnings = try await house.publish(draft.cacheID, by: house.anna).warnings
      #expect(warnings == [CacheWarning(kind: .protected, areaName: "Marsh")])
    }
  }

  private static func moveBeside(_ content: inout CacheContent) {
    content.position = LatLng(CacheHouse.como.destination(distance: 20, bearing: 0))
  }

  private static func warnings(_ id: String, _ house: CacheHouse, of change: (inout CacheContent) -> Void) async throws -> [CacheWarning] {
    let own = try await house.cache(id, by: house.anna)
    var content = own.content ?? CacheContent()
    change(&content)
    return try await house.caches.updateCache(
      UpdateCacheRequest(cacheID: id, version: own.version, content: content),
      house.call(CacheServiceMethods.updateCache, by: house.anna, key: UUID().text)
    ).warnings
  }

  @Test func whoMovesACacheIntoAReserveOrBesideAnotherIsTold() async throws {
    try await CacheHouse.run { house async throws in
      let other = try await house.published(CacheHouse.content("Other"), by: house.berta)
      let meadow = CacheHouse.como.destination(distance: 3_000, bearing: 90)
      house.geo.put(.protected, "Marsh", around: CacheHouse.como)
      let id = try await house.published(CacheHouse.content("Moving", at: meadow))
      #expect(try await Self.warnings(id, house) { $0.descriptionField = "On the meadow." } == [])
      let told = try await Self.warnings(id, house, of: Self.moveBeside)
      #expect(told.first == CacheWarning(kind: .protected, areaName: "Marsh"))
      #expect(told.dropFirst().map(\.kind) == [.tooNear] && told.last?.cacheID == other)
      #expect(try await Self.warnings(id, house) { $0.name = "Moved" } == [], "where it is already")
    }
  }

  @Test func whereGeoServiceDoesNotAnswerNothingIsPublishedOrMoved() async throws {
    try await CacheHouse.run { house async throws in
      let (id, draft) = (try await house.published(), try await house.draft())
      house.geo.setDown(true)
      #expect(await house.refusal { _ = try await house.publish(draft.cacheID, by: house.anna) } == "UNAVAILABLE")
      #expect(await house.refusal { try await house.edit(id, by: house.anna) { $0.position = LatLng(Self.school) } } == "UNAVAILABLE")
      try await house.edit(id, by: house.anna) { $0.name = "Other" }
      house.geo.setDown(false)
      #expect(try await house.publish(draft.cacheID, by: house.anna).version == 2)
    }
  }
}
