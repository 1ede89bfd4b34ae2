import CairnProto
import CairnServices
import Cryptography
import FoundationEssentials
import Geodesy
import Postgres
import RPC

/// Places for games, drawn by GeoService.
struct LocationDraws: Sendable {
  let service: LocationServiceClient

  /// How long GeoService may take: a draw takes milliseconds, and a player waits for it.
  private static let timeout = Duration.seconds(3)

  /// Bytes of a draw's seed. It is drawn for each game and told nobody: anybody who knew it could draw the same places.
  private static let seedByteCount = 16

  /// Places, and the map they are on.
  struct Draw: Sendable {
    let locations: [Location]
    let map: CairnProto.Map
  }

  /// - Throws: NOT_FOUND MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED where the map has not so many places, however often it is asked;
  ///   UNAVAILABLE UNAVAILABLE for everything else that goes wrong.
  func draw(_ count: Int, on mapID: String, excluding excludedIDs: [String] = [], byClues: Bool = false) async throws -> Draw {
    let seed = RandomBytes.generate(Self.seedByteCount)
    return try Self.draw(try await drawn(count, on: mapID, excluding: excludedIDs, seed: seed, byClues: byClues), count: count)
  }

  /// Places that none of those who are to play has been shown in the latest games; any but the excluded, on a map that has not enough others.
  /// - Throws: As `draw`.
  func draw(
    _ count: Int, on mapID: String, excluding excludedIDs: [String] = [], byClues: Bool = false, unseenBy accountIDs: [UUID],
    in database: Database
  ) async throws -> Draw {
    let seen = try await SeenLocationStore().seen(by: accountIDs, gameLimit: GeoGuessRules.seenGamesMax, in: database)
    do {
      return try await draw(count, on: mapID, excluding: Array(Set(seen + excludedIDs)), byClues: byClues)
    } catch let error as RPCError where !seen.isEmpty && error.says(.mapExhausted) {
      return try await draw(count, on: mapID, excluding: excludedIDs, byClues: byClues)
    }
  }

  /// Places as GeoService tells them, to be kept.
  /// - Parameters:
  ///   - seed: 8 to 64 bytes; the same draws the same while GeoService's data is the same.
  ///   - byClues: Whether the places are shown by clues instead of imagery.
  /// - Throws: As `draw`.
  func drawn(
    _ count: Int, on mapID: String, excluding excludedIDs: [String] = [], seed: [UInt8], byClues: Bool = false
  ) async throws -> DrawLocationsResponse {
    let request = DrawLocationsRequest(
      mapID: mapID, count: Int32(count), excludedLocationIDs: excludedIDs, seed: seed, provider: byClues ? .clues : .unspecified)
    let response: DrawLocationsResponse
    do {
      response = try await service.drawLocations(request, CallOptions(timeout: Self.timeout))
    } catch let error as RPCError where error.says(.mapNotFound) {
      throw RPCError(.notFound, reason: .mapNotFound, cause: error)
    } catch let error as RPCError where error.says(.mapExhausted) {
      throw RPCError(.failedPrecondition, reason: .mapExhausted, message: "the map has not enough places", cause: error)
    } catch let error as RPCError {
      throw Self.unavailable(error)
    }
    _ = try Self.draw(response, count: count)
    return response
  }

  /// Draw that GeoService has told, now or when it was kept.
  /// - Throws: UNAVAILABLE UNAVAILABLE when it is not what can be played.
  static func draw(_ response: DrawLocationsResponse, count: Int) throws(RPCError) -> Draw {
    let locations = response.locations.compactMap { Location($0) }
    guard locations.count == count, let map = response.map, isPlayable(map) else { throw unavailable(nil) }
    return Draw(locations: locations, map: map)
  }

  private static func isPlayable(_ map: CairnProto.Map) -> Bool {
    !map.mapID.isEmpty && map.diagonalM.isFinite && map.diagonalM >= 0 && map.centre.flatMap { GeoPoint($0) } != nil
  }

  /// Tells that a place has no panorama. It is a hint: a lost one costs another report, so no failure is passed on.
  func report(_ locationID: String) async {
    _ = try? await service.reportLocation(ReportLocationRequest(locationID: locationID), CallOptions(timeout: Self.timeout))
  }

  private static func unavailable(_ cause: RPCError?) -> RPCError {
    RPCError(.unavailable, reason: .unavailable, message: "no places can be drawn now", cause: cause)
  }
}
