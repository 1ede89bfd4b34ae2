import Testing

@testable import Curl

@Suite struct WebClientTests {
  private static func client(_ change: (inout WebLimits) -> Void = { _ in }) -> WebClient {
    var limits = WebLimits()
    limits.allowsPlainLoopback = true
    change(&limits)
    return WebClient(limits)
  }

  private static func answer(_ body: String, headers: String = "", status: String = "200 OK") -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
  }

  private func failure(_ body: () async throws -> WebResponse) async -> WebError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? WebError
    }
  }

  @Test func `An answer comes with its status, its headers and its body`() async throws {
    let server = PlainServer([
      Self.answer("{}", headers: "Cache-Control: max-age=60\r\nX-Part: a\r\nx-part: b\r\n", status: "404 Not Found")
    ])
    defer { server.stop() }
    let response = try await Self.client().send(
      WebRequest(url: "http://127.0.0.1:\(server.port)/keys?a=b", headers: ["accept": "application/json"]))
    #expect(response.status == 404 && String(decoding: response.body, as: UTF8.self) == "{}")
    #expect(response.headers["cache-control"] == "max-age=60" && response.headers["x-part"] == "a, b")
    let asked = try #require(server.asked.first)
    #expect(asked.hasPrefix("GET /keys?a=b HTTP/1.1\r\n") && asked.contains("accept: application/json\r\n"))
  }

  @Test func `A form is posted with everything escaped that could be taken for something else`() async throws {
    let server = PlainServer([Self.answer("")])
    defer { server.stop() }
    let form = [QueryField("a&b", "1=2"), QueryField("name", "Åke |+/~")]
    _ = try await Self.client().send(WebRequest(url: "http://127.0.0.1:\(server.port)/", form: form))
    let asked = try #require(server.asked.first)
    #expect(asked.hasPrefix("POST / ") && asked.hasSuffix("\r\n\r\na%26b=1%3D2&name=%C3%85ke%20%7C%2B%2F~"))
  }

  @Test func `JSON is posted as it is and says what it is`() async throws {
    let server = PlainServer([Self.answer("")])
    defer { server.stop() }
    _ = try await Self.client().send(WebRequest(url: "http://127.0.0.1:\(server.port)/", json: #"{"a":"b&c=Å"}"#))
    let asked = try #require(server.asked.first)
    #expect(asked.hasPrefix("POST / ") && asked.hasSuffix("\r\n\r\n{\"a\":\"b&c=Å\"}"))
    #expect(asked.lowercased().contains("content-type: application/json\r\n") && !asked.contains("urlencoded"))
  }

  @Test func `Bytes are posted as they are`() async throws {
    let server = PlainServer([Self.answer("")])
    defer { server.stop() }
    let request = WebRequest(
      url: "http://127.0.0.1:\(server.port)/", headers: ["content-type": "application/octet-stream"], bytes: [0x61, 0, 0x0A, 0x7A])
    _ = try await Self.client().send(request)
    let asked = try #require(server.asked.first)
    #expect(asked.hasPrefix("POST / ") && asked.lowercased().contains("content-length: 4\r\n") && !asked.contains("urlencoded"))
    #expect(asked.hasSuffix("\r\n\r\na\0\nz"))
  }

  @Test func `Connections are used again`() async throws {
    let server = PlainServer([Self.answer("x")], isClosing: false)
    defer { server.stop() }
    let client = Self.client { $0.threads = 1 }
    for _ in 0..<3 { _ = try await client.send(WebRequest(url: "http://127.0.0.1:\(server.port)/")) }
    #expect(server.asked.count == 3 && server.connectionCount == 1)
  }

  @Test(arguments: [true, false])
  func `A body beyond the limit is not read to its end`(isDeclared: Bool) async throws {
    let body = String(repeating: "x", count: 2_000)
    let server = PlainServer([isDeclared ? Self.answer(body) : "HTTP/1.1 200 OK\r\n\r\n\(body)"])
    defer { server.stop() }
    let client = Self.client { $0.bodyBytesMax = 1_999 }
    let error = await failure { try await client.send(WebRequest(url: "http://127.0.0.1:\(server.port)/")) }
    #expect(error == .tooLarge)
  }

  @Test func `Headers beyond the limit end the transfer`() async throws {
    let server = PlainServer([Self.answer("", headers: "X: \(String(repeating: "x", count: 2_000))\r\n")])
    defer { server.stop() }
    let client = Self.client { $0.headerBytesMax = 1_000 }
    #expect(await failure { try await client.send(WebRequest(url: "http://127.0.0.1:\(server.port)/")) } == .tooLarge)
  }

  @Test func `Who answers slowly is not waited for`() async throws {
    let server = PlainServer(["HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n"] + Array(repeating: "x", count: 20), pauseMilliseconds: 50)
    defer { server.stop() }
    let client = Self.client { $0.timeMax = .milliseconds(300) }
    let clock = ContinuousClock()
    let start = clock.now
    #expect(await failure { try await client.send(WebRequest(url: "http://127.0.0.1:\(server.port)/")) } == .timedOut)
    #expect(clock.now - start < .seconds(5))
  }

  @Test func `A redirection is an answer and is not followed`() async throws {
    let server = PlainServer([Self.answer("", headers: "Location: http://127.0.0.1:1/\r\n", status: "302 Found")])
    defer { server.stop() }
    #expect(try await Self.client().send(WebRequest(url: "http://127.0.0.1:\(server.port)/")).status == 302)
  }

  @Test(arguments: [
    "http://example.org/", "http://127.0.0.1.example.org/", "http://localhost@example.org/", "ftp://127.0.0.1/", "file:///etc/passwd",
    "HTTP://127.0.0.1/", "",
  ])
  func `Without TLS nobody but this machine is asked`(url: String) async throws {
    #expect(await failure { try await Self.client().send(WebRequest(url: url)) } == .schemeNotAllowed)
  }

  @Test func `Without the setting not even this machine is asked without TLS`() async throws {
    #expect(await failure { try await WebClient().send(WebRequest(url: "http://127.0.0.1:1/")) } == .schemeNotAllowed)
  }

  @Test func `Nobody there is told as such`() async throws {
    guard case .unreachable = await failure({ try await Self.client().send(WebRequest(url: "http://127.0.0.1:1/")) }) else {
      Issue.record("no refusal")
      return
    }
  }

  @Test func `Where only the Internet may be asked this machine is not connected to`() async throws {
    let server = PlainServer([Self.answer("x")])
    defer { server.stop() }
    let client = Self.client { $0.publicAddressesOnly = true }
    for host in ["127.0.0.1", "localhost"] {
      #expect(await failure { try await client.send(WebRequest(url: "http://\(host):\(server.port)/")) } == .addressNotAllowed)
    }
    #expect(server.connectionCount == 0)
    // Of another request by the same handle nothing is left.
    #expect(try await Self.client().send(WebRequest(url: "http://127.0.0.1:\(server.port)/")).status == 200)
  }

  @Test func `More than the queue holds is refused at once`() async throws {
    let server = PlainServer([Self.answer("x")], pauseMilliseconds: 300)
    defer { server.stop() }
    let client = Self.client {
      $0.threads = 1
      $0.queueMax = 1
    }
    let errors = await withTaskGroup(of: WebError?.self) { group in
      for _ in 0..<8 { group.addTask { await failure { try await client.send(WebRequest(url: "http://127.0.0.1:\(server.port)/")) } } }
      return await group.reduce(into: [WebError?]()) { $0.append($1) }
    }
    #expect(errors.contains(.queueFull) && errors.contains(nil))
  }

  @Test func `A request shows nothing of itself`() {
    let request = WebRequest(url: "https://example.org/?access_token=secret", form: [QueryField("a", "secret")])
    #expect(!"\(request) \(String(reflecting: request))".contains("secret"))
  }
}
