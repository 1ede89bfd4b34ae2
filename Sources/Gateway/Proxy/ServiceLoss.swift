import CairnProto
import RPC

extension RPCError {
  /// A service was lost before it had answered, and what it was asked may be asked again.
  static var serviceLost: RPCError { .unavailable("the service went away") }

  /// A service was lost when it may have done what it was asked, and a second time might do it again.
  static func outcomeUnknown(_ row: MethodRow) -> RPCError {
    let advice = row.idempotency == .key ? "send an idempotency-key to make a retry safe" : "look before calling again"
    return RPCError(.unavailable, reason: .outcomeUnknown, message: "the service went away, perhaps after it had done it; \(advice)")
  }
}
