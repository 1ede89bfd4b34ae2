import Timekeeping

/// Links by which somebody shows a meeting to people whom they trust: how many, how long, and what they show. Pure.
enum MeetingShareRules {
  /// Before the token of a path.
  static let prefix = "/trusted/"
  /// Links of one side to one meeting, those that are over included: more people than anybody tells before leaving the house.
  static let linksMax = 10
  /// Time after the end of a meeting in which a link is still open: an evening that grows long, and the way home.
  static let timeAfterEnd = Duration.seconds(12 * 3_600)
  /// Time after its end in which the page of a link says that it is over, and what was said: long enough for somebody who looks on the next weekend.
  static let retention = Duration.seconds(7 * 86_400)

  enum Refusal: Error, Hashable {
    /// With the state it is in.
    case notFixed(MeetingRules.State)
    case over
    case tooMany
    case language
  }

  /// State of a link.
  enum State: Sendable, Hashable {
    case open, home, revoked, expired
  }

  // MARK: New ones

  /// A proposal is shown to nobody: its other side has not agreed to anything yet.
  /// - Parameter count: Links that the caller has made of the meeting.
  /// - Returns: When the link is over by itself.
  static func checkNew(_ meeting: StoredMeeting, count: Int, at now: Moment) throws(Refusal) -> Moment {
    let state = MeetingRules.state(meeting.state, startTime: meeting.startTime, at: now)
    guard state == .accepted else { throw .notFixed(state) }
    guard now < meeting.endTime else { throw .over }
    guard count < linksMax else { throw .tooMany }
    return meeting.endTime + timeAfterEnd
  }

  // MARK: The page

  static func state(of share: StoredMeetingShare, at now: Moment) -> State {
    if share.endTime != nil { return share.isHome ? .home : .revoked }
    return share.expireTime <= now ? .expired : .open
  }

  /// Content of a page.
  enum Shown: Sendable, Hashable {
    case meeting(StoredMeeting)
    /// The meeting does not take place, or not with this person.
    case calledOff
    /// Another one was proposed in its place.
    case moved
    /// Nothing is known of it: it went with the account of the other one, perhaps in the middle of it. Whether it takes place nobody here can say.
    case gone
    case home
    case revoked
    /// Nobody has said "home".
    case expired
  }

  /// - Parameters:
  ///   - meeting: Nil for one that is gone with either account.
  ///   - blockTime: When the earlier of the blocks between the two was made; nil for none. A block ends what is to come. One that is made when the meeting has
  ///     begun takes nothing away: whoever means ill would make it to wipe out the trail.
  static func shown(_ share: StoredMeetingShare, _ meeting: StoredMeeting?, blockTime: Moment?, at now: Moment) -> Shown {
    switch state(of: share, at: now) {
    case .home: return .home
    case .revoked: return .revoked
    case .expired: return .expired
    case .open: break
    }
    guard let meeting else { return .gone }
    switch meeting.state {
    case .accepted: break
    case .moved: return .moved
    case .proposed, .denied, .cancelled, .expired: return .calledOff
    }
    if let blockTime, blockTime < meeting.startTime { return .calledOff }
    return .meeting(meeting)
  }
}
