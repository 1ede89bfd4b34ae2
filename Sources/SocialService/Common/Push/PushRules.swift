import Timekeeping

/// Rules of push: which devices may be registered, which notifications are pushed, and when (requirements W-10, W-63 … W-67, F-25). Pure.
enum PushRules {
  // MARK: Devices

  /// Devices of one account: as many as its streams know.
  static let devicesMax = StreamRules.devicesMax

  /// Firebase itself refuses tokens that were not used for so long; a shorter time would lose those who were away, whom a push is for.
  static let deviceRetention = Duration.seconds(270 * 86_400)

  /// A call that has begun before its session ended has ended by then: tickets are good for a minute.
  static let endedSessionRetention = Duration.seconds(3_600)

  /// Characters of a token. Those of today have some 160, and nobody promises that they stay so short.
  static let tokenLengthMax = 4_096

  /// Hexadecimal digits of a token of Apple's: 64 today, and Apple says that they may become more.
  static let appleTokenLengths = 64...200

  /// Characters of a bundle id: the most that Apple takes.
  static let bundleIDLengthMax = 155

  /// Bytes of the secret of a subscription of Web Push (RFC 8291 §3.2).
  static let webSecretByteCount = 16

  /// Topics of one registration: several times as many as there are.
  static let topicsMax = 100

  enum Refusal: Error, Hashable {
    case sessionEnded
    /// This installation reaches no device by that network.
    case networkOff
  }

  /// Whether it can be a token: nothing that could break out of a request to Firebase.
  static func isToken(_ text: String) -> Bool {
    (1...tokenLengthMax).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Whether it can be a token of Apple's: it becomes a part of an address.
  static func isAppleToken(_ text: String) -> Bool {
    appleTokenLengths.contains(text.utf8.count) && text.utf8.count % 2 == 0
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: false
        }
      }
  }

  /// Whether it can be the id of an app of Apple's.
  static func isBundleID(_ text: String) -> Bool {
    (1...bundleIDLengthMax).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: false
        }
      }
  }

  // MARK: The queue

  /// So long an open app has to acknowledge the event on its stream, which spares its device the push. Within the seconds that an invitation
  /// can wait.
  static let grace = Duration.seconds(3)

  /// So long after a device has said that it shows a conversation it is not pushed what is written there (peers.md §2.6.3): an app says so again every some
  /// seconds while it shows it, and one that was killed is believed no longer.
  static let viewingMax = Duration.seconds(30)

  /// Pushes that wait for one device: more is noise, and a list that nobody could read on a lock screen. Notifications that come after them are in the list all
  /// the same. Half of them are never held: a push that waits for a time of day keeps none out that is told at once.
  static let waitingMax = 2 * heldMax

  /// Pushes among these that wait for a time of day: a day of somebody whom much is told. The oldest make room for later ones.
  static let heldMax = 100

  /// A push that is looked at again within that is worked at, or is tried again (64 s and a half at most); one that is looked at later waits for a time of day.
  static let soon = Duration.seconds(120)

  // MARK: When a network takes no more

  /// Devices that Firebase or Apple takes nothing more for within `overloadWindow`, from which on nobody is pushed to by it for a while: that is not about
  /// one device that is told too much, but about the whole project.
  static let overloadedDevicesMax = 5

  /// The minute over which Firebase counts messages.
  static let overloadWindow = Duration.seconds(60)

  /// The longest that nobody is pushed to by a network, whatever it says: an answer too many then costs less than everybody's news of a day.
  static let everybodysPauseMax = Duration.seconds(300)

  /// The longest that one device is not pushed to: the hour over which Firebase counts a device's messages.
  static let devicePauseMax = Duration.seconds(3_600)

  /// Pushes that one process takes at once.
  static let batchMax = 64

  /// Messages among these that are under way at once. A process that ends waits for them, eight seconds at most, and lets the others go.
  static let underWayMax = 8

  /// Messages to push services that anybody may run, under way at once beside the others, and as many that wait for these: strangers take no slot of anybody
  /// else, however slowly they answer. Messages beyond that are claimed again later.
  static let strangersMax = 8

  /// Messages among these for one host, and for one account, which may have named many hosts: half, so that one that is slow leaves room to others.
  static let strangersEach = strangersMax / 2

  /// How long a process keeps what it works at: longer than a batch takes at its slowest, with every transfer timing out.
  static let claim = Duration.seconds(60)

  /// Pushes that have not begun by then are left for the process that takes them over.
  static let claimSlack = Duration.seconds(10)

  /// When a push that has failed is tried again: after 1, 2, 4 … 64 seconds, between half and one and a half of it.
  static let backoff = Backoff(first: .seconds(1), limit: .seconds(64), spread: 0.5...1.5)

  /// Whether a device rings as a telephone does, where it can: for a call that is told of at once.
  static func rings(for kind: NotificationRules.Kind, _ delivery: DeliveryRules.Delivery) -> Bool {
    kind == .callRinging && delivery == .atOnce
  }

  // MARK: Decision about one push

  /// Facts that decide about a push.
  struct Situation: Sendable, Hashable {
    var kind: NotificationRules.Kind
    var delivery: DeliveryRules.Delivery
    var schedule: DeliveryRules.Schedule
    /// Minute of the day, by the clock on the person's wall.
    var wallMinute: Int
    var hasWaited: Bool
    var expireTime: Moment
    /// The device has acknowledged it on its stream, or the person has read it on another.
    var isSeen: Bool
    /// The person it tells of is leaving.
    var isGone = false
    /// It was tried, and did not get through.
    var hasFailed = false
  }

  /// Decision about a push now.
  enum Decision: Sendable, Hashable {
    case send
    /// To look again after so many minutes on the wall.
    case wait(minutes: Int)
    case drop(Reason)
  }

  /// Why a push is not sent.
  enum Reason: String, Sendable, Hashable, CaseIterable {
    case seen, unwanted, expired
    /// The person it tells of is leaving.
    case gone
    /// Later ones wait for the same time of day.
    case crowded
    /// It has failed until it was of no use.
    case givenUp = "given_up"
  }

  static func decide(_ situation: Situation, at now: Moment) -> Decision {
    if situation.isSeen { return .drop(.seen) }
    if now >= situation.expireTime { return .drop(situation.hasFailed ? .givenUp : .expired) }
    switch DeliveryRules.turn(
      situation.delivery, situation.schedule, atMinute: situation.wallMinute, isUrgent: situation.kind.traits.contains(.ringsAlways),
      hasWaited: situation.hasWaited)
    {
    case .send: return situation.isGone ? .drop(.gone) : .send
    case .drop: return .drop(.unwanted)
    case .wait(let minutes): return .wait(minutes: minutes)
    }
  }
}
