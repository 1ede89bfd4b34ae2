internal import Timekeeping

/// A log-in of this terminal that is kept between commands. Lines of a name and a value; names that are not known are passed over, so that a newer version may
/// add some.
struct KeptSession: Hashable, Sendable {
  /// Where it is good, as `GatewayURL` writes it.
  var gateway: String
  /// PEM file with the certificate that the gateway is trusted by; empty for those of the system.
  var authorities: String
  var username: String
  var accessToken: String
  var accessTokenExpireTime: Moment
  var refreshToken: String

  /// An access token is renewed that is good for less: a call, and clocks that differ.
  static let renewalMargin = Duration.seconds(20)

  /// Whether the access token has to be renewed before a call.
  func isStale(at now: Moment) -> Bool { now + Self.renewalMargin >= accessTokenExpireTime }

  var text: String {
    """
    gateway \(gateway)
    authorities \(authorities)
    username \(username)
    access_token \(accessToken)
    access_token_expire_ms \(accessTokenExpireTime.milliseconds)
    refresh_token \(refreshToken)

    """
  }

  init(
    gateway: String, authorities: String, username: String, accessToken: String, accessTokenExpireTime: Moment, refreshToken: String
  ) {
    self.gateway = gateway
    self.authorities = authorities
    self.username = username
    self.accessToken = accessToken
    self.accessTokenExpireTime = accessTokenExpireTime
    self.refreshToken = refreshToken
  }

  /// Nil for what is no session.
  init?(_ text: String) {
    var values: [Substring: String] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { return nil }
      values[line[..<space]] = String(line[line.index(after: space)...])
    }
    guard let gateway = values["gateway"], let refreshToken = values["refresh_token"], !refreshToken.isEmpty,
      let expire = values["access_token_expire_ms"].flatMap({ Int64($0) })
    else { return nil }
    self.init(
      gateway: gateway, authorities: values["authorities"] ?? "", username: values["username"] ?? "",
      accessToken: values["access_token"] ?? "", accessTokenExpireTime: Moment(milliseconds: expire), refreshToken: refreshToken)
  }
}
