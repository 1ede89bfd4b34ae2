// Written by protoc-gen-cairn from cairn/game/v1/game_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GameChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__v1__game_changed__descriptor_pointer(), as: Cairn__Game__V1__GameChanged.self) {
      (c) throws(DecodingError) in try GameChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Game__V1__GameChanged>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "GameChanged.game_id")
    version = c.pointee.version_
    change = GameChanged.Change(rawValue: c.pointee.change_)
    roundNumber = c.pointee.round_number_
    playerIndex = c.pointee.player_index_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Game__V1__GameChanged> {
    let c = arena.make(Cairn__Game__V1__GameChanged.self)
    cairn__game__v1__game_changed__init(c)
    c.pointee.game_id_ = arena.string(gameID)
    c.pointee.version_ = version
    c.pointee.change_ = change.rawValue
    c.pointee.round_number_ = roundNumber
    c.pointee.player_index_ = playerIndex
    return c
  }
}
