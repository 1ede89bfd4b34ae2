import CairnProto
import CairnServices
import EventLoop
import Foundation
import Identity
import RPC

/// People who look places up: sights near them, cities by what they type; and a game that draws its locations.
///
/// Driven line by line on standard input. `nearest FILE` asks for the five nearest points of interest of each position of a file, a line "LATITUDE
/// LONGITUDE" each; `type TEXT TIMES LANGUAGE CITY` has a text completed so often, with _ for a space, on a phone of that language (- for none) in that
/// city (if any); `draw TIMES` draws five locations of the world so often, straight from GeoService (`CAIRN_UPSTREAM_GEO`, `CAIRN_TICKET_KEYS_GEO`),
/// the rest goes through the gateway. Each answers `done MICROSECONDS` followed by the microseconds that each call took; so many are under way at once
/// as there are people. Ends with the input.
struct Places: Sendable {
  private static let pointCount: Int32 = 5
  private static let locationCount: Int32 = 5

  private let people: Int
  private let token: String
  private let gateway: RPCClient
  private let geo: RPCClient?
  private let loop: Loop

  /// - Parameters:
  ///   - address: The gateway's, without TLS.
  ///   - count: How many ask at once. They share a session: GeoService does not care whose it is.
  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let gateway = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    guard let person = try await Crowd.signUp(1, gateway).first else { return }
    let places = Places(
      people: count, token: person.tokens.accessToken, gateway: gateway, geo: try straightToGeo(loop), loop: loop)
    Crowd.say("signed-up")
    while let line = readLine() { try await places.obey(line.split(separator: " ").map(String.init)) }
  }

  private static func straightToGeo(_ loop: Loop) throws -> RPCClient? {
    let environment = ProcessInfo.processInfo.environment
    guard let address = environment["CAIRN_UPSTREAM_GEO"].flatMap({ HostPort($0) }), let file = environment["CAIRN_TICKET_KEYS_GEO"] else {
      return nil
    }
    let keys = try TicketKeys(parsing: String(contentsOfFile: file, encoding: .utf8))
    return RPCClient(
      to: Upstream(name: "geo", hosts: [address]), credentials: .service(name: "game", audience: "geo", keys: keys), home: loop)
  }

  private func obey(_ words: [String]) async throws {
    let options = CallOptions(accessToken: token)
    switch words.first {
    case "nearest":
      let positions = try Self.positions(words[1])
      let client = PointOfInterestServiceClient(gateway)
      try await all(positions.count) { index in
        _ = try await client.findPointsOfInterest(
          FindPointsOfInterestRequest(position: positions[index], radiusM: 50_000, limit: Self.pointCount), options)
      }
    case "type":
      let client = CityServiceClient(gateway)
      var request = AutocompleteCityRequest(prefix: words[1].replacingOccurrences(of: "_", with: " "))
      if words.count > 3, words[3] != "-" { request.languageCode = words[3] }
      if words.count > 4 {
        let found = try await loop.run { try await client.autocompleteCity(AutocompleteCityRequest(prefix: words[4], limit: 1), options) }
        request.nearCityID = found.cities.first?.cityID ?? 0
      }
      let asked = request
      try await all(Int(words[2]) ?? 0) { _ in _ = try await client.autocompleteCity(asked, options) }
    case "draw":
      guard let geo else { return }
      let client = LocationServiceClient(geo)
      try await all(Int(words[1]) ?? 0) { _ in
        let seed = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
        _ = try await client.drawLocations(DrawLocationsRequest(mapID: "world", count: Self.locationCount, seed: seed))
      }
    default: return
    }
  }

  private static func positions(_ file: String) throws -> [LatLng] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 2 ? LatLng(latitudeDegrees: numbers[0], longitudeDegrees: numbers[1]) : nil
    }
  }

  /// Each person makes the next call when the one before is answered.
  private func all(_ count: Int, _ call: @escaping @Sendable (Int) async throws -> Void) async throws {
    let people = people
    let begin = ContinuousClock.now
    let times = try await loop.run {
      try await withThrowingTaskGroup(of: [Duration].self) { group in
        for person in 0..<people {
          group.addTask {
            var times: [Duration] = []
            for index in stride(from: person, to: count, by: people) {
              let begin = ContinuousClock.now
              try await call(index)
              times.append(ContinuousClock.now - begin)
            }
            return times
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
    Crowd.say("done", ContinuousClock.now - begin, times)
  }
}
