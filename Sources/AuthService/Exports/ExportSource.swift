import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import RPC

/// A service that gives out what it keeps about a person.
protocol ExportSource: Sendable {
  /// The folder of its files.
  var name: String { get }
  /// Hands on its files, piece by piece.
  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws
}

/// AuthService itself.
struct OwnExportSource: ExportSource {
  let name = "auth"
  let personal: PersonalData

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await personal.export(accountID, sink)
  }
}

/// Another service.
struct ServiceExportSource: ExportSource {
  let name: String
  private let client: PersonalDataServiceClient
  private let timeMax: Duration

  /// - Parameter timeMax: How long it may take.
  init(_ name: String, _ channel: any RPCChannel, timeMax: Duration) {
    self.name = name
    self.timeMax = timeMax
    client = PersonalDataServiceClient(channel)
  }

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    let stream = try await client.exportPersonalData(
      ExportPersonalDataRequest(accountID: accountID.text), CallOptions(timeout: timeMax))
    while let piece = try await stream.next() {
      try await sink(piece.fileName.isEmpty ? nil : piece.fileName, piece.data)
    }
  }
}
