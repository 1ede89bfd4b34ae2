import FoundationEssentials
import Timekeeping

/// Hears of devices that read streams, so that it is known who is there.
protocol StreamReaders: Sendable {
  /// A device begins to read. The caller must `end` it.
  /// - Parameter realm: App that reads; nil when it is not known.
  /// - Returns: The lease's id.
  func begin(_ accountID: UUID, on deviceID: UUID, in realm: StoredRealm?, at now: Moment) -> UUID

  /// It reads no more.
  func end(_ leaseID: UUID)
}
