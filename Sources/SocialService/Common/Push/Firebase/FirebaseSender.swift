import Curl
import FoundationEssentials
import Logging
import Timekeeping

/// Reaches devices by Firebase Cloud Messaging, HTTP v1: Android and browsers itself, iPhones through Apple's service.
struct FirebaseSender: PushSender {
  private let account: FirebaseAccount
  private let tokens: FirebaseTokens
  private let web: WebClient
  private let authorityFile: String?
  private let sendURL: String
  private let logger = Logger(label: "cairn.push")

  /// - Parameters:
  ///   - baseURL: For example "https://fcm.googleapis.com".
  ///   - authorityFile: The only certificates that Firebase's may be signed by; nil for those of the machine.
  init(_ account: FirebaseAccount, baseURL: String, authorityFile: String?, web: WebClient) {
    self.account = account
    self.web = web
    self.authorityFile = authorityFile
    tokens = FirebaseTokens(account, web: web, authorityFile: authorityFile)
    sendURL = "\(baseURL)/v1/projects/\(account.projectID)/messages:send"
  }

  /// A thread for each message that is under way.
  static var limits: WebLimits {
    var limits = WebLimits()
    limits.bodyBytesMax = 65_536
    limits.threads = PushRules.underWayMax
    return limits
  }

  /// One asks for the access token, and the others find it.
  func prepare(for networks: Set<PushNetwork>, at now: Moment) async {
    _ = try? await tokens.token(at: now)
  }

  func send(_ message: PushMessage, at now: Moment) async -> PushOutcome {
    let token: String
    do { token = try await tokens.token(at: now) } catch let failure as FirebaseTokens.Failure {
      return .later(failure.words, after: failure.isRefusal ? FirebaseRules.misconfiguredPause : nil)
    } catch {
      return .later("no access token", after: nil)
    }
    guard let body = FirebaseBody.encoded(message, at: now) else { return .refused("it cannot be written down") }
    let request = WebRequest(
      url: sendURL, headers: ["authorization": "Bearer \(token)", "accept": "application/json"], json: body, authorityFile: authorityFile)
    let response: WebResponse
    do { response = try await web.send(request) } catch {
      return .later("\(error)", after: nil)
    }
    let answer = FirebaseBody.answer(response)
    // The message of Firebase may quote the token.
    let words = "status \(answer.status) \(answer.errorCode)"
    switch FirebaseRules.meaning(of: answer) {
    case .sent: return .sent
    case .unregistered: return .unregistered(since: nil)
    case .refused: return .refused(words)
    case .renewToken:
      tokens.forget(token)
      return .later(words, after: nil)
    case .later(let after): return .later(words, after: after)
    case .overloaded(let after, let isOfProject): return .overloaded(after: after, isEverybodys: isOfProject)
    case .misconfigured:
      logger.error("Firebase does not accept this installation", metadata: ["project": "\(account.projectID)", "answer": "\(words)"])
      return .later(words, after: FirebaseRules.misconfiguredPause)
    }
  }
}
