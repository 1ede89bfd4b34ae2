import CairnProto
import Cryptography
import Postgres
import RPC

/// Codes for caches that are made many at once.
enum FreeCodes {
  /// As many codes as asked for, none of which is in use.
  /// - Throws: UNAVAILABLE where that many were not found.
  static func draw(_ count: Int, for store: CacheStore, in transaction: Transaction) async throws -> [String] {
    var codes: Set<String> = []
    for _ in 0..<CacheRules.codeAttemptsMax {
      while codes.count < count {
        if let code = CacheRules.code(from: RandomBytes.generate(CacheRules.codeByteCount)) { codes.insert(code) }
      }
      let used = try await store.used(Array(codes), in: transaction)
      if used.isEmpty { return Array(codes) }
      codes.subtract(used)
    }
    throw RPCError(.unavailable, reason: .unavailable, message: "no code is free")
  }
}
