internal import Cryptography
internal import FoundationEssentials
internal import Identity
internal import LocalBuddy
internal import Timekeeping

/// One meeting of the tree of LocalBuddy: `meetings/KEY`.
struct RealtimeMeeting: Equatable {
  var key: String
  /// Ids of Firebase, of who has proposed it and of the other one.
  var creatorID: String
  var otherID: String
  var day: CalendarDay
  var time: String
  var timeZone: String
  /// Nil where the other one has not decided.
  var isAccepted: Bool?
  var title: String
  var description: String
  var place: String

  var people: Set<String> { [creatorID, otherID] }

  /// Nil, with a remark, for what is none of two people with a day and a time.
  init?(_ key: String, _ node: JSONNode, _ remarks: inout [RealtimePath.Remark]) {
    let at = RealtimePath("meetings/\(key)", node)
    guard case .object = node, let creatorID = at.text("creator", &remarks), let otherID = at.text("user", &remarks),
      let day = at.child("date")?.day, let time = at.text("time", &remarks)
    else {
      remarks.append(at.remark("no object with creator, user, date (YYYY-MM-DD) and time"))
      return nil
    }
    (self.key, self.creatorID, self.otherID, self.day, self.time) = (key, creatorID, otherID, day, time)
    timeZone = at.text("timeZone", &remarks) ?? ""
    (title, description, place) = (
      at.text("title", &remarks) ?? "", at.text("description", &remarks) ?? "", at.text("place", &remarks) ?? ""
    )
    switch at.node["accepted"] {
    case nil: isAccepted = nil
    case .bool(let isAccepted)?: self.isAccepted = isAccepted
    default:
      remarks.append(RealtimePath.Remark(path: "\(at.path)/accepted", reason: "neither true nor false"))
      isAccepted = nil
    }
  }

  /// The meeting of two accounts, by an id that is always the same for it: version 8 of RFC 9562 §5.8.
  func moved(by proposerID: UUID, with otherID: UUID) -> MovedMeeting {
    var bytes = Array(SHA256.digest(of: Array("meeting \(proposerID.text) \(otherID.text) \(key)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    var moved = MovedMeeting(id: UUID(bytes: bytes) ?? proposerID, proposerID: proposerID, otherID: otherID, day: day, time: time)
    (moved.timeZone, moved.isAccepted) = (timeZone, isAccepted)
    (moved.title, moved.description, moved.place) = (title, description, place)
    return moved
  }
}
