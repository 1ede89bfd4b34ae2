/// Play that somebody can go on with in an app, as SocialService shows it, which knows no app: others are named in it, and some are not to be seen.
public protocol AppOpenPlay {
  /// Ids of the others that it tells somebody of.
  func others(than accountID: String) -> Set<String>

  /// The same play without what concerns people who are not to be seen.
  /// - Parameter usernames: Names of those who are seen, by their ids; empty where a name is not known now.
  func seen(by accountID: String, naming usernames: [String: String]) -> Self
}

/// Play of somebody alone, which names nobody.
extension AppOpenPlay {
  public func others(than accountID: String) -> Set<String> { [] }

  public func seen(by accountID: String, naming usernames: [String: String]) -> Self { self }
}
