import AllAppsProto
import FoundationEssentials
import Lifecycle
import Logging
import Synchronization
import Testing
import Timekeeping

@testable import SocialCommon

/// Keeps what is logged.
private struct KeptLog: LogHandler {
  final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  let lines: Lines
  var logLevel = Logger.Level.trace
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let told = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    lines.all.withLock { $0.append((["\(event.level)", "\(event.message)"] + told).joined(separator: " ")) }
  }
}

@Suite struct PushConfigTests {
  @Test func theLogSaysThatThereWouldBeAPushAndNothingOfWhatItSaysOrToWhom() async throws {
    let lines = KeptLog.Lines()
    let sender = LogPushSender(logger: Logger(label: "test") { _ in KeptLog(lines: lines) })
    let message = PushMessage(
      platform: .android, address: .fcm("secret-token"), title: "secret-title", body: "secret-body", arguments: ["secret-name"],
      data: ["kind": "friend.requested", "object_id": "secret-object"], tag: "secret-tag", lifetime: .seconds(60), isUrgent: true, badge: 7)
    let now = Moment(milliseconds: 1)
    await sender.prepare(for: [.fcm], at: now)
    #expect(lines.all.withLock { $0 } == [])
    #expect(await sender.send(message, at: now) == .sent)
    #expect(lines.all.withLock { $0 } == ["info a push would be sent kind=friend.requested platform=android urgent=true"])
  }

  /// What is wrong with these settings; nil for nothing.
  private func mistake(_ values: [String: String]) -> String? {
    let settings = Settings(values)
    _ = PushConfig(settings)
    do { try settings.check() } catch { return "\(error)" }
    return nil
  }

  @Test func withoutSettingsPushesAreSaidInTheLog() {
    #expect(PushConfig(Settings([:])).sender is LogPushSender && PushConfig(Settings([:])).networks.on == nil)
    #expect(mistake([:]) == nil && mistake(["CAIRN_PUSH_SENDER": "log"]) == nil)
    #expect(mistake(["CAIRN_PUSH_SENDER": "pigeon"])?.contains("expected log, or some of fcm, apns, web") == true)
    #expect(mistake(["CAIRN_PUSH_SENDER": "fcm,,web"])?.contains("holds \"\"") == true)
  }

  @Test func firebaseNeedsAnAccountThatCanBeRead() throws {
    let fcm = ["CAIRN_PUSH_SENDER": "fcm"]
    #expect(mistake(fcm)?.contains("CAIRN_FCM_ACCOUNT is not set") == true)
    #expect(mistake(fcm.merging(["CAIRN_FCM_ACCOUNT": "/nowhere"]) { $1 })?.contains("cannot read /nowhere") == true)
    let secret = "-----BEGIN PRIVATE KEY-----\\nc2VjcmV0\\n-----END PRIVATE KEY-----\\n"
    func account(_ changes: [String: String] = [:]) -> String {
      let fields = [
        "type": "service_account", "project_id": "cairn-1", "client_email": "push@example.org", "private_key": secret,
        "token_uri": "https://oauth2.googleapis.com/token",
      ].merging(changes) { $1 }
      return "{" + fields.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}"
    }
    for (text, words) in [
      ("", "service account"), ("{}", "service account"), (account(["type": "user"]), "expected service_account"),
      (account(["project_id": "a/b"]), "project_id"), (account(["project_id": ""]), "project_id"),
      (account(["client_email": "x"]), "client_email"), (account(["token_uri": "http://x"]), "token_uri"),
      (account(), "private_key: expected an RSA key"),
    ] {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-fcm-\(UUID().uuidString)")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let said = mistake(fcm.merging(["CAIRN_FCM_ACCOUNT": file.path()]) { $1 })
      // An empty file is as good as none.
      #expect(said?.contains(text.isEmpty ? "CAIRN_FCM_ACCOUNT" : words) == true)
      #expect(said?.contains("c2VjcmV0") != true)
    }
    #expect(mistake(fcm.merging(["CAIRN_FCM_URL": "http://localhost"]) { $1 })?.contains("CAIRN_FCM_URL") == true)
  }
}
