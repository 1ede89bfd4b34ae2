import CairnProto
import WhereAmIProto
import FoundationEssentials
import Geodesy
import Identity
import RPC

/// Malformed requests are refused here, before anything is loaded.
enum GeoGuessRequests {
  /// The round a move names.
  static func round(_ number: Int32) throws(RPCError) -> Int {
    guard (1...GeoGuessRules.roundCount).contains(Int(number)) else {
      throw .invalid("round_number", .outOfRange, "from 1 to \(GeoGuessRules.roundCount)")
    }
    return Int(number)
  }

  /// The place a move names. The call's reason is the document's own (requirement W-25); the field says what is wrong with it.
  static func position(_ position: LatLng?) throws(RPCError) -> GeoPoint {
    do {
      return try Field.position(position)
    } catch {
      throw .invalid(error.fieldViolations, reason: .invalidCoordinates)
    }
  }

  /// Place of a panorama that was found; nil where none was told.
  static func place(of found: FoundPanorama?) throws(RPCError) -> GeoPoint? {
    guard let found else { return nil }
    guard found.panoramaID.utf8.count <= panoramaIDBytesMax else {
      throw .invalid("found.panorama_id", .malformed, "at most \(panoramaIDBytesMax) bytes")
    }
    return try Field.position(found.position, "found.position")
  }

  /// The contract's own limit on the id of a panorama.
  private static let panoramaIDBytesMax = 256

  /// The one problem that can be reported.
  static func check(_ problem: ReportPanoramaRequest.Problem) throws(RPCError) {
    _ = try Field.word(problem, "problem")
  }

  /// The map a game is to be played on; the world when none is named.
  static func mapID(_ text: String) throws(RPCError) -> String {
    if text.isEmpty { return "world" }
    guard text.utf8.count <= mapIDBytesMax, text.utf8.allSatisfy(isMapCharacter) else {
      throw .invalid("map_id", .malformed, "at most \(mapIDBytesMax) characters of [a-z0-9-]")
    }
    return text
  }

  private static func isMapCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The contract's own limit on the id of a map.
  private static let mapIDBytesMax = 64

  /// Whether a game is played by clues instead of the map's imagery.
  static func isByClues(_ provider: PanoramaProvider) throws(RPCError) -> Bool {
    guard provider == .unspecified || provider == .clues else {
      throw .invalid("provider", .unknownValue, "PANORAMA_PROVIDER_CLUES, or none for the imagery of the map")
    }
    return provider == .clues
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: GeoGuessRules.Refusal) {
    switch refusal {
    case .gameFinished: self.init(.failedPrecondition, reason: .gameFinished)
    case .roundClosed: self.init(.failedPrecondition, reason: .roundClosed)
    case .wrongPhase: self.init(.failedPrecondition, reason: .wrongPhase)
    case .alreadyAnswered: self.init(.failedPrecondition, reason: .alreadyAnswered)
    case .alreadyRedrawn: self.init(.failedPrecondition, reason: .alreadyRedrawn)
    case .reportTooLate: self.init(.failedPrecondition, reason: .reportTooLate)
    case .gameNotFinished: self.init(.failedPrecondition, reason: .gameNotFinished)
    }
  }

  /// No such game, or none the caller plays in: both look the same.
  static let gameNotFound = RPCError(.notFound, reason: .gameNotFound)
}

extension RPCError {
  /// Somebody plays against others, and can do so once at a time.
  static func busyInGame(_ gameID: UUID) -> RPCError {
    RPCError(.failedPrecondition, reason: .busyInGame, message: "leave the game first", metadata: ["game_id": gameID.text])
  }
}
