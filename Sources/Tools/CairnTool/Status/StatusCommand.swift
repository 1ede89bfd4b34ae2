internal import ArgumentParser
internal import EventLoop
internal import FoundationEssentials
internal import Lifecycle
internal import Timekeeping

/// `cairn status`.
struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Tells in six lines how an installation is; the exit code is 1 when something is not well.",
    discussion: """
      State and version, memory, calls a second, how mails and pushes leave, reports and support tickets that wait. Asks the inner ports of the processes:
      those of --from, or of CAIRN_STATUS_FROM with commas between, or those that `make run` has chosen in CAIRN_HOME, or 7081 and 7011 to 7014 of this
      machine. In containers:
      docker compose -f deploy/compose.yaml exec gateway cairn status

      Examples:
        cairn status
        cairn status --from gateway:7081 --from auth:7011 --from social:7013
      """)

  @Option(help: "Inner port of a process, host:port. May be given more than once.")
  var from: [String] = []

  @Option(name: .customLong("pause-ms"), help: "Between the two looks by which calls are counted.")
  var pauseMs = 1_000

  /// How long one process may take for an answer.
  private static let timeout = Duration.seconds(3)

  func validate() throws {
    guard (1...600_000).contains(pauseMs) else { throw ValidationError("--pause-ms goes from 1 to 600000.") }
  }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let texts = from.isEmpty ? Self.places(settings) : from
    let hosts = try texts.map { text in
      guard let host = HostPort(text) else { throw Failure("\"\(text)\" is no inner port. Write it like 127.0.0.1:7081.") }
      return host
    }
    let pause = Duration.milliseconds(pauseMs)
    try await LoopCommand.run { loop in
      var looks: [ProcessLook] = []
      for host in hosts { looks.append(try await Self.look(at: host, loop)) }
      try await Task.sleep(for: pause)
      for index in looks.indices where looks[index].name == "gateway" {
        looks[index].second = try await Self.fetch("/metrics", hosts[index], loop).map { MetricsPage($0.body) }
      }
      for line in StatusText.lines(looks, pause: pause) { Console.say(line) }
      if looks.contains(where: { !$0.isWell }) { throw ExitCode.failure }
    }
  }

  /// Inner ports by setting, by what `make run` has noted, or by default.
  private static func places(_ settings: Settings) -> [String] {
    if let text = settings.text("STATUS_FROM") { return text.split(separator: ",").map { String($0.filter { $0 != " " }) } }
    let path = (settings.text("HOME") ?? ".cairn") + "/ports"
    let kept = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let ports = kept.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "=")
      guard parts.count == 2, parts[0] == "OPERATIONS" || parts[0].hasSuffix("_OPERATIONS") else { return nil }
      return "127.0.0.1:\(parts[1])"
    }
    return ports.isEmpty ? [7_081, 7_011, 7_012, 7_013, 7_014].map { "127.0.0.1:\($0)" } : ports
  }

  private static func look(at host: HostPort, _ loop: Loop) async throws -> ProcessLook {
    var look = ProcessLook(place: "\(host)")
    guard let ready = try await fetch("/readyz", host, loop) else { return look }
    look.complaint = ready.status == 200 ? "" : ready.body.split(separator: "\n").joined(separator: "; ")
    look.first = try await fetch("/metrics", host, loop).map { MetricsPage($0.body) }
    return look
  }

  /// Nil when nobody answers.
  private static func fetch(_ path: String, _ host: HostPort, _ loop: Loop) async throws -> PlainGet.Page? {
    guard let address = try await Offload.shared.run({ host.resolve() }).first else { return nil }
    do {
      return try await loop.run { try await PlainGet.fetch(path, from: host, at: address, timeout: timeout, on: loop) }
    } catch is Failure {
      return nil
    }
  }
}
