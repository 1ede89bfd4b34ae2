// Written by protoc-gen-cairn from cairn/bench/v1/bench.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Values to return.
public struct EchoRequest: Message {
  public static let protoName = "cairn.bench.v1.EchoRequest"

  /// Returned as it is.
  public var text: String = ""

  /// Returned as it is.
  public var data: [UInt8] = []

  /// Returned as it is.
  public var number: Int64 = 0

  /// How long to wait before answering, in milliseconds, in [0, 60000].
  public var delayMs: Int32 = 0

  /// How long to keep the loop busy before answering, in microseconds, in [0, 100000]: work that costs processor time.
  public var busyUs: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(text: String = "", data: [UInt8] = [], number: Int64 = 0, delayMs: Int32 = 0, busyUs: Int32 = 0) {
    self.text = text
    self.data = data
    self.number = number
    self.delayMs = delayMs
    self.busyUs = busyUs
  }
}

/// Values that were sent.
public struct EchoResponse: Message {
  public static let protoName = "cairn.bench.v1.EchoResponse"

  /// As sent.
  public var text: String = ""

  /// As sent.
  public var data: [UInt8] = []

  /// As sent.
  public var number: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(text: String = "", data: [UInt8] = [], number: Int64 = 0) {
    self.text = text
    self.data = data
    self.number = number
  }
}

/// Text to return.
public struct EchoAsUserRequest: Message {
  public static let protoName = "cairn.bench.v1.EchoAsUserRequest"

  /// Returned as it is.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(text: String = "") {
    self.text = text
  }
}

/// Text that was sent, and the account that sent it.
public struct EchoAsUserResponse: Message {
  public static let protoName = "cairn.bench.v1.EchoAsUserResponse"

  /// As sent.
  public var text: String = ""

  /// The account of the session. UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(text: String = "", accountID: String = "") {
    self.text = text
    self.accountID = accountID
  }
}

/// Row to read.
public struct LookupRequest: Message {
  public static let protoName = "cairn.bench.v1.LookupRequest"

  /// The key of the row.
  public var rowID: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rowID: Int64 = 0) {
    self.rowID = rowID
  }
}

/// The row.
public struct LookupResponse: Message {
  public static let protoName = "cairn.bench.v1.LookupResponse"

  /// The key of the row.
  public var rowID: Int64 = 0

  /// Text that the row holds.
  public var text: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rowID: Int64 = 0, text: String = "") {
    self.rowID = rowID
    self.text = text
  }
}

/// Messages to send.
public struct CountRequest: Message {
  public static let protoName = "cairn.bench.v1.CountRequest"

  /// How many messages, in [0, 1000000].
  public var count: Int32 = 0

  /// Pause between two messages, in milliseconds, in [0, 60000].
  public var intervalMs: Int32 = 0

  /// Size of each message's padding, in bytes, in [0, 65536].
  public var paddingBytes: Int32 = 0

  /// A Connect code to end with, for example "aborted"; empty for a good end.
  public var errorCode: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(count: Int32 = 0, intervalMs: Int32 = 0, paddingBytes: Int32 = 0, errorCode: String = "") {
    self.count = count
    self.intervalMs = intervalMs
    self.paddingBytes = paddingBytes
    self.errorCode = errorCode
  }
}

/// One message of the count.
public struct CountResponse: Message {
  public static let protoName = "cairn.bench.v1.CountResponse"

  /// 1, 2, 3 …
  public var number: Int32 = 0

  /// As many zero bytes as were asked for.
  public var padding: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int32 = 0, padding: [UInt8] = []) {
    self.number = number
    self.padding = padding
  }
}

/// Messages to send.
public struct CountAsUserRequest: Message {
  public static let protoName = "cairn.bench.v1.CountAsUserRequest"

  /// How many messages, in [0, 1000000].
  public var count: Int32 = 0

  /// Pause between two messages, in milliseconds, in [0, 60000].
  public var intervalMs: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(count: Int32 = 0, intervalMs: Int32 = 0) {
    self.count = count
    self.intervalMs = intervalMs
  }
}

/// One message of the count.
public struct CountAsUserResponse: Message {
  public static let protoName = "cairn.bench.v1.CountAsUserResponse"

  /// 1, 2, 3 …
  public var number: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int32 = 0) {
    self.number = number
  }
}

/// End of the stream.
public struct SubscribeRequest: Message {
  public static let protoName = "cairn.bench.v1.SubscribeRequest"

  /// The stream ends after this number.
  public var lastNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(lastNumber: Int64 = 0) {
    self.lastNumber = lastNumber
  }
}

/// Number that was published.
public struct SubscribeResponse: Message {
  public static let protoName = "cairn.bench.v1.SubscribeResponse"

  /// As published; 0 when nothing was.
  public var number: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int64 = 0) {
    self.number = number
  }
}

/// End of the stream.
public struct SubscribeAsUserRequest: Message {
  public static let protoName = "cairn.bench.v1.SubscribeAsUserRequest"

  /// The stream ends after this number.
  public var lastNumber: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(lastNumber: Int64 = 0) {
    self.lastNumber = lastNumber
  }
}

/// Number that was published.
public struct SubscribeAsUserResponse: Message {
  public static let protoName = "cairn.bench.v1.SubscribeAsUserResponse"

  /// As published; 0 when nothing was.
  public var number: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int64 = 0) {
    self.number = number
  }
}

/// Number to publish.
public struct PublishRequest: Message {
  public static let protoName = "cairn.bench.v1.PublishRequest"

  /// Above 0, and above the one before.
  public var number: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int64 = 0) {
    self.number = number
  }
}

/// Streams that will hear of it.
public struct PublishResponse: Message {
  public static let protoName = "cairn.bench.v1.PublishResponse"

  /// Number of streams that waited for a number.
  public var waitingCount: Int32 = 0

  /// Time at which the first of them was told.
  public var publishTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(waitingCount: Int32 = 0, publishTime: Moment? = nil) {
    self.waitingCount = waitingCount
    self.publishTime = publishTime
  }
}

/// How to fail.
public struct FailRequest: Message {
  public static let protoName = "cairn.bench.v1.FailRequest"

  /// A Connect code, for example "not_found".
  public var code: String = ""

  /// The reason in ErrorInfo.
  public var reason: String = ""

  /// How long to wait before failing, in milliseconds, in [0, 60000].
  public var delayMs: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", reason: String = "", delayMs: Int32 = 0) {
    self.code = code
    self.reason = reason
    self.delayMs = delayMs
  }
}

/// Never sent.
public struct FailResponse: Message {
  public static let protoName = "cairn.bench.v1.FailResponse"

  /// Every field at its default.
  public init() {}
}
