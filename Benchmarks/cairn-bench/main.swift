// Serves the bench service on one loop, so that a load generator outside can be pointed at it:
//   cairn-bench                           where CAIRN_LISTEN says; everybody is anonymous
//   cairn-bench players HOST:PORT COUNT   is a load generator itself: a crowd that plays through the gateway there (Players.swift)
//   cairn-bench refreshes HOST:PORT COUNT the same, whose sessions are refreshed (Refreshes.swift)
//   cairn-bench tokens                    measures by itself what the check of an access token costs (TokenChecks.swift)
// With CAIRN_TICKET_KEYS_BENCH set, callers need tickets, as behind the gateway. With CAIRN_DATABASE set, Lookup reads one row.

import BenchService
import CairnServices
import EventLoop
import Identity
import Lifecycle
import Logging
import Postgres
import RPC

Signals.catchThem()
do {
  if CommandLine.arguments.dropFirst() == ["tokens"] {
    try TokenChecks.run()
    ServiceProcess.exitFlushed(0)
  }
  if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "refreshes", let address = HostPort(CommandLine.arguments[2]),
    let count = Int(CommandLine.arguments[3])
  {
    try await Refreshes.run(address: address, count: count)
    ServiceProcess.exitFlushed(0)
  }
  if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "players", let address = HostPort(CommandLine.arguments[2]),
    let count = Int(CommandLine.arguments[3])
  {
    try await Players.run(address: address, count: count)
    ServiceProcess.exitFlushed(0)
  }
  let environment = try await ServiceProcess.prepare("bench")
  let hasDatabase = environment.settings.text("DATABASE") != nil
  let handlers = BenchHandlers(database: hasDatabase ? try environment.database() : nil)
  let keys = environment.settings.text("TICKET_KEYS_BENCH") == nil ? nil : environment.ticketKeys(of: "bench")
  let address = environment.settings.address("LISTEN", default: "127.0.0.1:7009")
  try environment.settings.check()
  environment.health.started()
  let server = RPCServer(
    methods: handlers.methods + RunningService.healthMethods(environment.health),
    trust: keys.map { .tickets(audience: "bench", keys: $0) } ?? .nobody, pages: RunningService.healthPages(environment.health))
  let (bound, servers) = try await RunningService.listen(address, environment.loops) { loop, address in
    try server.listen(on: loop, address: address)
  }
  environment.logger.info("ready", metadata: ["address": "\(bound)"])
  await ServiceProcess.waitForTermination(reload: {})
  await RunningService.drain(servers, environment.loops)
  ServiceProcess.exitFlushed(0)
} catch {
  ServiceProcess.fail("bench", error)
}
