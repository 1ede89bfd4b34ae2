internal import CairnProto
internal import ArgumentParser
internal import CairnContract
internal import EventLoop
internal import Lifecycle
internal import RPC
internal import Timekeeping

/// `cairn call`.
struct CallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "call",
    abstract: "Calls one method with a message in JSON and prints the answer.",
    discussion: """
      A streaming method prints one message a line, until it ends or Ctrl-C. An error goes to standard error, and the exit code is 1. Whoever has
      logged in (cairn login) calls in that session, at its gateway unless another is named.

      Examples:
        cairn call --list
        cairn call SessionService/LogInWithPassword '{"login": "anna", "password": "…"}'
        cairn call GeoGuessService/StartSingle '{"mapId": "europe"}' --idempotency-key 0191f7c8-5d1e-7b6a-9c3e-2f4a6b8c0d1e
        echo '{"prefix": "par"}' | cairn call CityService/AutocompleteCity -
      """)

  @Argument(help: "The method: GeoGuessService/StartSingle, with or without the package.")
  var method: String?

  @Argument(help: "The request in JSON; - reads it from standard input.")
  var message = "{}"

  @OptionGroup var gateway: GatewayOptions

  @Option(help: "Access token. Others on this machine may see it; better the environment variable CAIRN_TOKEN.")
  var token: String?

  @Option(help: "UUID that makes the repetition of a mutation safe.")
  var idempotencyKey: String?

  @Option(name: .customLong("header"), help: "Another header, name=value. May be given more than once.")
  var headers: [HeaderArgument] = []

  @Option(name: .customLong("timeout-ms"), help: "Gives up after so many milliseconds (default: the method's own limit; none for streams).")
  var timeoutMs: Int?

  @Flag(help: "Lists the methods instead.")
  var list = false

  func validate() throws {
    if method == nil, !list { throw ValidationError("Which method? cairn call --list shows them.") }
    if let timeoutMs, !(1...9_999_999_999).contains(timeoutMs) { throw ValidationError("--timeout-ms goes from 1 to 9999999999.") }
  }

  func run() async throws {
    guard let method, !list else { return Console.say(MethodPath.list(CairnMethods.all)) }
    let settings = try await Settings.ofCommand()
    let row = try MethodPath.resolve(method, in: CairnMethods.all)
    let (target, given) = (try CallTarget(gateway, settings), token ?? settings.text("TOKEN"))
    let (message, headers) = (message, headers.map { (name: $0.name, value: $0.value) })
    let (timeout, key) = (timeoutMs.map { Duration.milliseconds($0) }, idempotencyKey)
    try await LoopCommand.run { loop in
      let client = JSONClient(to: target.upstream, home: loop)
      do {
        // Methods for everybody, a log-in among them, need no session that may have ended.
        let token = if given != nil || row.access == .public { given } else { try await target.accessToken(on: loop) }
        let options = CallOptions(timeout: timeout, idempotencyKey: key, accessToken: token)
        let body = message == "-" ? try await Self.standardInput() : Array(message.utf8)
        try await Self.call(row, body, options, headers, client)
      } catch let error as RPCError {
        Self.tell(error)
        throw ExitCode.failure
      }
    }
  }

  private static func call(
    _ row: MethodRow, _ body: [UInt8], _ options: CallOptions, _ headers: [(name: String, value: String)], _ client: JSONClient
  ) async throws {
    if row.isServerStreaming {
      try await client.serverStreaming(row, body, options, headers: headers) { Console.say(String(decoding: $0, as: UTF8.self)) }
    } else {
      Console.say(JSONText.pretty(try await client.unary(row, body, options, headers: headers)))
    }
  }

  /// A person who calls a method by hand wants the code and the reason, not a sentence for players.
  private static func tell(_ error: RPCError) {
    Console.note("\(error)")
    for violation in error.fieldViolations { Console.note("  \(violation.field): \(violation.reason) \(violation.explanation)") }
    for (name, value) in error.metadata.sorted(by: { $0.key < $1.key }) { Console.note("  \(name) = \(value)") }
  }

  private static func standardInput() async throws -> [UInt8] {
    let reader = LineReader()
    var text: [UInt8] = []
    while case .line(let line) = try await reader.next(within: nil) { text += Array(line.utf8) + [0x0A] }
    return text
  }
}
