import Curl
import FoundationEssentials
import Timekeeping

/// Requests that are sent to the Apple Push Notification service, and its answers.
enum AppleBody {
  /// - Returns: Nil when it cannot be encoded within what Apple takes.
  static func encoded(_ message: PushMessage) -> [UInt8]? {
    PushText.fitted(message, bytesMax: AppleRules.payloadBytesMax) { message in
      // An app that rings shows what it is told itself: iOS shows nothing for it.
      if message.address.isForCalls { return (try? JSONEncoder().encode(message.flatData)).map { Array($0) } }
      return (try? JSONEncoder().encode(Payload(aps: AppleNotice(message), data: message.data))).map { Array($0) }
    }
  }

  /// Without the one that says who sends.
  static func headers(_ message: PushMessage, bundleID: String, at now: Moment) -> [String: String] {
    let seconds = min(message.lifetime, AppleRules.lifetimeMax).inMilliseconds / 1_000
    let expiration = "\(now.milliseconds / 1_000 + seconds)"
    if message.address.isForCalls {
      return [
        "apns-topic": bundleID + AppleRules.callTopicSuffix, "apns-push-type": "voip", "apns-priority": "10", "apns-expiration": expiration,
        "content-type": "application/json",
      ]
    }
    return [
      "apns-topic": bundleID, "apns-push-type": "alert", "apns-priority": message.isUrgent ? "10" : "5", "apns-expiration": expiration,
      "apns-collapse-id": String(message.tag.prefix(AppleRules.collapseIDLengthMax)), "content-type": "application/json",
    ]
  }

  /// The answer of a gateway in between may be no JSON.
  static func answer(_ response: WebResponse) -> AppleRules.Answer {
    let told = try? JSONDecoder().decode(Trouble.self, from: Data(response.body))
    return AppleRules.Answer(
      status: response.status, reason: told?.reason ?? "", timestamp: told?.timestamp,
      retryAfter: response.headers["retry-after"].flatMap { Int($0) })
  }

  private struct Payload: Encodable {
    let aps: AppleNotice
    /// Beside "aps", as Firebase puts it there.
    let data: [String: String]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in data { try container.encode(value, forKey: Name(stringValue: name)) }
      try container.encode(aps, forKey: Name(stringValue: "aps"))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Trouble: Decodable {
    let reason: String?
    let timestamp: Int64?
  }
}
