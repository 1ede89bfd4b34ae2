// Written by protoc-gen-cairn from cairn/game/v1/results.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Whose.
public struct CountResultsRequest: Message {
  public static let protoName = "cairn.game.v1.CountResultsRequest"

  /// 1 to 10 accounts. UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = []) {
    self.accounts = accounts
  }
}

/// How much.
public struct CountResultsResponse: Message {
  public static let protoName = "cairn.game.v1.CountResultsResponse"

  /// Games that were begun, for each account in the order of the request.
  public var counts: [Int64] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(counts: [Int64] = []) {
    self.counts = counts
  }
}
