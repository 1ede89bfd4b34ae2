// Written by protoc-gen-cairn from cairn/auth/v1/account_deletion.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Proof that it is the owner who asks.
public struct DeleteAccountRequest: Message {
  public static let protoName = "cairn.auth.v1.DeleteAccountRequest"

  /// The account's password; empty for an account that has none, and where the session was opened a moment ago.
  public var password: String = ""

  /// The code of an account with a second factor: six digits of the app, or a recovery code; empty otherwise.
  public var code: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(password: String = "", code: String = "") {
    self.password = password
    self.code = code
  }
}

/// The deletion that has begun.
public struct DeleteAccountResponse: Message {
  public static let protoName = "cairn.auth.v1.DeleteAccountResponse"

  /// Token for GetDeletionReceipt and CancelDeletion. Its holder can read how many rows were removed and, within the grace, let the account
  /// stay; nothing else.
  public var receiptToken: String = ""

  /// When the data is removed: now, or at the end of the grace, until when a log-in restores the account.
  public var purgeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(receiptToken: String = "", purgeTime: Moment? = nil) {
    self.receiptToken = receiptToken
    self.purgeTime = purgeTime
  }
}

/// The deletion to take back.
public struct CancelDeletionRequest: Message {
  public static let protoName = "cairn.auth.v1.CancelDeletionRequest"

  /// The token of DeleteAccountResponse.
  public var receiptToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(receiptToken: String = "") {
    self.receiptToken = receiptToken
  }
}

/// The account is as it was, but signed out.
public struct CancelDeletionResponse: Message {
  public static let protoName = "cairn.auth.v1.CancelDeletionResponse"

  /// Every field at its default.
  public init() {}
}

/// Which deletion.
public struct GetDeletionReceiptRequest: Message {
  public static let protoName = "cairn.auth.v1.GetDeletionReceiptRequest"

  /// The token of DeleteAccountResponse.
  public var receiptToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(receiptToken: String = "") {
    self.receiptToken = receiptToken
  }
}

/// A deletion.
public struct GetDeletionReceiptResponse: Message {
  public static let protoName = "cairn.auth.v1.GetDeletionReceiptResponse"

  /// How far it has come.
  public enum State: MessageEnum {
    /// Never sent.
    case unspecified
    /// The account is invisible; a log-in restores it until purge_time.
    case grace
    /// Services are removing its data.
    case purging
    /// Every service has removed its data and said so.
    case complete
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .grace, .purging, .complete]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .grace: 1
      case .purging: 2
      case .complete: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .grace
      case 2: self = .purging
      case 3: self = .complete
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .grace: "STATE_GRACE"
      case .purging: "STATE_PURGING"
      case .complete: "STATE_COMPLETE"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_GRACE": self = .grace
      case "STATE_PURGING": self = .purging
      case "STATE_COMPLETE": self = .complete
      default: return nil
      }
    }
  }

  /// How far it has come.
  public var state: GetDeletionReceiptResponse.State = .unspecified

  /// When the owner asked for it.
  public var requestTime: Moment? = nil

  /// When the data is removed, or began to be.
  public var purgeTime: Moment? = nil

  /// When the last service had removed its data; absent before.
  public var completeTime: Moment? = nil

  /// Receipts for the data that services have removed so far, by the services' names.
  public var serviceReceipts: [ServiceReceipt] = []

  /// The receipt of a complete deletion: all of this once more as a JWS (RFC 7515) of type "deletion-receipt+jws", signed by a key that
  /// PublicKeyService lists for as long as it is valid.
  public var signedReceipt: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: GetDeletionReceiptResponse.State = .unspecified, requestTime: Moment? = nil, purgeTime: Moment? = nil, completeTime: Moment? = nil, serviceReceipts: [ServiceReceipt] = [], signedReceipt: String = "") {
    self.state = state
    self.requestTime = requestTime
    self.purgeTime = purgeTime
    self.completeTime = completeTime
    self.serviceReceipts = serviceReceipts
    self.signedReceipt = signedReceipt
  }
}

/// The data that one service has removed.
public struct ServiceReceipt: Message {
  public static let protoName = "cairn.auth.v1.ServiceReceipt"

  /// Its name: "auth", "game", "social", "geo".
  public var service: String = ""

  /// When it last removed something, or found that there was nothing.
  public var purgeTime: Moment? = nil

  /// The rows it removed, by table.
  public var removedRows: [RemovedRows] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(service: String = "", purgeTime: Moment? = nil, removedRows: [RemovedRows] = []) {
    self.service = service
    self.purgeTime = purgeTime
    self.removedRows = removedRows
  }
}

/// The rows that were removed from one table.
public struct RemovedRows: Message {
  public static let protoName = "cairn.auth.v1.RemovedRows"

  /// Name of the table.
  public var table: String = ""

  /// How many rows were removed, or had their mention of the person removed.
  public var rowCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(table: String = "", rowCount: Int64 = 0) {
    self.table = table
    self.rowCount = rowCount
  }
}

/// Event "account.deletion_scheduled": the account was to be deleted after a grace. All its sessions have ended with that, so a reader of the event has
/// logged in since, and the log-in has restored the account: an app says so.
public struct AccountDeletionScheduled: Message {
  public static let protoName = "cairn.auth.v1.AccountDeletionScheduled"

  /// When the purge would have begun.
  public var purgeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(purgeTime: Moment? = nil) {
    self.purgeTime = purgeTime
  }
}
