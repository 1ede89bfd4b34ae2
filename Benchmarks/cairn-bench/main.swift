// Serves the bench service on one loop, so that a load generator outside can be pointed at it:
//   cairn-bench                           where CAIRN_LISTEN says; everybody is anonymous
//   cairn-bench players HOST:PORT COUNT   is a load generator itself: a crowd that plays through the gateway there (Players.swift)
//   cairn-bench refreshes HOST:PORT COUNT the same, whose sessions are refreshed (Refreshes.swift)
//   cairn-bench logins HOST:PORT COUNT    the same, who log in one after the other (Logins.swift)
//   cairn-bench friends HOST:PORT COUNT   the same, all friends of each other, who tell of themselves (Friends.swift)
//   cairn-bench tellers HOST:PORT COUNT   the same, nobody's friends
//   cairn-bench requests HOST:PORT COUNT  as many groups of people who ask one person to be a friend (FriendRequests.swift)
//   cairn-bench talkers HOST:PORT COUNT   the same, who write to each other and meet (Talkers.swift)
//   cairn-bench games HOST:PORT COUNT     the same, who play against each other until all games have ended (Games.swift)
//   cairn-bench places HOST:PORT COUNT    the same, who look up sights, cities and locations (Places.swift)
//   cairn-bench runners HOST:PORT COUNT   the same, who do a challenge and send their tracks (Runners.swift)
//   cairn-bench walkers HOST:PORT COUNT   guests who walk a quiz walk, and a class (Walkers.swift)
//   cairn-bench subscribers HOST:PORT COUNT, and telephones HOST:PORT COUNT  as many idle streams (Subscribers.swift)
//   cairn-bench costs                     measures by itself what tokens and passwords cost (LoneCosts.swift)
//   cairn-bench tracks                    measures by itself what following and judging a track costs (TrackCosts.swift)
// With CAIRN_TICKET_KEYS_BENCH set, callers need tickets, as behind the gateway. With CAIRN_DATABASE set, Lookup reads one row. With
// CAIRN_TLS_CERTIFICATE and CAIRN_TLS_KEY set, it speaks TLS.

import BenchService
import CairnServices
import Cryptography
import EventLoop
import Identity
import Lifecycle
import Logging
import Postgres
import RPC
import ServiceDatabase

Signals.catchThem()
do {
  if CommandLine.arguments.dropFirst() == ["costs"] {
    try LoneCosts.run()
    ServiceProcess.exitFlushed(0)
  }
  if CommandLine.arguments.dropFirst() == ["tracks"] {
    TrackCosts.run()
    ServiceProcess.exitFlushed(0)
  }
  let crowds = [
    "players": Players.run, "refreshes": Refreshes.run, "logins": Logins.run, "friends": Friends.together,
    "tellers": Friends.apart, "requests": FriendRequests.run, "games": Games.run, "places": Places.run, "subscribers": Subscribers.together,
    "talkers": Talkers.run, "telephones": Subscribers.alone,
    "runners": Runners.run, "walkers": Walkers.run,
  ]
  if CommandLine.arguments.count == 4, let run = crowds[CommandLine.arguments[1]], let address = HostPort(CommandLine.arguments[2]),
    let count = Int(CommandLine.arguments[3])
  {
    try await run(address, count)
    ServiceProcess.exitFlushed(0)
  }
  let environment = try await ServiceProcess.prepare("bench")
  let hasDatabase = environment.settings.text("DATABASE") != nil
  let handlers = BenchHandlers(database: hasDatabase ? try environment.database() : nil)
  let keys = environment.settings.text("TICKET_KEYS_BENCH") == nil ? nil : environment.ticketKeys(of: "bench")
  let address = environment.settings.address("LISTEN", default: "127.0.0.1:7009")
  let certificate = environment.settings.text("TLS_CERTIFICATE")
  let key = environment.settings.text("TLS_KEY")
  try environment.settings.check()
  let tls = try certificate.map { try TLSServerContext(certificateFile: $0, keyFile: key ?? $0, applicationProtocols: ["h2"]) }
  environment.health.started()
  let server = RPCServer(
    methods: handlers.methods + RunningService.healthMethods(environment.health),
    trust: keys.map { .tickets(audience: "bench", keys: $0) } ?? .nobody, pages: RunningService.healthPages(environment.health))
  let (bound, servers) = try await RunningService.listen(address, environment.loops) { loop, address in
    try server.listen(on: loop, address: address, tls: tls)
  }
  environment.logger.info("ready", metadata: ["address": "\(bound)"])
  await ServiceProcess.waitForTermination(reload: {})
  await RunningService.drain(servers, environment.loops)
  ServiceProcess.exitFlushed(0)
} catch {
  ServiceProcess.fail("bench", error)
}
