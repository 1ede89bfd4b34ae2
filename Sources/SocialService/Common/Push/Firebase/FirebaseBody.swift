import Curl
import FoundationEssentials
import Timekeeping

/// Bodies that are sent to Firebase Cloud Messaging, and its answers, HTTP v1.
enum FirebaseBody {
  /// - Returns: Nil when it cannot be encoded.
  static func encoded(_ message: PushMessage, at now: Moment) -> String? {
    let seconds = min(message.lifetime, FirebaseRules.lifetimeMax).inMilliseconds / 1_000
    var content = Content(token: message.token, data: message.data)
    switch message.platform {
    case .android:
      content.android = Android(
        priority: message.isUrgent ? "HIGH" : "NORMAL", ttl: "\(seconds)s", collapseKey: message.collapseKey,
        notification: Android.Shown(
          title: message.title, titleArguments: message.arguments, body: message.body, bodyArguments: message.arguments, tag: message.tag))
    case .ios:
      content.apns = Apple(
        headers: [
          "apns-priority": message.isUrgent ? "10" : "5", "apns-expiration": "\(now.milliseconds / 1_000 + seconds)",
          "apns-collapse-id": String(message.tag.prefix(64)),
        ], payload: Apple.Payload(aps: AppleNotice(message)))
    case .web:
      content.data = message.flatData
      content.webpush = Web(headers: ["TTL": "\(seconds)", "Urgency": message.isUrgent ? "high" : "normal"])
    }
    guard let data = try? JSONEncoder().encode(Envelope(message: content)) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The answer of a gateway in between may be no JSON.
  static func answer(_ response: WebResponse) -> FirebaseRules.Answer {
    var answer = FirebaseRules.Answer(
      status: response.status, retryAfter: FirebaseRules.retryAfter(response.headers["retry-after"]))
    guard response.status != 200, let trouble = try? JSONDecoder().decode(Trouble.self, from: Data(response.body)).error else {
      return answer
    }
    answer.message = trouble.message ?? ""
    for detail in trouble.details ?? [] {
      if let code = detail.errorCode { answer.errorCode = code }
      answer.fields += (detail.fieldViolations ?? []).compactMap(\.field)
      answer.quotaSubjects += (detail.violations ?? []).compactMap(\.subject)
    }
    return answer
  }

  private struct Envelope: Encodable {
    let message: Content
  }

  private struct Content: Encodable {
    let token: String
    var data: [String: String]
    var android: Android?
    var apns: Apple?
    var webpush: Web?
  }

  private struct Android: Encodable {
    struct Shown: Encodable {
      let title: String
      let titleArguments: [String]
      let body: String
      let bodyArguments: [String]
      let tag: String

      enum CodingKeys: String, CodingKey {
        case tag
        case title = "title_loc_key"
        case titleArguments = "title_loc_args"
        case body = "body_loc_key"
        case bodyArguments = "body_loc_args"
      }
    }

    let priority: String
    let ttl: String
    let collapseKey: String?
    let notification: Shown

    enum CodingKeys: String, CodingKey {
      case priority, ttl, notification
      case collapseKey = "collapse_key"
    }
  }

  private struct Apple: Encodable {
    struct Payload: Encodable {
      let aps: AppleNotice
    }

    let headers: [String: String]
    let payload: Payload
  }

  private struct Web: Encodable {
    let headers: [String: String]
  }

  private struct Trouble: Decodable {
    struct Content: Decodable {
      let message: String?
      let details: [Detail]?
    }

    struct Detail: Decodable {
      struct Violation: Decodable {
        let field: String?
      }

      struct Excess: Decodable {
        let subject: String?
      }

      let errorCode: String?
      let violations: [Excess]?
      let fieldViolations: [Violation]?
    }

    let error: Content
  }
}
