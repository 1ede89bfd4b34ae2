import CairnProto
import CairnServices
import Geodesy
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GeoService

extension StoredGeo {
  /// Clues of real places, as the draw of a game tells them.
  @Suite struct PlaceClues {
    private static func clues(_ latitude: Double, _ longitude: Double, _ countryCode: String) async throws -> [PlaceClue] {
      try await StoredGeo.withData { database in
        let maker = ClueMaker(database: database, countries: CountryShelf(store: CountryStore(database: database)))
        let place = ClueMaker.Place(
          position: GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude), countryCode: countryCode)
        return try await maker.clues(of: [place], at: StoredGeo.now).first ?? []
      }
    }

    @Test func whoIsInReykjavikKnowsThat() async throws {
      let clues = try await Self.clues(64.13, -21.9, "is")
      #expect(clues.contains(.noonSun(.south)) && clues.contains(.sea(withinKilometres: 10)) && clues.contains(.clock(minutes: 0)))
      #expect(clues.contains(.drivingSide(isLeft: false)) && clues.contains(.neighbours(0)) && clues.contains(.scripts(["Latn"])))
    }

    @Test func whoIsInKathmanduKnowsThat() async throws {
      let clues = try await Self.clues(27.7, 85.32, "np")
      #expect(
        clues.contains(.clock(minutes: 345)) && clues.contains(.sea(withinKilometres: nil)) && clues.contains(.drivingSide(isLeft: true)))
      #expect(clues.contains(.scripts(["Deva", "Latn"])) && clues.contains(.neighbours(2)))
    }

    /// Nothing of what is sent is a name, and no number is exact: a client that reads all of it knows no more than is said.
    @Test func aDrawByCluesTellsNoPlace() async throws {
      let codes = Set(NoonSun.known + CompassDirection.allCases.map(\.rawValue) + ["left", "right"])
      try await StoredGeo.withData { database in
        let handlers = LocationHandlers(database)
        for number in 0..<20 {
          let request = DrawLocationsRequest(mapID: "world", count: 5, seed: seed(number), provider: .clues)
          let locations = try await handlers.drawLocations(request, StoredGeo.context(LocationServiceMethods.drawLocations)).locations
          for location in locations {
            let panorama = try #require(location.panorama)
            #expect(panorama.provider == .clues)
            let told = try #require(panorama.target?.clues)
            #expect(panorama.searchRadiusM == nil && panorama.headingDegrees == 0)
            #expect((6...16).contains(told.clues.count), "\(told)")
            for code in told.clues.flatMap(\.codes) { #expect(codes.contains(code) || code.isScript, "\(code)") }
            for clue in told.clues where clue.kind == .city { #expect(clue.number >= 10 && clue.number.hasTwoDigits) }
          }
        }
      }
    }

    @Test func theSamePlacesAreDrawnWithCluesAndWithout() async throws {
      try await StoredGeo.withData { database in
        let handlers = LocationHandlers(database)
        func draw(_ provider: PanoramaProvider) async throws -> [String] {
          let request = DrawLocationsRequest(mapID: "it", count: 5, seed: seed(1), provider: provider)
          return try await handlers.drawLocations(request, StoredGeo.context(LocationServiceMethods.drawLocations)).locations.map(
            \.locationID)
        }
        let (byClues, byImagery) = (try await draw(.clues), try await draw(.unspecified))
        #expect(byClues == byImagery)
      }
    }
  }
}

extension Panorama.OneOfTarget {
  fileprivate var clues: Clues? {
    if case .clues(let clues) = self { clues } else { nil }
  }
}

extension NoonSun {
  fileprivate static let known = [NoonSun.south, .north, .overhead].map(\.rawValue)
}

extension String {
  /// A code of ISO 15924: a capital and three small letters.
  fileprivate var isScript: Bool { count == 4 && first?.isUppercase == true && dropFirst().allSatisfy(\.isLowercase) }
}

extension Int32 {
  fileprivate var hasTwoDigits: Bool {
    var rest = self
    while rest >= 100, rest % 10 == 0 { rest /= 10 }
    return rest < 100
  }
}
