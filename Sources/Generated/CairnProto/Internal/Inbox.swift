// Written by protoc-gen-cairn from cairn/internal/v1/inbox.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Event that has happened in one service and that another must hear of.
public struct DeliveredEvent: Message {
  public static let protoName = "cairn.internal.v1.DeliveredEvent"

  /// Id of the event, the same in every delivery of it. UUID, 16 bytes.
  public var event: [UInt8] = []

  /// Type of the event, for example "account.deleted". At most 100 characters.
  public var type: String = ""

  /// The message that belongs to the type, encoded. At most 65,536 bytes.
  public var payload: [UInt8] = []

  /// Time at which it happened.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(event: [UInt8] = [], type: String = "", payload: [UInt8] = [], createTime: Moment? = nil) {
    self.event = event
    self.type = type
    self.payload = payload
    self.createTime = createTime
  }
}

/// Events to take.
public struct DeliverRequest: Message {
  public static let protoName = "cairn.internal.v1.DeliverRequest"

  /// Key that the events have in common: events of one key arrive in the order in which they were committed. At most 100 characters.
  public var orderingKey: String = ""

  /// 1 to 50, oldest first.
  public var events: [DeliveredEvent] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(orderingKey: String = "", events: [DeliveredEvent] = []) {
    self.orderingKey = orderingKey
    self.events = events
  }
}

/// Reason why an event was not taken.
public struct DeliveryFailure: Message {
  public static let protoName = "cairn.internal.v1.DeliveryFailure"

  /// Code of the error, for example "internal".
  public var code: String = ""

  /// Its reason: UNIMPLEMENTED EVENT_TYPE_UNKNOWN when nobody here takes events of that type, PERMISSION_DENIED EVENT_SOURCE_REFUSED when nobody
  /// takes them from this sender, INVALID_ARGUMENT EVENT_MALFORMED when the payload cannot be read; otherwise the handler's.
  public var reason: String = ""

  /// For a developer.
  public var message: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", reason: String = "", message: String = "") {
    self.code = code
    self.reason = reason
    self.message = message
  }
}

/// Events that were taken.
public struct DeliverResponse: Message {
  public static let protoName = "cairn.internal.v1.DeliverResponse"

  /// Number of events from the beginning that were taken, now or before.
  public var takenCount: Int32 = 0

  /// Reason why the next one was not taken; absent when all were taken.
  public var failure: DeliveryFailure? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(takenCount: Int32 = 0, failure: DeliveryFailure? = nil) {
    self.takenCount = takenCount
    self.failure = failure
  }
}
