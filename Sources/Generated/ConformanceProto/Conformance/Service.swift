// Written by protoc-gen-cairn from connectrpc/conformance/v1/service.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The codes of the protocol, by the numbers of gRPC.
public enum Code: MessageEnum {
  /// No code.
  case unspecified
  /// canceled
  case canceled
  /// unknown
  case unknown
  /// invalid_argument
  case invalidArgument
  /// deadline_exceeded
  case deadlineExceeded
  /// not_found
  case notFound
  /// already_exists
  case alreadyExists
  /// permission_denied
  case permissionDenied
  /// resource_exhausted
  case resourceExhausted
  /// failed_precondition
  case failedPrecondition
  /// aborted
  case aborted
  /// out_of_range
  case outOfRange
  /// unimplemented
  case unimplemented
  /// internal
  case `internal`
  /// unavailable
  case unavailable
  /// data_loss
  case dataLoss
  /// unauthenticated
  case unauthenticated
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .canceled, .unknown, .invalidArgument, .deadlineExceeded, .notFound, .alreadyExists, .permissionDenied, .resourceExhausted, .failedPrecondition, .aborted, .outOfRange, .unimplemented, .`internal`, .unavailable, .dataLoss, .unauthenticated]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .canceled: 1
    case .unknown: 2
    case .invalidArgument: 3
    case .deadlineExceeded: 4
    case .notFound: 5
    case .alreadyExists: 6
    case .permissionDenied: 7
    case .resourceExhausted: 8
    case .failedPrecondition: 9
    case .aborted: 10
    case .outOfRange: 11
    case .unimplemented: 12
    case .`internal`: 13
    case .unavailable: 14
    case .dataLoss: 15
    case .unauthenticated: 16
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .canceled
    case 2: self = .unknown
    case 3: self = .invalidArgument
    case 4: self = .deadlineExceeded
    case 5: self = .notFound
    case 6: self = .alreadyExists
    case 7: self = .permissionDenied
    case 8: self = .resourceExhausted
    case 9: self = .failedPrecondition
    case 10: self = .aborted
    case 11: self = .outOfRange
    case 12: self = .unimplemented
    case 13: self = .`internal`
    case 14: self = .unavailable
    case 15: self = .dataLoss
    case 16: self = .unauthenticated
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "CODE_UNSPECIFIED"
    case .canceled: "CODE_CANCELED"
    case .unknown: "CODE_UNKNOWN"
    case .invalidArgument: "CODE_INVALID_ARGUMENT"
    case .deadlineExceeded: "CODE_DEADLINE_EXCEEDED"
    case .notFound: "CODE_NOT_FOUND"
    case .alreadyExists: "CODE_ALREADY_EXISTS"
    case .permissionDenied: "CODE_PERMISSION_DENIED"
    case .resourceExhausted: "CODE_RESOURCE_EXHAUSTED"
    case .failedPrecondition: "CODE_FAILED_PRECONDITION"
    case .aborted: "CODE_ABORTED"
    case .outOfRange: "CODE_OUT_OF_RANGE"
    case .unimplemented: "CODE_UNIMPLEMENTED"
    case .`internal`: "CODE_INTERNAL"
    case .unavailable: "CODE_UNAVAILABLE"
    case .dataLoss: "CODE_DATA_LOSS"
    case .unauthenticated: "CODE_UNAUTHENTICATED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "CODE_UNSPECIFIED": self = .unspecified
    case "CODE_CANCELED": self = .canceled
    case "CODE_UNKNOWN": self = .unknown
    case "CODE_INVALID_ARGUMENT": self = .invalidArgument
    case "CODE_DEADLINE_EXCEEDED": self = .deadlineExceeded
    case "CODE_NOT_FOUND": self = .notFound
    case "CODE_ALREADY_EXISTS": self = .alreadyExists
    case "CODE_PERMISSION_DENIED": self = .permissionDenied
    case "CODE_RESOURCE_EXHAUSTED": self = .resourceExhausted
    case "CODE_FAILED_PRECONDITION": self = .failedPrecondition
    case "CODE_ABORTED": self = .aborted
    case "CODE_OUT_OF_RANGE": self = .outOfRange
    case "CODE_UNIMPLEMENTED": self = .unimplemented
    case "CODE_INTERNAL": self = .`internal`
    case "CODE_UNAVAILABLE": self = .unavailable
    case "CODE_DATA_LOSS": self = .dataLoss
    case "CODE_UNAUTHENTICATED": self = .unauthenticated
    default: return nil
    }
  }
}

/// How one answer shall be.
public struct UnaryResponseDefinition: Message {
  public static let protoName = "connectrpc.conformance.v1.UnaryResponseDefinition"

  /// The answer; without one there is a payload without data.
  public enum OneOfResponse: Sendable, Hashable {
    /// Data of the payload.
    case responseData([UInt8])
    /// The error to fail with; what was seen of the request is added to its details.
    case error(ErrorMessage)
  }

  /// Metadata before the answer.
  public var responseHeaders: [Header] = []

  /// The answer; without one there is a payload without data.
  public var response: OneOfResponse? = nil

  /// Metadata behind the answer, also behind an error.
  public var responseTrailers: [Header] = []

  /// Pause before the answer, in milliseconds.
  public var responseDelayMs: UInt32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(responseHeaders: [Header] = [], response: OneOfResponse? = nil, responseTrailers: [Header] = [], responseDelayMs: UInt32 = 0) {
    self.responseHeaders = responseHeaders
    self.response = response
    self.responseTrailers = responseTrailers
    self.responseDelayMs = responseDelayMs
  }
}

/// How a stream of answers shall be.
public struct StreamResponseDefinition: Message {
  public static let protoName = "connectrpc.conformance.v1.StreamResponseDefinition"

  /// Metadata before the first message.
  public var responseHeaders: [Header] = []

  /// Data of one message each.
  public var responseData: [[UInt8]] = []

  /// Pause before each message, in milliseconds.
  public var responseDelayMs: UInt32 = 0

  /// The error to end with; when no message came before it, what was seen of the request is added to its details.
  public var error: ErrorMessage? = nil

  /// Metadata behind the last message, also behind an error.
  public var responseTrailers: [Header] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(responseHeaders: [Header] = [], responseData: [[UInt8]] = [], responseDelayMs: UInt32 = 0, error: ErrorMessage? = nil, responseTrailers: [Header] = []) {
    self.responseHeaders = responseHeaders
    self.responseData = responseData
    self.responseDelayMs = responseDelayMs
    self.error = error
    self.responseTrailers = responseTrailers
  }
}

/// What to answer.
public struct UnaryRequest: Message {
  public static let protoName = "connectrpc.conformance.v1.UnaryRequest"

  /// Absent: a payload without data.
  public var responseDefinition: UnaryResponseDefinition? = nil

  /// Makes the request as large as a test wants it.
  public var requestData: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(responseDefinition: UnaryResponseDefinition? = nil, requestData: [UInt8] = []) {
    self.responseDefinition = responseDefinition
    self.requestData = requestData
  }
}

/// The answer.
public struct UnaryResponse: Message {
  public static let protoName = "connectrpc.conformance.v1.UnaryResponse"

  /// Data and what was seen of the request.
  public var payload: ConformancePayload? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(payload: ConformancePayload? = nil) {
    self.payload = payload
  }
}

/// What to answer.
public struct IdempotentUnaryRequest: Message {
  public static let protoName = "connectrpc.conformance.v1.IdempotentUnaryRequest"

  /// Absent: a payload without data.
  public var responseDefinition: UnaryResponseDefinition? = nil

  /// Makes the request as large as a test wants it.
  public var requestData: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(responseDefinition: UnaryResponseDefinition? = nil, requestData: [UInt8] = []) {
    self.responseDefinition = responseDefinition
    self.requestData = requestData
  }
}

/// The answer.
public struct IdempotentUnaryResponse: Message {
  public static let protoName = "connectrpc.conformance.v1.IdempotentUnaryResponse"

  /// Data and what was seen of the request.
  public var payload: ConformancePayload? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(payload: ConformancePayload? = nil) {
    self.payload = payload
  }
}

/// What to send.
public struct ServerStreamRequest: Message {
  public static let protoName = "connectrpc.conformance.v1.ServerStreamRequest"

  /// Absent: the stream ends well without a message.
  public var responseDefinition: StreamResponseDefinition? = nil

  /// Makes the request as large as a test wants it.
  public var requestData: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(responseDefinition: StreamResponseDefinition? = nil, requestData: [UInt8] = []) {
    self.responseDefinition = responseDefinition
    self.requestData = requestData
  }
}

/// One message of the stream.
public struct ServerStreamResponse: Message {
  public static let protoName = "connectrpc.conformance.v1.ServerStreamResponse"

  /// Data and, in the first message, what was seen of the request.
  public var payload: ConformancePayload? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(payload: ConformancePayload? = nil) {
    self.payload = payload
  }
}

/// Empty.
public struct UnimplementedRequest: Message {
  public static let protoName = "connectrpc.conformance.v1.UnimplementedRequest"

  /// Every field at its default.
  public init() {}
}

/// Never sent.
public struct UnimplementedResponse: Message {
  public static let protoName = "connectrpc.conformance.v1.UnimplementedResponse"

  /// Every field at its default.
  public init() {}
}

/// What comes back.
public struct ConformancePayload: Message {
  public static let protoName = "connectrpc.conformance.v1.ConformancePayload"

  /// What the server saw of a request.
  public struct RequestInfo: Message {
    public static let protoName = "connectrpc.conformance.v1.ConformancePayload.RequestInfo"

    /// Its header fields.
    public var requestHeaders: [Header] = []

    /// The time it was given, in milliseconds; absent without a limit.
    public var timeoutMs: Int64? = nil

    /// Its messages.
    public var requests: [AnyMessage] = []

    /// Present for a call by GET.
    public var connectGetInfo: ConformancePayload.ConnectGetInfo? = nil

    /// Every field at its default.
    public init() {}

    /// Fields that are not named stay at their default.
    public init(requestHeaders: [Header] = [], timeoutMs: Int64? = nil, requests: [AnyMessage] = [], connectGetInfo: ConformancePayload.ConnectGetInfo? = nil) {
      self.requestHeaders = requestHeaders
      self.timeoutMs = timeoutMs
      self.requests = requests
      self.connectGetInfo = connectGetInfo
    }
  }

  /// What a call by GET says in its query.
  public struct ConnectGetInfo: Message {
    public static let protoName = "connectrpc.conformance.v1.ConformancePayload.ConnectGetInfo"

    /// Its parameters, decoded.
    public var queryParams: [Header] = []

    /// Every field at its default.
    public init() {}

    /// Fields that are not named stay at their default.
    public init(queryParams: [Header] = []) {
      self.queryParams = queryParams
    }
  }

  /// As the request said.
  public var data: [UInt8] = []

  /// What the server saw of the request.
  public var requestInfo: ConformancePayload.RequestInfo? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(data: [UInt8] = [], requestInfo: ConformancePayload.RequestInfo? = nil) {
    self.data = data
    self.requestInfo = requestInfo
  }
}

/// An error to fail with.
public struct ErrorMessage: Message {
  public static let protoName = "connectrpc.conformance.v1.Error"

  /// Its code.
  public var code: Code = .unspecified

  /// Its message; absent when a test does not care.
  public var message: String? = nil

  /// Its details.
  public var details: [AnyMessage] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: Code = .unspecified, message: String? = nil, details: [AnyMessage] = []) {
    self.code = code
    self.message = message
    self.details = details
  }
}

/// A name and its values.
public struct Header: Message {
  public static let protoName = "connectrpc.conformance.v1.Header"

  /// The name.
  public var name: String = ""

  /// The values, in order.
  public var value: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(name: String = "", value: [String] = []) {
    self.name = name
    self.value = value
  }
}
