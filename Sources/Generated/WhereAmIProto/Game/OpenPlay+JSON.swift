// Written by protoc-gen-cairn from cairn/game/whereami/v1/open_play.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension OpenPlay {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try OpenPlay(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "OpenPlay") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("games") {
        games = try json.list("OpenPlay.games") { (json: inout JSONReader) throws(DecodingError) in try OpenGame(reading: &json) }
      } else if json.isKey("invitations") {
        invitations = try json.list("OpenPlay.invitations") { (json: inout JSONReader) throws(DecodingError) in try Invitation(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !games.isEmpty {
      json.key("games")
      json.list(games) { json, element in element.write(to: &json) }
    }
    if !invitations.isEmpty {
      json.key("invitations")
      json.list(invitations) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
