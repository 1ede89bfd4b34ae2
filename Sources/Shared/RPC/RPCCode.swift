/// The codes of the Connect protocol (https://connectrpc.com/docs/protocol#error-codes).
public enum RPCCode: String, Sendable, Hashable, CaseIterable {
  case canceled
  case unknown
  case invalidArgument = "invalid_argument"
  case deadlineExceeded = "deadline_exceeded"
  case notFound = "not_found"
  case alreadyExists = "already_exists"
  case permissionDenied = "permission_denied"
  case resourceExhausted = "resource_exhausted"
  case failedPrecondition = "failed_precondition"
  case aborted
  case outOfRange = "out_of_range"
  case unimplemented
  case `internal`
  case unavailable
  case dataLoss = "data_loss"
  case unauthenticated

  /// The HTTP status of a unary answer with this code.
  public var httpStatus: Int {
    switch self {
    case .invalidArgument, .failedPrecondition, .outOfRange: 400
    case .unauthenticated: 401
    case .permissionDenied: 403
    case .notFound: 404
    case .alreadyExists, .aborted: 409
    case .resourceExhausted: 429
    case .canceled: 499
    case .unknown, .internal, .dataLoss: 500
    case .unimplemented: 501
    case .unavailable: 503
    case .deadlineExceeded: 504
    }
  }

  /// The code of an answer that is not Connect's own, from its HTTP status: a proxy's page, for example.
  public init(httpStatus: Int) {
    switch httpStatus {
    case 400: self = .internal
    case 401: self = .unauthenticated
    case 403: self = .permissionDenied
    case 404: self = .unimplemented
    case 429, 502, 503, 504: self = .unavailable
    default: self = .unknown
    }
  }

  /// Whether the same call may end otherwise a moment later: such an answer is never stored under an idempotency key.
  public var isTransient: Bool {
    switch self {
    case .unavailable, .internal, .deadlineExceeded, .canceled, .unknown, .dataLoss, .resourceExhausted, .unauthenticated: true
    default: false
    }
  }
}
