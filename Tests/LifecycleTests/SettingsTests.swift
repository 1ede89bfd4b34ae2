import Cryptography
import EventLoop
import Foundation
import Logging
import Testing

@testable import Lifecycle

@Suite struct SettingsTests {
  /// The problems that reading brings to light.
  private func problems(_ values: [String: String], _ read: (Settings) throws -> Void) -> [String] {
    let settings = Settings(values)
    do {
      try read(settings)
      try settings.check()
      return []
    } catch {
      return (error as? SettingsError)?.problems ?? ["\(error)"]
    }
  }

  @Test func whatIsNotSetHasItsDefault() throws {
    let settings = Settings(["CAIRN_LOOPS": ""])
    #expect(settings.integer("LOOPS", default: 3, in: 1...64) == 3)
    #expect(settings.choice("LOG_LEVEL", default: Logger.Level.info) == .info)
    #expect(settings.address("LISTEN", default: "127.0.0.1:7002") == SocketAddress("127.0.0.1:7002"))
    #expect(settings.duration("GAME_MOVING_MS", default: .seconds(60), in: 1...600_000) == .seconds(60))
    #expect(settings.hosts("UPSTREAM_GEO").isEmpty)
    #expect(settings.text("DATABASE") == nil)
    try settings.check()
  }

  @Test func whatIsSetIsRead() throws {
    let settings = Settings([
      "CAIRN_LOOPS": "64", "CAIRN_LOG_LEVEL": "debug", "CAIRN_LISTEN": "[::1]:80", "CAIRN_GAME_MOVING_MS": "250",
      "CAIRN_UPSTREAM_GEO": "geo-1:7004, [::1]:7005", "CAIRN_DATABASE": "dbname=cairn_game",
    ])
    #expect(settings.integer("LOOPS", default: 3, in: 1...64) == 64)
    #expect(settings.choice("LOG_LEVEL", default: Logger.Level.info) == .debug)
    #expect(settings.address("LISTEN", default: "127.0.0.1:7002") == SocketAddress("[::1]:80"))
    #expect(settings.duration("GAME_MOVING_MS", default: .seconds(60), in: 1...600_000) == .milliseconds(250))
    #expect(settings.hosts("UPSTREAM_GEO") == [HostPort(host: "geo-1", port: 7_004), HostPort(host: "::1", port: 7_005)])
    #expect(settings.requiredText("DATABASE", why: "") == "dbname=cairn_game")
    try settings.check()
  }

  @Test func aNameThatNobodyKnowsIsAProblemAndTheNearestIsTold() {
    let found = problems([
      "CAIRN_MAIL_SERVR": "x", "CAIRN_AUTH_GUEST": "no", "CAIRN_LOOPS": "zero", "CAIRN_WIBBLE_WOBBLE_WUBBLE": "1", "MAIL_SERVR": "",
    ]) {
      _ = $0.integer("LOOPS", default: 3, in: 1...64)
    }
    #expect(
      found == [
        "CAIRN_AUTH_GUEST is no setting: is CAIRN_AUTH_GUESTS meant?", "CAIRN_MAIL_SERVR is no setting: is CAIRN_MAIL_SERVER meant?",
        "CAIRN_WIBBLE_WOBBLE_WUBBLE is no setting", "CAIRN_LOOPS is \"zero\": expected a whole number from 1 to 64",
      ])
  }

  @Test(arguments: [
    ("CAIRN_LITSEN", "CAIRN_LISTEN"), ("CAIRN_DATABSE", "CAIRN_DATABASE"), ("CAIRN_GAME_GUESS", "CAIRN_GAME_GUESS_MS"),
    ("CAIRN_UPSTREAM_GOE", "CAIRN_UPSTREAM_GEO"), ("CAIRN_MASTERKEY", "CAIRN_MASTER_KEY"), ("CAIRN_loops", "CAIRN_LOOPS"),
  ]) func theNearestNameIsTheOneThatWasMeant(wrong: String, right: String) {
    #expect(problems([wrong: "1"]) { _ in } == ["\(wrong) is no setting: is \(right) meant?"])
  }

  @Test(arguments: [
    "CAIRN_GAME_2_PORT", "CAIRN_GAME_2_OPERATIONS_PORT", "CAIRN_OPERATIONS_PORT", "CAIRN_HOME", "CAIRN_DATABASE_GEO",
    "CAIRN_RATE_ADDRESS_SEARCH",
  ]) func whatScriptsAndOtherProcessesReadIsKnown(name: String) {
    #expect(problems([name: "1"]) { _ in }.isEmpty)
  }

  /// Each container of a namespace is told of its Services, whatever they are called.
  @Test(arguments: ["CAIRN_GAME", "CAIRN", "CAIRN_WEB_2"]) func whatKubernetesSetsForAServiceIsNoSettingAndNoProblem(service: String) {
    let port = "\(service)_PORT_7002_TCP"
    var variables = [
      "\(service)_SERVICE_HOST": "10.0.0.7", "\(service)_SERVICE_PORT": "7002", "\(service)_SERVICE_PORT_CONNECT": "7002",
      "\(service)_PORT": "tcp://10.0.0.7:7002", port: "tcp://10.0.0.7:7002", "\(port)_PROTO": "tcp", "\(port)_PORT": "7002",
      "\(port)_ADDR": "10.0.0.7",
    ]
    #expect(problems(variables) { _ in } == [])
    // Nothing else is let through with them, and half of it is no Service.
    variables["CAIRN_LOPS"] = "2"
    #expect(problems(variables) { _ in } == ["CAIRN_LOPS is no setting: is CAIRN_LOOPS meant?"])
    #expect(problems(["\(service)_SERVICE_HOST": "10.0.0.7"]) { _ in }.count == 1)
  }

  @Test func aMisspeltNameInTheFileIsAProblemToo() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data("# CAIRN_NOT_READ=1\nCAIRN_DATABASE=host=a\nCAIRN_MEDIA_WORKR=x\n".utf8).write(to: URL(filePath: file))
    setenv("CAIRN_CONFIG", file, 1)
    defer { unsetenv("CAIRN_CONFIG") }
    let settings = try await Settings()
    #expect(settings.text("DATABASE") == "host=a")
    let error = #expect(throws: SettingsError.self) { try settings.check() }
    #expect(error?.problems == ["CAIRN_MEDIA_WORKR is no setting: is CAIRN_MEDIA_WORKER meant?"])
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "acb", 1), ("kitten", "sitting", 3), ("abcd", "abd", 1), ("ab", "ab", 0),
  ])
  func wordsDifferByLettersPutInLeftOutOrExchanged(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
  }

  @Test(arguments: ["0", "65", "-1", "1.5", "1e1", "0x10", " 4", "four", "99999999999999999999"])
  func aNumberOutOfRangeIsAProblemAndTheDefaultStays(text: String) {
    let found = problems(["CAIRN_LOOPS": text]) { #expect($0.integer("LOOPS", default: 3, in: 1...64) == 3) }
    #expect(found == ["CAIRN_LOOPS is \"\(text)\": expected a whole number from 1 to 64"])
  }

  @Test(arguments: ["loud", "INFO", "info "]) func anUnknownWordIsAnsweredWithTheKnownOnes(text: String) {
    let found = problems(["CAIRN_LOG_LEVEL": text]) { #expect($0.choice("LOG_LEVEL", default: Logger.Level.info) == .info) }
    #expect(found.count == 1)
    #expect(found[0].contains("\"\(text)\""))
    #expect(found[0].hasSuffix("expected one of trace, debug, info, notice, warning, error, critical"))
  }

  @Test(arguments: ["localhost:80", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", ":80", "127.0.0.1:-1"])
  func anAddressToListenOnIsNumeric(text: String) {
    let found = problems(["CAIRN_LISTEN": text]) { _ = $0.address("LISTEN", default: "127.0.0.1:7002") }
    #expect(found == ["CAIRN_LISTEN is \"\(text)\": expected a numeric address and a port, for example 127.0.0.1:7002"])
  }

  @Test func ofSeveralHostsTheWrongOneIsNamed() {
    let found = problems(["CAIRN_UPSTREAM_GEO": "geo-1:7004,geo-2,geo-3:x"]) { _ = $0.hosts("UPSTREAM_GEO") }
    #expect(
      found == ["CAIRN_UPSTREAM_GEO holds \"geo-2\": expected host:port", "CAIRN_UPSTREAM_GEO holds \"geo-3:x\": expected host:port"])
  }

  @Test func everythingThatIsWrongIsToldAtOnce() {
    let found = problems(["CAIRN_LOOPS": "many", "CAIRN_LOG_FORMAT": "xml", "CAIRN_LISTEN": "here"]) { settings in
      _ = settings.integer("LOOPS", default: 1, in: 1...64)
      _ = settings.requiredText("DATABASE", why: "the libpq connection string")
      _ = settings.address("LISTEN", default: "127.0.0.1:7002")
      settings.refuse("CAIRN_A and CAIRN_B belong together")
    }
    #expect(found.count == 4)
    let text = SettingsError(problems: found).description
    for name in ["CAIRN_LOOPS", "CAIRN_DATABASE is not set: the libpq connection string", "CAIRN_LISTEN", "belong together"] {
      #expect(text.contains(name))
    }
  }

  // MARK: Files

  @Test func aFileThatIsNotThereIsNamed() {
    let found = problems(["CAIRN_MASTER_KEY": "/nowhere/key"]) { #expect($0.file("MASTER_KEY", why: "the key").isEmpty) }
    #expect(found == ["CAIRN_MASTER_KEY: cannot read /nowhere/key"])
  }

  @Test(arguments: ["k1:not hexadecimal, hunter2", "hunter2", "k1:\(String(repeating: "z", count: 64))", ""])
  func theContentOfAKeyFileIsNeverQuoted(content: String) throws {
    let file = try SecretFile(content)
    let values = ["CAIRN_TICKET_KEYS_GAME": file.path, "CAIRN_MASTER_KEY": file.path]
    for read in [{ _ = $0.ticketKeys(of: "game") }, { _ = try $0.masterKey() }] as [(ServiceEnvironment) throws -> Void] {
      let loops = LoopGroup(count: 1)
      defer { loops.stop() }
      let found = problems(values) { settings in try read(ServiceEnvironment(name: "game", settings: settings, loops: loops)) }
      for problem in found {
        #expect(!problem.contains("hunter2") && !problem.contains("zzzz") && !problem.contains("hexadecimal, "), "\(problem)")
      }
      if !content.isEmpty { #expect(!found.isEmpty) }
    }
  }

  @Test func goodKeyFilesAreRead() throws {
    let loops = LoopGroup(count: 1)
    defer { loops.stop() }
    let master = try SecretFile(" \(String(repeating: "0f", count: 32))\n")
    let tickets = try SecretFile("# rotated weekly\nk2:\(String(repeating: "a1", count: 32))\n\nk1:\(String(repeating: "b2", count: 32))\n")
    let settings = Settings(["CAIRN_MASTER_KEY": master.path, "CAIRN_TICKET_KEYS_GAME": tickets.path])
    let environment = ServiceEnvironment(name: "game", settings: settings, loops: loops)
    #expect(try environment.masterKey().accepted.isEmpty)
    #expect(environment.ticketKeys(of: "game") != nil)
    try settings.check()
  }

  @Test func furtherMasterKeysAreAcceptedAndAFewOnly() throws {
    let loops = LoopGroup(count: 1)
    defer { loops.stop() }
    let keys = ["0f", "a1", "b2", "c3", "d4"].map { String(repeating: $0, count: 32) }
    func read(_ text: String) throws -> SymmetricKey {
      let file = try SecretFile(text)
      let settings = Settings(["CAIRN_MASTER_KEY": file.path])
      return try ServiceEnvironment(name: "game", settings: settings, loops: loops).masterKey()
    }
    let key = try read("\(keys[0])\n\n  \(keys[1])\n\(keys[2])\n")
    #expect(key == SymmetricKey(hex: keys[0]) && key.accepted == [keys[1], keys[2]].compactMap { SymmetricKey(hex: $0) })
    #expect(throws: SettingsError.self) { try read(keys.joined(separator: "\n")) }
    #expect(throws: SettingsError.self) { try read("\(keys[0])\nhunter2\n") }
  }

  // MARK: The environment of a process

  @Test func theEnvironmentComesBeforeTheFile() async {
    await #expect(processExitsWith: .success) {
      let file = try SecretFile("CAIRN_LOOPS=5\nCAIRN_LISTEN=127.0.0.1:9\n")
      setenv("CAIRN_CONFIG", file.path, 1)
      setenv("CAIRN_LOOPS", "7", 1)
      unsetenv("CAIRN_LISTEN")
      let settings = try await Settings()
      #expect(settings.integer("LOOPS", default: 1, in: 1...64) == 7)
      #expect(settings.address("LISTEN", default: "127.0.0.1:1") == SocketAddress("127.0.0.1:9"))
    }
  }

  @Test func aConfigurationFileThatIsNotThereStopsTheProcess() async {
    await #expect(processExitsWith: .success) {
      setenv("CAIRN_CONFIG", "/nowhere/cairn.env", 1)
      let error = await #expect(throws: SettingsError.self) { _ = try await Settings() }
      #expect(error?.problems.first?.hasPrefix("CAIRN_CONFIG: cannot read /nowhere/cairn.env") == true)
    }
  }
}
