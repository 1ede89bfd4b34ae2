import Testing

@testable import AuthService

@Suite struct ProvidersFileTests {
  private static func read(_ text: String) -> Result<[IdentityProvider], ProvidersFile.Mistake> {
    Result { () throws(ProvidersFile.Mistake) in
      try ProvidersFile.providers(in: text) { $0 == "/run/secrets/facebook" ? " s3cret\n" : nil }
    }
  }

  @Test func `The large ones need no more than our ids there`() throws {
    let providers = try Self.read(
      """
      {"google": {"audiences": ["a", "b"]}, "apple": {"audiences": ["org.example.app"]},
       "facebook": {"app_id": "12", "app_secret_file": "/run/secrets/facebook"}}
      """
    ).get()
    #expect(providers.map(\.name) == ["apple", "facebook", "google"])
    let (apple, facebook, google) = (providers[0], providers[1], providers[2])
    #expect(apple.idTokens?.issuers == ["https://appleid.apple.com"] && apple.idTokens?.keysURL == "https://appleid.apple.com/auth/keys")
    #expect(google.idTokens?.issuers == ["https://accounts.google.com", "accounts.google.com"] && google.graph == nil)
    #expect(google.idTokens?.audiences == ["a", "b"] && google.idTokens?.algorithms == ["RS256", "ES256"])
    #expect(facebook.graph?.appID == "12" && facebook.graph?.graphURL == "https://graph.facebook.com/v25.0")
    #expect(facebook.graph?.secret.text == "s3cret" && !"\(facebook)".contains("s3cret"))
    #expect(facebook.idTokens?.audiences == ["12"])
  }

  @Test func `Any other issuer is found by its discovery document or by its keys`() throws {
    let providers = try Self.read(
      """
      {"school": {"issuer": "https://id.school.example", "audiences": ["cairn"], "algorithms": ["ES256"], "email_trusted": false,
                  "ca_file": "/etc/school.pem"},
       "google": {"issuer": "https://google.example", "audiences": ["x"]}}
      """
    ).get()
    let (google, school) = (providers[0], providers[1])
    #expect(
      school.idTokens?.keysURL == nil && school.idTokens?.isEmailTrusted == false && school.idTokens?.authorityFile == "/etc/school.pem")
    #expect(google.idTokens?.keysURL == nil)
  }

  @Test(arguments: [
    ("[]", "JSON object"), (#"{"a b": {"issuer": "i", "audiences": ["x"]}}"#, "a name is"),
    (#"{"school": {"audiences": ["x"]}}"#, "issuer"),
    (#"{"google": {}}"#, "audiences"), (#"{"google": {"audiences": [""]}}"#, "audiences"),
    (#"{"google": {"audiences": ["x"], "algorithms": ["HS256"]}}"#, "algorithms"),
    (#"{"google": {"audiences": ["x"], "algorithms": ["none"]}}"#, "algorithms"), (#"{"facebook": {"app_id": "1"}}"#, "app_secret_file"),
    (#"{"facebook": {"app_id": "1", "app_secret_file": "/nowhere"}}"#, "/nowhere"),
  ])
  func `What is wrong is told with the provider's name`(text: String, part: String) {
    guard case .failure(let mistake) = Self.read(text) else {
      Issue.record("taken: \(text)")
      return
    }
    #expect(mistake.text.contains(part))
  }
}
