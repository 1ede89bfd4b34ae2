import Geodesy
import Polygons
import Testing

@testable import GeoService

@Suite struct LocationRulesTests {
  private func draw(_ count: Int, _ number: Int, on map: GameMap, avoiding: Avoidance = Avoidance()) throws -> [DrawnPlace] {
    try LocationRules.draw(count: count, seed: seed(number), from: map.coverage, avoiding: avoiding)
  }

  @Test func theSameSeedDrawsTheSamePlaces() throws {
    let world = try RealData.map("world")
    #expect(try draw(20, 1, on: world) == draw(20, 1, on: world))
    #expect(try draw(5, 1, on: world) == Array(draw(20, 1, on: world).prefix(5)), "asking for fewer gives the first of them")
    #expect(try draw(5, 1, on: world) != draw(5, 2, on: world))
  }

  @Test func anExcludedPlaceIsNotDrawnAgainAndTheOthersStay() throws {
    let italy = try RealData.map("it")
    let first = try draw(5, 3, on: italy)
    let second = try draw(5, 3, on: italy, avoiding: Avoidance(places: [first[2].id]))
    #expect(Array(second.prefix(2)) == Array(first.prefix(2)))
    #expect(!second.map(\.id).contains(first[2].id))
  }

  @Test func anAvoidedAreaIsNotDrawnFrom() throws {
    let malta = try RealData.map("mt")
    let area = try draw(1, 4, on: malta)[0].id.area
    for number in 0..<50 {
      #expect(try draw(5, number, on: malta, avoiding: Avoidance(areas: [area])).allSatisfy { $0.id.area != area })
    }
  }

  @Test func aGroundOfOneCellIsExhaustedAfterOnePlace() throws {
    let garden = Coverage([try rectangle(south: 10, west: 10, north: 10.0001, east: 10.0001)])
    #expect(try LocationRules.draw(count: 1, seed: seed(1), from: garden, avoiding: Avoidance()).count == 1)
    #expect(throws: LocationRules.Refusal.mapExhausted) {
      try LocationRules.draw(count: 2, seed: seed(1), from: garden, avoiding: Avoidance())
    }
  }

  @Test func aMapWithoutGroundIsExhausted() {
    #expect(throws: LocationRules.Refusal.mapExhausted) {
      try LocationRules.draw(count: 1, seed: seed(1), from: Coverage([]), avoiding: Avoidance())
    }
  }

  @Test func placesOfAGameAreFarApart() throws {
    for map in try ["world", "it", "mt", "va"].map(RealData.map) {
      let spacing = LocationRules.spacing(area: map.coverage.area)
      let places = try draw(20, 5, on: map)
      for (index, place) in places.enumerated() {
        #expect(places[..<index].allSatisfy { $0.position.distance(to: place.position) >= spacing })
      }
      #expect(Set(places.map(\.id)).count == 20)
    }
  }

  @Test func aThousandExcludedPlacesLeaveRoomOnEveryKindOfMap() throws {
    for map in try ["world", "lu"].map(RealData.map) {
      var excluded: Set<LocationID> = []
      for number in 0..<200 { excluded.formUnion(try draw(5, number, on: map).map(\.id)) }
      #expect(try draw(20, 999, on: map, avoiding: Avoidance(places: excluded)).count == 20)
    }
  }

  @Test func everyMapDrawsAWholeGame() throws {
    let maps = try RealData.maps.get()
    #expect(maps.count > 200)
    for map in maps {
      let places = try draw(20, 6, on: map)
      #expect(places.allSatisfy { map.box.contains($0.position) }, "\(map.mapID)")
      #expect(places.allSatisfy { (0..<360).contains($0.heading) && $0.countryCode.count == 2 })
    }
  }

  /// Corners of ground are rounded to 10⁻³ degrees, so a place may lie half of that beside the land.
  @Test func noPlaceIsInTheSea() throws {
    let lands = try RealData.lands()
    let kit = PolygonKit()
    for map in try RealData.maps.get() where map.mapID.count == 2 {
      let land = try kit.prepared(#require(lands[map.mapID]))
      for number in 0..<10 {
        for place in try draw(20, number, on: map) {
          #expect(land.contains(place.position, toleranceDegrees: 0.001), "\(map.mapID) \(place.position)")
        }
      }
    }
  }

  @Test(arguments: [("fj", 180.0), ("nz", 180), ("us", 0), ("ru", 180), ("world", 0), ("it", 0)])
  func mapsOverTheAntimeridianAreWhole(mapID: String, meridian: Double) throws {
    let map = try RealData.map(mapID)
    #expect(map.box.crossesAntimeridian == (meridian == 180))
    if mapID == "fj" { #expect(map.diagonal < 1_000_000) }
    for place in try draw(20, 7, on: map) { #expect(place.countryCode == mapID || map.isWorld) }
  }

  @Test func theRadiusForImageryGrowsWithTheMap() throws {
    #expect(LocationRules.searchRadius(diagonal: MapRules.worldDiagonal) == 14_917)
    #expect(LocationRules.searchRadius(diagonal: 1_000) == 250)
  }

  @Test func oneReportRemovesAPlaceAndThreeAnArea() {
    let places = [point(10.01, 10.01), point(10.02, 10.02), point(10.03, 10.03)].map(LocationID.init(containing:))
    #expect(LocationRules.avoidance(reported: Array(places.prefix(2))) == Avoidance(places: Set(places.prefix(2))))
    #expect(LocationRules.avoidance(reported: places).areas == [places[0].area])
  }
}
