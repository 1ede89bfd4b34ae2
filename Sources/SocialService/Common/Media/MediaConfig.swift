import FoundationEssentials
import Identity
import Lifecycle
import Timekeeping

/// Settings of an installation for the storage of media.
struct MediaConfig: Sendable {
  /// Bytes of all media of an account (`MediaRules.accountBytesMax`).
  var accountBytesMax = MediaRules.accountBytesMax
  /// Bytes of the media of all accounts (`MediaRules.totalBytesMax`).
  var totalBytesMax = MediaRules.totalBytesMax

  init() {}

  init(_ settings: Settings) {
    let (megabyte, gigabyte) = (Int64(1) << 20, Int64(1) << 30)
    accountBytesMax =
      megabyte
      * Int64(
        settings.integer("MEDIA_ACCOUNT_MB", default: Int(MediaRules.accountBytesMax / megabyte), in: 1...1_000_000))
    totalBytesMax =
      gigabyte
      * Int64(
        settings.integer("MEDIA_TOTAL_GB", default: Int(MediaRules.totalBytesMax / gigabyte), in: 1...1_000_000))
  }

  /// Share of an account now: less in its first week, as its id says.
  func share(of accountID: UUID, at now: Moment) -> MediaRules.Share {
    func allowed(_ full: Int64) -> Int64 {
      let first = Int(full / MediaRules.newcomerPart)
      return Int64(NewcomerRules.allowance(first: first, full: Int(full), since: accountID.makingTime, at: now))
    }
    return MediaRules.Share(dayBytesMax: allowed(MediaRules.dayBytesMax), accountBytesMax: allowed(accountBytesMax))
  }
}
