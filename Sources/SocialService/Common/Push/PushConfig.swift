import Curl
import Lifecycle
import Observability

/// How devices are reached.
enum PushConfig {
  /// By what.
  enum Sender: String, CaseIterable {
    /// Not at all: said in the log, for development.
    case log
    /// By Firebase Cloud Messaging.
    case fcm
  }

  /// Tells what is wrong to `settings`.
  static func sender(_ settings: Settings) -> any PushSender {
    switch settings.choice("PUSH_SENDER", default: Sender.log) {
    case .log: return LogPushSender()
    case .fcm: return firebase(settings) ?? LogPushSender()
    }
  }

  /// Description of the sender for an operator.
  static func way(_ settings: Settings) -> ConfiguredWay {
    switch settings.choice("PUSH_SENDER", default: Sender.log) {
    case .log: ConfiguredWay("pushes", by: "log", shortcoming: "devices whose app is closed are not reached: CAIRN_PUSH_SENDER is not set")
    case .fcm: ConfiguredWay("pushes", by: "fcm", settings.text("FCM_URL") ?? "Firebase Cloud Messaging")
    }
  }

  private static func firebase(_ settings: Settings) -> (any PushSender)? {
    let baseURL = settings.text("FCM_URL") ?? "https://fcm.googleapis.com"
    if !baseURL.hasPrefix("https://") || baseURL.hasSuffix("/") {
      settings.refuse("CAIRN_FCM_URL is \"\(baseURL)\": expected an address like https://fcm.googleapis.com")
    }
    let text = settings.file("FCM_ACCOUNT", why: "the JSON file of the service account that sends with Firebase Cloud Messaging")
    do throws(FirebaseAccount.Mistake) {
      let web = WebClient(FirebaseSender.limits)
      MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "firebase"]) {
        Double(web.waitingCount)
      }
      return FirebaseSender(
        try FirebaseAccount(parsing: text), baseURL: baseURL, authorityFile: settings.text("FCM_AUTHORITY"), web: web)
    } catch {
      settings.refuse("CAIRN_FCM_ACCOUNT: \(error.text)")
      return nil
    }
  }
}
