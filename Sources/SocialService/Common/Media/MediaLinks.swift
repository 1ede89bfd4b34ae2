import Cryptography
import FoundationEssentials
import Identity
import Synchronization
import Timekeeping

/// Content of a media path: a file is fetched from it without a token and for a while. A person who is told a path was allowed to see the file then.
struct MediaLink: Sendable, Hashable {
  var mediaID: UUID
  var variant: MediaVariant
  var purpose: MediaPurpose
  var expireTime: Moment
  /// Whether it leads to what its owner has deleted as well, while it is kept for moderators.
  var isForModerators = false
}

/// Makes and reads the paths.
///
/// Layout, in base64url: kind (1 byte), media (16), variant (1), purpose (1), hours since 1970 at the expiry, for moderators minutes (4), the first
/// 16 bytes of HMAC-SHA-256 over all that. Truncated, because forging needs a guess online, and 128 bits are far beyond that.
package struct MediaLinks: Sendable {
  /// Before the token.
  static let prefix = "/media/"

  /// For everybody, and for moderators.
  private static let (kind, moderatorKind): (UInt8, UInt8) = (1, 2)
  /// Lifetime of a path for moderators: as long as it takes to look, also at a video twice or with a pause.
  private static let moderatorTime: Int64 = 15 * minute
  private static let codeBytes = 16
  private static let contentBytes = 1 + 16 + 1 + 1 + 4
  private static let (minute, hour): (Int64, Int64) = (60_000_000, 3_600_000_000)

  private let key: SymmetricKey
  private let lately = LatePicturePaths()

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn media link v1")
  }

  /// Until when a path that is made now can be used: at least an hour. The same for all that are made within an hour, so that a client's cache
  /// knows the file again.
  static func expireTime(at now: Moment) -> Moment {
    Moment(microseconds: (now.microseconds / hour + 2) * hour)
  }

  /// Until when a path can be used that is made for moderators now: a few minutes, because a moderator who has decided a case need not see it any more.
  static func moderatorExpireTime(at now: Moment) -> Moment {
    Moment(microseconds: (now.microseconds + moderatorTime) / minute * minute)
  }

  func path(of link: MediaLink) -> String {
    let (kind, unit) = link.isForModerators ? (Self.moderatorKind, Self.minute) : (Self.kind, Self.hour)
    let time = UInt32(truncatingIfNeeded: link.expireTime.microseconds / unit)
    var content = [kind] + link.mediaID.bytes + [Self.code(of: link.variant), Self.code(of: link.purpose)]
    content += (0..<4).map { UInt8(truncatingIfNeeded: time >> (24 - 8 * $0)) }
    return Self.prefix + Base64.url.encode(content + code(of: content))
  }

  /// The paths of a picture's two files.
  func paths(ofPicture mediaID: UUID, until expireTime: Moment) -> PicturePaths {
    if let paths = lately.paths(of: mediaID, until: expireTime) { return paths }
    func path(_ variant: MediaVariant) -> String {
      self.path(of: MediaLink(mediaID: mediaID, variant: variant, purpose: .avatar, expireTime: expireTime))
    }
    let paths = PicturePaths(thumbnail: path(.thumbnail), full: path(.full))
    lately.keep(paths, of: mediaID, until: expireTime)
    return paths
  }

  /// - Parameter token: The path without its prefix.
  /// - Returns: Nil for one that was not made here, or whose time is over.
  func open(_ token: String, at now: Moment) -> MediaLink? {
    guard let bytes = Base64.url.decode(token), bytes.count == Self.contentBytes + Self.codeBytes,
      bytes[0] == Self.kind || bytes[0] == Self.moderatorKind
    else { return nil }
    let isForModerators = bytes[0] == Self.moderatorKind
    let content = Array(bytes.prefix(Self.contentBytes))
    guard key.isCode(Array(bytes.suffix(Self.codeBytes)), of: content),
      let mediaID = UUID(bytes: Array(content[1..<17])), Int(content[17]) < MediaVariant.allCases.count,
      Int(content[18]) < MediaPurpose.allCases.count
    else { return nil }
    let time = content[19..<23].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    let link = MediaLink(
      mediaID: mediaID, variant: MediaVariant.allCases[Int(content[17])], purpose: MediaPurpose.allCases[Int(content[18])],
      expireTime: Moment(microseconds: time * (isForModerators ? Self.minute : Self.hour)), isForModerators: isForModerators)
    return now < link.expireTime ? link : nil
  }

  private func code(of content: [UInt8]) -> [UInt8] { Array(key.authenticationCode(for: content).prefix(Self.codeBytes)) }

  /// By the order of the cases: paths live for two hours, so it may change.
  private static func code<Value: CaseIterable & Equatable>(of value: Value) -> UInt8 {
    UInt8(Array(Value.allCases).firstIndex(of: value) ?? 0)
  }
}

/// Paths from which the files of a picture are fetched.
struct PicturePaths: Sendable, Hashable {
  var thumbnail: String
  var full: String
}

/// The paths of pictures that were made within the hour. They stay the same for so long, and forty of them on each page of friends would
/// cost more than the page.
private final class LatePicturePaths: Sendable {
  /// Some six megabytes. Beyond it all of them are made anew.
  static let countMax = 20_000

  private struct State {
    var expireTime = Moment(microseconds: 0)
    var paths: [UUID: PicturePaths] = [:]
  }

  private let state = Mutex(State())

  func paths(of mediaID: UUID, until expireTime: Moment) -> PicturePaths? {
    state.withLock { $0.expireTime == expireTime ? $0.paths[mediaID] : nil }
  }

  func keep(_ paths: PicturePaths, of mediaID: UUID, until expireTime: Moment) {
    state.withLock { state in
      if state.expireTime != expireTime || state.paths.count >= Self.countMax {
        state = State(expireTime: expireTime)
      }
      state.paths[mediaID] = paths
    }
  }
}
