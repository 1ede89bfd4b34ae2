internal import ArgumentParser
internal import CairnProto
internal import EventLoop
internal import RPC

/// `cairn health`.
struct HealthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Asks a process whether it is ready; the exit code is 0 when it is and 1 otherwise.",
    discussion: """
      Speaks HTTP/2, and HTTP/1.1 where the server does not. Without a path it asks for /readyz.

      Examples:
        cairn health http://127.0.0.1:7081
        cairn health http://127.0.0.1:7002/healthz
      """)

  @Argument(help: "Address of the process, http:// or https://.")
  var url: String

  @Option(name: .customLong("ca"), help: "PEM file with the certificate to trust, instead of those of the system.")
  var authorities: String?

  @Option(name: .customLong("timeout-ms"), help: "Gives up after so many milliseconds.")
  var timeoutMs = 2_000

  func validate() throws {
    guard (1...600_000).contains(timeoutMs) else { throw ValidationError("--timeout-ms goes from 1 to 600000.") }
  }

  func run() async throws {
    let address = try GatewayURL(url)
    let path = address.path.isEmpty ? "/readyz" : address.path
    let upstream = try address.upstream(name: "\(address.host)", authorities: authorities)
    let timeout = Duration.milliseconds(timeoutMs)
    try await LoopCommand.run { loop in
      let (status, text) = try await Self.ask(path, address, upstream, timeout, loop)
      Console.say(text.trimmed)
      if status != 200 { throw ExitCode.failure }
    }
  }

  private static func ask(
    _ path: String, _ url: GatewayURL, _ upstream: Upstream, _ timeout: Duration, _ loop: Loop
  ) async throws -> (Int, String) {
    do {
      let page = try await PageClient(to: upstream, home: loop).get(path, timeout: timeout)
      return (page.status, String(decoding: page.body, as: UTF8.self))
    } catch let error as RPCError where !url.isSecure && error.says(.unavailable) {
      let page = try await plain(path, url, timeout, loop)
      return (page.status, page.body)
    }
  }

  private static func plain(_ path: String, _ url: GatewayURL, _ timeout: Duration, _ loop: Loop) async throws -> PlainGet.Page {
    guard let address = try await Offload.shared.run({ url.host.resolve() }).first else {
      throw Failure("There is no host \(url.host.host).")
    }
    do {
      return try await loop.run { try await PlainGet.fetch(path, from: url.host, at: address, timeout: timeout, on: loop) }
    } catch let error as Failure {
      throw Failure("\(url.host) does not answer: \(error).")
    }
  }
}
