import Cryptography
import ExpeditionsProto
import Protobuf

/// Contents of the pack of a park. Pure.
enum ParkPackContents {
  /// Challenges of a pack: more than anybody looks through in a park.
  static let challengesMax = 200

  /// Bytes of its challenges: some seconds at the edge of a network, where such a pack is wanted.
  static let bytesMax = 1 << 20

  /// Characters of the name of a pack, ours or another's.
  static let etagMax = 64

  /// The first of some challenges that have room.
  static func packed(_ challenges: [Challenge]) -> [Challenge] {
    var room = bytesMax
    return Array(
      challenges.prefix(challengesMax).prefix { challenge in
        room -= challenge.encoded().count
        return room >= 0
      })
  }

  /// The name of a pack's contents: half of SHA-256 is more than enough for what nobody gains by forging.
  static func etag(of pack: ParkPack) -> String {
    var pack = pack
    pack.etag = ""
    return Cryptography.Base64.url.encode(Array(SHA256.digest(of: pack.encoded()).prefix(16)))
  }
}
