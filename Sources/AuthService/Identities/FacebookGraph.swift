import Cryptography
import Curl
import FoundationEssentials
import Logging
import Timekeeping

/// Asks Facebook about access tokens, as apps get them by its classic login. Tokens are in what is sent and never in what is logged.
struct FacebookGraph: Sendable {
  let app: FacebookApp
  let web: WebClient
  let logger: Logger

  /// Owner of a token.
  func owner(of token: String, at now: Moment) async throws -> (subject: String, claims: IdentityClaims) {
    guard (1...FacebookRules.tokenByteCountMax).contains(token.utf8.count) else { throw IDTokenRules.Refusal.malformed }
    let inspection = try await inspect(token)
    let subject = try FacebookRules.check(inspection, appID: app.appID, at: now)
    let person = try await person(token)
    guard person.id == subject else { throw IDTokenRules.Refusal.subject }
    // Facebook does not say whether it has confirmed the address.
    let claims = IdentityClaims(name: person.name, email: person.email, isEmailVerified: false, pictureURL: person.picture?.data?.url)
    return (subject, claims)
  }

  private func inspect(_ token: String) async throws -> FacebookRules.Inspection {
    let fields = [QueryField("input_token", token), QueryField("access_token", "\(app.appID)|\(app.secret.text)")]
    let inspected = try await get("debug_token", fields, as: Inspected.self).data
    return FacebookRules.Inspection(
      isValid: inspected.isValid, appID: inspected.appID, type: inspected.type, userID: inspected.userID,
      expireSeconds: inspected.expireSeconds)
  }

  /// The proof keeps a token that was stolen elsewhere from being used with our app's name
  /// (https://developers.facebook.com/docs/graph-api/guides/secure-requests).
  private func person(_ token: String) async throws -> Person {
    let proof = HMACSHA256(keyBytes: Array(app.secret.text.utf8)).authenticationCode(for: Array(token.utf8))
    let fields = [
      QueryField("fields", "id,name,email,picture.width(256).height(256)"), QueryField("access_token", token),
      QueryField("appsecret_proof", Hex.encode(proof)),
    ]
    return try await get("me", fields, as: Person.self)
  }

  private func get<Answer: Decodable>(_ path: String, _ fields: [QueryField], as _: Answer.Type) async throws -> Answer {
    let request = WebRequest(
      url: "\(app.graphURL)/\(path)?\(QueryField.encoded(fields))", headers: ["accept": "application/json"],
      authorityFile: app.authorityFile)
    let response: WebResponse
    do {
      response = try await web.send(request)
    } catch WebError.queueFull {
      throw IdentityRefusal.overloaded
    } catch let error as WebError {
      throw unavailable(path, "\(error)")
    }
    if response.status == 200, let answer = try? JSONDecoder().decode(Answer.self, from: Data(response.body)) { return answer }
    let code = try? JSONDecoder().decode(Trouble.self, from: Data(response.body)).error.code
    switch FacebookRules.trouble(code: code) {
    case .token: throw IDTokenRules.Refusal.expired
    case .provider: throw unavailable(path, "status \(response.status), error \(code.map(String.init) ?? "none")")
    }
  }

  private func unavailable(_ path: String, _ cause: String) -> IdentityRefusal {
    logger.warning("Facebook's Graph does not help", metadata: ["asked": "\(path)", "cause": "\(cause)"])
    return .providerUnavailable
  }

  private struct Inspected: Decodable {
    let data: Content

    struct Content: Decodable {
      let isValid: Bool
      let appID: String?
      let type: String?
      let userID: String?
      let expireSeconds: Int64?

      enum CodingKeys: String, CodingKey {
        case type
        case isValid = "is_valid"
        case appID = "app_id"
        case userID = "user_id"
        case expireSeconds = "expires_at"
      }
    }
  }

  private struct Person: Decodable {
    let id: String
    let name: String?
    let email: String?
    let picture: Picture?

    struct Picture: Decodable {
      let data: Content?

      struct Content: Decodable { let url: String? }
    }
  }

  private struct Trouble: Decodable {
    let error: Content

    struct Content: Decodable { let code: Int }
  }
}
