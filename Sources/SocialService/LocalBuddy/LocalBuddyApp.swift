package import Events
package import ServiceDatabase
package import SocialCommon

/// LocalBuddy: the list of its features.
package enum LocalBuddyApp {
  /// Its content that people may report, and whose media they see.
  package static func contents(_ parts: SocialParts) -> [any ReportableContent] { [] }

  /// Its features in the order in which a transaction that changes rows of several takes their locks. Features common to all apps come behind them.
  package static func features(_ parts: SocialParts) -> [any DatabaseFeature] {
    [
      BuddyFeature(parts)
    ]
  }
}
