import Curl
import FoundationEssentials
import Synchronization
import Timekeeping

/// The access token of a Firebase account, kept until shortly before its end.
final class FirebaseTokens: Sendable {
  /// Why there is none.
  struct Failure: Error, Hashable {
    /// Never with a token or the assertion in it.
    let words: String
    /// Whether Google has refused the account, rather than not answered.
    let isRefusal: Bool
  }

  private let account: FirebaseAccount
  private let web: WebClient
  private let authorityFile: String?
  private let kept = Mutex<(text: String, end: Moment)?>(nil)

  init(_ account: FirebaseAccount, web: WebClient, authorityFile: String?) {
    self.account = account
    self.web = web
    self.authorityFile = authorityFile
  }

  /// - Throws: `Failure`.
  func token(at now: Moment) async throws -> String {
    if let token = kept.withLock({ $0 }), now < token.end { return token.text }
    let request = WebRequest(
      url: account.tokenURL,
      form: [
        QueryField("grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"), QueryField("assertion", account.assertion(at: now)),
      ], authorityFile: authorityFile)
    let response: WebResponse
    do { response = try await web.send(request) } catch {
      throw Failure(words: "no access token: \(error)", isRefusal: false)
    }
    guard response.status == 200, let granted = try? JSONDecoder().decode(Granted.self, from: Data(response.body)) else {
      throw Failure(words: "no access token: status \(response.status)", isRefusal: (400..<500).contains(response.status))
    }
    let lifetime = max(Duration.zero, .seconds(granted.expiresIn) - FirebaseRules.tokenSlack)
    kept.withLock { $0 = (granted.accessToken, now + lifetime) }
    return granted.accessToken
  }

  /// One that is not taken is not used again.
  func forget(_ token: String) {
    kept.withLock { if $0?.text == token { $0 = nil } }
  }

  private struct Granted: Decodable {
    let accessToken: String
    let expiresIn: Int64

    enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case expiresIn = "expires_in"
    }
  }
}
