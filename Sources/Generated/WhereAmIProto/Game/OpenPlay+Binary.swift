// Written by protoc-gen-cairn from cairn/game/whereami/v1/open_play.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension OpenPlay {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__open_play__descriptor_pointer(), as: Cairn__Game__Whereami__V1__OpenPlay.self) {
      (c) throws(DecodingError) in try OpenPlay(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Whereami__V1__OpenPlay>) throws(DecodingError) {
    games = try Binary.list(c.pointee.n_games_, c.pointee.games_, messages: { (value) throws(DecodingError) in try OpenGame(c: value) })
    invitations = try Binary.list(c.pointee.n_invitations_, c.pointee.invitations_, messages: { (value) throws(DecodingError) in try Invitation(c: value) })
  }

  package func write(to binary: inout BinaryWriter) {
    if !games.isEmpty {
      for element in games {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !invitations.isEmpty {
      for element in invitations {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
