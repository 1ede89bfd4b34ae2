// Written by protoc-gen-cairn from cairn/auth/v1/account_admin.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The account to log out.
public struct EndAccountSessionsRequest: Message {
  public static let protoName = "cairn.auth.v1.EndAccountSessionsRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The end of its sessions.
public struct EndAccountSessionsResponse: Message {
  public static let protoName = "cairn.auth.v1.EndAccountSessionsResponse"

  /// Sessions that have ended.
  public var endedCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(endedCount: Int32 = 0) {
    self.endedCount = endedCount
  }
}

/// The account whose second factor is lost.
public struct ResetSecondFactorRequest: Message {
  public static let protoName = "cairn.auth.v1.ResetSecondFactorRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The account's log-ins ask for no code any more.
public struct ResetSecondFactorResponse: Message {
  public static let protoName = "cairn.auth.v1.ResetSecondFactorResponse"

  /// Whether there was one.
  public var wasRemoved: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(wasRemoved: Bool = false) {
    self.wasRemoved = wasRemoved
  }
}

/// The account to delete.
public struct OrderDeletionRequest: Message {
  public static let protoName = "cairn.auth.v1.OrderDeletionRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The deletion.
public struct OrderDeletionResponse: Message {
  public static let protoName = "cairn.auth.v1.OrderDeletionResponse"

  /// When the data is removed, or began to be.
  public var purgeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(purgeTime: Moment? = nil) {
    self.purgeTime = purgeTime
  }
}

/// The account that stays.
public struct RecallDeletionRequest: Message {
  public static let protoName = "cairn.auth.v1.RecallDeletionRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The account is as it was, but signed out.
public struct RecallDeletionResponse: Message {
  public static let protoName = "cairn.auth.v1.RecallDeletionResponse"

  /// Every field at its default.
  public init() {}
}

/// The account whose owner asks for everything.
public struct OrderExportRequest: Message {
  public static let protoName = "cairn.auth.v1.OrderExportRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The export that is being made, or was a moment ago.
public struct OrderExportResponse: Message {
  public static let protoName = "cairn.auth.v1.OrderExportResponse"

  /// The export.
  public var export: Export? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(export: Export? = nil) {
    self.export = export
  }
}

/// Which export of whom.
public struct GetOrderedExportRequest: Message {
  public static let protoName = "cairn.auth.v1.GetOrderedExportRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// UUID, 36 lower-case characters.
  public var exportID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", exportID: String = "") {
    self.accountID = accountID
    self.exportID = exportID
  }
}

/// The export.
public struct GetOrderedExportResponse: Message {
  public static let protoName = "cairn.auth.v1.GetOrderedExportResponse"

  /// The export.
  public var export: Export? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(export: Export? = nil) {
    self.export = export
  }
}

/// Which export of whom, and from where.
public struct TakeOrderedExportRequest: Message {
  public static let protoName = "cairn.auth.v1.TakeOrderedExportRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// UUID, 36 lower-case characters.
  public var exportID: String = ""

  /// The part to begin with, from 0.
  public var firstPart: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", exportID: String = "", firstPart: Int32 = 0) {
    self.accountID = accountID
    self.exportID = exportID
    self.firstPart = firstPart
  }
}

/// One part.
public struct TakeOrderedExportResponse: Message {
  public static let protoName = "cairn.auth.v1.TakeOrderedExportResponse"

  /// The part, from 0.
  public var part: Int32 = 0

  /// 1 to 65,536 bytes of the ZIP.
  public var data: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(part: Int32 = 0, data: [UInt8] = []) {
    self.part = part
    self.data = data
  }
}
