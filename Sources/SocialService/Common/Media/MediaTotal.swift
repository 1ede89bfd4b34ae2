import Observability
import Postgres
import Synchronization

/// Bytes of all media of the installation. They are summed up now and then, because a sum for each upload would cost more than the upload, and
/// one number that each upload changes would have them wait for each other. Bytes that this process takes and keeps between two sums are added, and
/// the pieces of uploads that were made or refused are taken off. Changes by others meanwhile are seen by the next sum, so that the limit may be
/// passed by a few minutes' uploads.
final class MediaTotal: Sendable {
  /// How often it is summed up: a row of two numbers for each media is read, some 50 ms where there are 200,000.
  static let interval = Duration.seconds(300)

  let bytesMax: Int64
  private let bytes = Mutex<Int64>(0)
  private let store = MediaStore()

  init(bytesMax: Int64) {
    self.bytesMax = bytesMax
  }

  /// Whether nothing more is taken.
  var isFull: Bool { isFull(besides: 0) }

  /// Whether there would be no room without so many bytes that are here already. An upload of which a media is made adds nothing by that: its pieces
  /// go, and mostly less is kept. Otherwise the upload that reaches the limit could not be completed, and its own pieces would keep everybody else
  /// out for as long as it may wait.
  func isFull(besides byteCount: Int64) -> Bool { bytes.withLock { $0 - byteCount >= bytesMax } }

  /// Tells the metrics of the process.
  func tell() {
    MetricRegistry.process.ask("cairn_media_bytes", "Bytes of all media at the last look, with those that are being sent.") {
      Double(self.bytes.withLock { $0 })
    }
    MetricRegistry.process.ask("cairn_media_bytes_max", "Bytes of all media beyond which nothing more is taken.") { Double(self.bytesMax) }
  }

  func add(_ byteCount: Int64) { bytes.withLock { $0 += byteCount } }

  /// Sums it up. Harmless on several replicas.
  func look(in database: Database) async throws {
    let sum = try await store.totalBytes(in: database)
    bytes.withLock { $0 = sum }
  }
}
