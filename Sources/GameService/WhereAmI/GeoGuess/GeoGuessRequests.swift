import CairnProto
import WhereAmIProto
import FoundationEssentials
import Geodesy
import Identity
import RPC

/// Malformed requests are refused here, before anything is loaded.
enum GeoGuessRequests {
  /// The game a request names.
  static func gameID(_ text: String) throws(RPCError) -> UUID {
    guard let id = UUID(text: text) else { throw .invalid("game_id", "INVALID_UUID", "36 characters, lower-case") }
    return id
  }

  /// The round a move names.
  static func round(_ number: Int32) throws(RPCError) -> Int {
    guard (1...GeoGuessRules.roundCount).contains(Int(number)) else {
      throw .invalid("round_number", "OUT_OF_RANGE", "from 1 to \(GeoGuessRules.roundCount)")
    }
    return Int(number)
  }

  /// The place a move names.
  static func position(_ position: LatLng?) throws(RPCError) -> GeoPoint {
    guard let position else { throw invalidCoordinates("position is missing") }
    guard let point = GeoPoint(position) else {
      throw invalidCoordinates("latitude_degrees is in [-90, 90], longitude_degrees in [-180, 180]")
    }
    return point
  }

  /// The document's own reason stands at the top; the field says the same.
  private static func invalidCoordinates(_ description: String) -> RPCError {
    var error = RPCError.invalid("position", "INVALID_COORDINATES", description)
    error.reason = "INVALID_COORDINATES"
    return error
  }

  /// The one problem that can be reported.
  static func check(_ problem: ReportPanoramaRequest.Problem) throws(RPCError) {
    guard problem == .noPanorama else { throw .invalid("problem", "UNKNOWN_VALUE") }
  }

  /// The map a game is to be played on; the world when none is named.
  static func mapID(_ text: String) throws(RPCError) -> String {
    if text.isEmpty { return "world" }
    guard text.utf8.count <= mapIDBytesMax, text.utf8.allSatisfy(isMapCharacter) else {
      throw .invalid("map_id", "MALFORMED", "at most \(mapIDBytesMax) characters of [a-z0-9-]")
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

  /// How many games a page of the history has.
  static func pageSize(_ size: Int32) throws(RPCError) -> Int {
    guard size >= 0 else { throw .invalid("page_size", "OUT_OF_RANGE", "not negative") }
    return size == 0 ? pageSizeDefault : min(Int(size), pageSizeMax)
  }

  private static let pageSizeDefault = 20
  /// A page is one answer of some ten kilobytes.
  private static let pageSizeMax = 100
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: GeoGuessRules.Refusal) {
    switch refusal {
    case .gameFinished: self.init(.failedPrecondition, reason: "GAME_FINISHED")
    case .roundClosed: self.init(.failedPrecondition, reason: "ROUND_CLOSED")
    case .wrongPhase: self.init(.failedPrecondition, reason: "WRONG_PHASE")
    case .alreadyAnswered: self.init(.failedPrecondition, reason: "ALREADY_ANSWERED")
    case .alreadyRedrawn: self.init(.failedPrecondition, reason: "ALREADY_REDRAWN")
    case .reportTooLate: self.init(.failedPrecondition, reason: "REPORT_TOO_LATE")
    case .gameNotFinished: self.init(.failedPrecondition, reason: "GAME_NOT_FINISHED")
    }
  }

  /// No such game, or none the caller plays in: both look the same.
  static let gameNotFound = RPCError(.notFound, reason: "GAME_NOT_FOUND")
}

extension RPCError {
  /// Somebody plays against others, and can do so once at a time.
  static func busyInGame(_ gameID: UUID) -> RPCError {
    RPCError(.failedPrecondition, reason: "BUSY_IN_GAME", message: "leave the game first", metadata: ["game_id": gameID.text])
  }
}
