import CairnProto
import Postgres
import RPC

/// Hands an export on, part by part.
struct ExportDownload: Sendable {
  let database: Database
  let store = ExportStore()

  /// - Parameters:
  ///   - firstPart: The part to begin with, from 0.
  ///   - send: Takes each part with its number.
  /// - Throws: `RPCError` EXPORT_NOT_READY, OUT_OF_RANGE of `first_part`, EXPORT_NOT_FOUND when it is removed meanwhile; what `send` throws.
  func run(
    _ export: StoredExport, from firstPart: Int32, _ send: nonisolated(nonsending) (_ part: Int32, _ data: [UInt8]) async throws -> Void
  ) async throws {
    guard export.state == .ready else {
      throw RPCError(.failedPrecondition, reason: .exportNotReady, message: "ask until it is")
    }
    var part = Int(firstPart)
    guard (0..<export.partCount).contains(part) else {
      throw RPCError.invalid("first_part", .outOfRange, "0 to \(export.partCount - 1)")
    }
    while part < export.partCount {
      let parts = try await store.parts(of: export, from: part, limit: ExportRules.partsAtOnce, in: database)
      // Removed meanwhile: a newer one has taken its place, or the account is gone.
      if parts.isEmpty { throw RPCError.exportNotFound }
      for data in parts {
        try await send(Int32(part), data)
        part += 1
      }
    }
  }
}

extension RPCError {
  static var exportNotFound: RPCError {
    RPCError(.notFound, reason: .exportNotFound, message: "there is no such export, or no longer")
  }
}
