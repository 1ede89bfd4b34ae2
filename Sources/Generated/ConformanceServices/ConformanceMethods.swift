// Written by protoc-gen-cairn from every service of the contract; not by hand.
// swift-format-ignore-file

public import RPC

/// The whole contract's table of methods: what the gateway routes by.
public enum ConformanceMethods {
  /// Every method of every service.
  public static let all: [MethodRow] = [
    ConformanceServiceMethods.all,
  ].flatMap { $0 }
}
