// Written by protoc-gen-cairn from every service of the contract; not by hand.
// swift-format-ignore-file

public import RPC

/// The whole contract's table of methods: what the gateway routes by.
public enum CairnMethods {
  /// Every method of every service.
  public static let all: [MethodRow] = [
    SessionServiceMethods.all,
    AccountServiceMethods.all,
    RevocationServiceMethods.all,
    SecurityEventServiceMethods.all,
    ModerationServiceMethods.all,
    PublicKeyServiceMethods.all,
    SecondFactorServiceMethods.all,
    UsernameServiceMethods.all,
    BenchServiceMethods.all,
    MapServiceMethods.all,
    LocationServiceMethods.all,
    GeoGuessServiceMethods.all,
    StatisticsServiceMethods.all,
    CityServiceMethods.all,
    HealthServiceMethods.all,
  ].flatMap { $0 }
}
