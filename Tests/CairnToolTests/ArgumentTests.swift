import ArgumentParser
import CairnProto
import CairnTesting
import EventLoop
import Geodesy
import Postgres
import Testing

@testable import CairnTool

@Suite struct ArgumentTests {
  @Test func `play takes the options of the demo`() throws {
    let command = try #require(
      try CairnCommand.parseAsRoot(["play", "--auto", "--gateway", "http://127.0.0.1:7080", "--seed", "7"]) as? PlayCommand)
    #expect(command.auto && command.seed == 7 && command.map == "world" && command.gateway.gateway == "http://127.0.0.1:7080")
  }

  @Test(arguments: [nil, "K7M2PA"]) func `play takes a room with a code and without`(code: String?) throws {
    let command = try #require(try CairnCommand.parseAsRoot(["play", "--room"] + (code.map { [$0] } ?? [])) as? PlayCommand)
    #expect(command.room && command.code == code)
  }

  @Test(arguments: [
    ["play", "K7M2PA"], ["play", "--room", "--online"], ["play", "--room", "K7M2PA", "--map", "it"],
    ["play", "--seed", "7"], ["play", "--good"], ["play", "--password", "x"], ["migrate"], ["migrate", "--service", "gateway"],
    ["migrate", "--service", "all", "--database", "x"], ["call"], ["call", "A/B", "--header", "novalue"],
    ["call", "A/B", "--timeout-ms", "0"],
    ["account", "grant-role"], ["account", "grant-role", "--username", "x"],
    ["account", "grant-role", "--username", "x", "--role", "king"], ["account", "revoke-role", "--role", "admin"],
    ["import", "geojson", "x"], ["import", "points", "x"], ["points"], ["points", "Paris"], ["points", "91", "0"],
    ["points", "60", "25", "--kind", "pub"], ["points", "60", "25", "--units", "leagues"], ["health"],
    ["health", "x", "--timeout-ms", "-1"], ["fly"],
  ])
  func `What makes no sense is refused before anything is done`(arguments: [String]) {
    #expect(throws: (any Error).self) { try CairnCommand.parseAsRoot(arguments) }
  }

  @Test func `import is called as the scripts call it`() throws {
    let arguments = ["import", "all", "--from", "data", "--database", "host='/x y' dbname=cairn_geo", "--dry-run"]
    let command = try #require(try CairnCommand.parseAsRoot(arguments) as? ImportAllCommand)
    #expect(command.source.folder == "data" && command.target.database == "host='/x y' dbname=cairn_geo" && command.target.dryRun)
  }

  @Test func `points takes a place, kinds and units`() throws {
    let arguments = ["points", "33.9S", "151.2E", "--kind", "museum", "--kind", "place-of-worship", "--units", "imperial"]
    let command = try #require(try CairnCommand.parseAsRoot(arguments) as? PointsCommand)
    let place = try command.position()
    #expect(place.latitude == -33.9 && place.longitude == 151.2)
    #expect(command.kinds.map(\.kind) == [.museum, .placeOfWorship] && command.units == .imperial && command.limit == 20)
  }

  @Test func `call takes headers and reads {} when nothing is said`() throws {
    let command = try #require(try CairnCommand.parseAsRoot(["call", "MapService/ListMaps", "--header", "X-A=b=c"]) as? CallCommand)
    #expect(command.message == "{}" && command.headers.map(\.name) == ["x-a"] && command.headers.map(\.value) == ["b=c"])
  }

  @Test(arguments: ["play", "points", "call", "account", "migrate", "import", "health", "version"])
  func `Every subcommand shows an example`(name: String) throws {
    let command = try #require(CairnCommand.configuration.subcommands.first { $0.configuration.commandName == name })
    #expect(command.configuration.discussion.contains("Example"))
    #expect(command.configuration.discussion.contains("cairn \(name)"))
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:7080", false, "127.0.0.1", 7080, ""), ("https://localhost:7443/", true, "localhost", 7443, ""),
      ("HTTP://[::1]:7002/healthz", false, "::1", 7002, "/healthz"), ("http://example", false, "example", 80, ""),
      ("https://example/readyz", true, "example", 443, "/readyz"), ("https://[::1]", true, "::1", 443, ""),
    ] as [(String, Bool, String, UInt16, String)])
  func `An address is read as it is written`(text: String, isSecure: Bool, host: String, port: UInt16, path: String) throws {
    let url = try GatewayURL(text)
    #expect(url.isSecure == isSecure && url.host == HostPort(host: host, port: port) && url.path == path)
  }

  @Test(arguments: ["", "localhost:7080", "ftp://x", "http://", "http://x:99999", "http://user@x", "http://a b"])
  func `What is no address is refused with an example`(text: String) {
    let failure = #expect(throws: Failure.self) { try GatewayURL(text) }
    #expect(failure?.description.contains(GatewayURL.standard) == true)
  }

  @Test(arguments: StoredService.allCases)
  func `Each database gets the events first, then its service`(service: StoredService) throws {
    let modules = try service.modules(below: Repository.root)
    #expect(modules.map(\.name) == ["events", service.rawValue])
    #expect(!modules[0].migrations.isEmpty)
  }

  @Test func `Migrations that are not there are said to be missing`() {
    let failure = #expect(throws: Failure.self) { try StoredService.game.modules(below: "/nowhere") }
    #expect(failure?.description.contains("--sources") == true)
  }
}
