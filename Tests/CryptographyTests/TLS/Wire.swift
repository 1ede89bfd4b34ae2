import Cryptography

/// Carries what one engine sends to the other, in pieces.
final class Wire {
  let client, server: TLSEngine
  var pieceSize = Int.max

  init(client: TLSEngine, server: TLSEngine) {
    self.client = client
    self.server = server
  }

  func connect() {
    client.startHandshake()
    server.startHandshake()
    carry()
  }

  /// Until both are silent.
  func carry() {
    while client.pendingByteCount > 0 || server.pendingByteCount > 0 {
      deliver(client.pull(), to: server)
      deliver(server.pull(), to: client)
    }
  }

  private func deliver(_ bytes: [UInt8], to engine: TLSEngine) {
    var rest = bytes[...]
    while !rest.isEmpty {
      _ = engine.receive(Array(rest.prefix(pieceSize)))
      rest = rest.dropFirst(pieceSize)
    }
  }
}

extension TLSEngine {
  func receive(_ bytes: [UInt8]) -> State { bytes.withUnsafeBytes { receiveCiphertext($0) } }

  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { writePlaintext($0) } }

  func pull() -> [UInt8] {
    var bytes: [UInt8] = []
    pullCiphertext { bytes.append(contentsOf: $0) }
    return bytes
  }

  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var record = [UInt8](repeating: 0, count: TLSEngine.recordBytesMax)
    while case .bytes(let count) = record.withUnsafeMutableBytes({ readPlaintext(into: $0) }) { all += record[..<count] }
    return all
  }

  func readFailure() -> TLSFailure? {
    var record = [UInt8](repeating: 0, count: 16)
    guard case .failed(let failure) = record.withUnsafeMutableBytes({ readPlaintext(into: $0) }) else { return nil }
    return failure
  }
}
