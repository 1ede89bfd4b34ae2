import Logging
import Timekeeping

/// Message that a device is sent. Never printed: it holds a token, and the words that its person is told.
struct PushMessage: Sendable, Hashable, CustomStringConvertible {
  var platform: PushDevice.Platform
  var address: PushAddress
  /// Title that the app shows; both texts are given by the names of the app's own texts: it knows its person's language.
  var title: String
  var body: String
  /// Words for the first, the second … place of either text.
  var arguments: [String]
  /// Data that the app is told besides.
  var data: [String: String]
  /// Tag by which only the later of two messages is shown, and a message that is sent twice only once.
  var tag: String
  /// While a device is away only the last with the same is kept for it; nil for all of them. Firebase keeps four of such a device.
  var collapseKey: String?
  /// How long it is kept for a device that is away.
  var lifetime: Duration
  /// Whether a sleeping device is woken.
  var isUrgent: Bool
  /// The number on the app's icon.
  var badge: Int

  var token: String { address.token }

  /// All of it in one level, for a page's own script and for apps that show it themselves: they have no texts by name.
  var flatData: [String: String] {
    var all = data
    (all["title"], all["body"], all["tag"]) = (title, body, tag)
    for (index, argument) in arguments.enumerated() { all["argument_\(index + 1)"] = argument }
    return all
  }

  var description: String { "PushMessage(redacted)" }
}

/// Outcome of a message that was sent.
enum PushOutcome: Sendable, Hashable {
  case sent
  /// The token is none any more. Since then, where that is said: a device that has registered it later keeps it.
  case unregistered(since: Moment?)
  /// The message, and it will never be taken.
  case refused(String)
  /// Calls of the device's app are not taken, whatever the token: a fault of the installation's, which says nothing about the address of its notices.
  case callsRefused(String)
  /// It was not taken by a server that the device itself has named, and is not tried again. It says nothing about us.
  case turnedAway(String)
  /// To be tried again, after so long where that was said.
  case later(String, after: Duration?)
  /// No message is taken for so long: for any device where that is known, otherwise perhaps for this one alone.
  case overloaded(after: Duration, isEverybodys: Bool)
}

/// By what devices are reached.
protocol PushSender: Sendable {
  /// Gets ready for a number of messages by these networks, so that they need not each do so.
  func prepare(for networks: Set<PushNetwork>, at now: Moment) async

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome
}

/// Reaches nobody: for development. Says in the log that there would have been a push, and nothing of what it says or to whom.
struct LogPushSender: PushSender {
  private let logger: Logger

  init(logger: Logger = Logger(label: "cairn.push")) {
    self.logger = logger
  }

  func prepare(for networks: Set<PushNetwork>, at now: Moment) async {}

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    logger.info(
      "a push would be sent",
      metadata: ["platform": "\(message.platform.rawValue)", "kind": "\(message.data["kind"] ?? "")", "urgent": "\(message.isUrgent)"])
    return .sent
  }
}
