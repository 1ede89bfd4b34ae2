internal import CairnProto
internal import CairnServices
internal import FoundationEssentials
internal import Identity
internal import RPC
internal import Timekeeping

/// The door for events of other services.
struct InboxHandlers: InboxServiceHandlers {
  /// Events in one call: `OutboxRules.batchMax` of any sender.
  static let eventsMax = 50

  let inbox: Inbox

  func deliver(_ request: DeliverRequest, _ context: RequestContext) async throws -> DeliverResponse {
    let delivery = await inbox.receive(try Self.events(of: request, from: context.caller.callingService ?? ""))
    return DeliverResponse(
      takenCount: Int32(delivery.takenCount),
      failure: delivery.failure.map { DeliveryFailure(code: $0.code.rawValue, reason: $0.reason, message: EventFailures.words($0)) })
  }

  private static func events(of request: DeliverRequest, from source: String) throws -> [InboxEvent] {
    try Field.check(count: request.events.count, "events", in: 1...eventsMax)
    return try request.events.map { event in
      guard let id = UUID(bytes: event.event), let createTime = event.createTime else {
        throw RPCError.invalid("events", .malformed, "an event needs an id of 16 bytes and a time")
      }
      return InboxEvent(
        eventID: id, type: event.type, orderingKey: request.orderingKey, source: source, createTime: createTime, payload: event.payload)
    }
  }
}
