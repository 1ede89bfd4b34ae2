// Written by protoc-gen-cairn from what the comments of the contract name; not by hand.
// swift-format-ignore-file

public import CairnProto

extension Reason {
  /// With FAILED_PRECONDITION.
  public static var alreadyRedrawn: Reason { Reason("ALREADY_REDRAWN") }
  /// With FAILED_PRECONDITION.
  public static var busyInGame: Reason { Reason("BUSY_IN_GAME") }
  /// With FAILED_PRECONDITION.
  public static var busyInRoom: Reason { Reason("BUSY_IN_ROOM") }
  /// With NOT_FOUND.
  public static var dailyNotFound: Reason { Reason("DAILY_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var friendOffline: Reason { Reason("FRIEND_OFFLINE") }
  /// With FAILED_PRECONDITION.
  public static var gameFinished: Reason { Reason("GAME_FINISHED") }
  /// With FAILED_PRECONDITION.
  public static var gameNotFinished: Reason { Reason("GAME_NOT_FINISHED") }
  /// With NOT_FOUND.
  public static var gameNotFound: Reason { Reason("GAME_NOT_FOUND") }
  /// With NOT_FOUND.
  public static var ghostNotFound: Reason { Reason("GHOST_NOT_FOUND") }
  /// With INVALID_ARGUMENT.
  public static var invalidCoordinates: Reason { Reason("INVALID_COORDINATES") }
  /// With NOT_FOUND.
  public static var invitationNotFound: Reason { Reason("INVITATION_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var notAPlayer: Reason { Reason("NOT_A_PLAYER") }
  /// With FAILED_PRECONDITION.
  public static var notEnoughPlayers: Reason { Reason("NOT_ENOUGH_PLAYERS") }
  /// With PERMISSION_DENIED.
  public static var notHost: Reason { Reason("NOT_HOST") }
  /// With FAILED_PRECONDITION.
  public static var playersNotReady: Reason { Reason("PLAYERS_NOT_READY") }
  /// With FAILED_PRECONDITION.
  public static var rematchOver: Reason { Reason("REMATCH_OVER") }
  /// With NOT_FOUND.
  public static var replayNotFound: Reason { Reason("REPLAY_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var reportTooLate: Reason { Reason("REPORT_TOO_LATE") }
  /// With FAILED_PRECONDITION.
  public static var roomFull: Reason { Reason("ROOM_FULL") }
  /// With NOT_FOUND.
  public static var roomNotFound: Reason { Reason("ROOM_NOT_FOUND") }
  /// With FAILED_PRECONDITION.
  public static var roundClosed: Reason { Reason("ROUND_CLOSED") }
  /// With RESOURCE_EXHAUSTED.
  public static var tooManyEmotes: Reason { Reason("TOO_MANY_EMOTES") }
  /// With FAILED_PRECONDITION.
  public static var wrongPhase: Reason { Reason("WRONG_PHASE") }
}
