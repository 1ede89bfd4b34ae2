import Cryptography
import EventLoop
import Events
import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import RPC
import Timekeeping

/// Tries of what is hidden (solutions, words in boxes, places of finals), of a person and of a network.
struct CacheTries: Sendable {
  let database: Database
  private let store = VisitorStore()

  init(database: Database) { self.database = database }

  /// Takes a try, of the person's and of the network's.
  /// - Returns: How many are left of both.
  /// - Throws: TOO_MANY_TRIES.
  func take(at id: UUID, _ context: RequestContext) async throws -> Int {
    let (now, resetTime) = (context.now, context.now + CacheRules.tryWindow)
    var most = 0
    for trier in try triers(context) {
      most = max(
        most,
        try await database.transaction { transaction in
          try await store.countTry(of: trier, at: id, now: now, resetTime: resetTime, in: transaction)
        })
    }
    guard most <= CacheRules.triesMax else {
      throw RPCError(.resourceExhausted, reason: .tooManyTries, message: "at most \(CacheRules.triesMax) in ten minutes")
    }
    return CacheRules.triesMax - most
  }

  /// Gives a try back that was right: a patrol of twenty on one phone's network logs the same box, and learns nothing by it that it does not know.
  func giveBack(at id: UUID, _ context: RequestContext) async throws {
    for trier in try triers(context) { try await store.uncountTry(of: trier, at: id, now: context.now, in: database) }
  }

  private func triers(_ context: RequestContext) throws -> [[UInt8]] {
    let network = context.clientAddress.flatMap { SocketAddress(host: $0, port: 0) }?.network ?? ""
    let triers = ["person \(try context.accountID.text)"] + (network.isEmpty ? [] : ["network \(network)"])
    return triers.map { SHA256.digest(of: Array($0.utf8)) }
  }
}
