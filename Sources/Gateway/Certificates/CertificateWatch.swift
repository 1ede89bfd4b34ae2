import Crypto
import EventLoop
import Logging

/// The gateway's certificates: read at the start, again at SIGHUP, and again when the files have changed. Files that cannot be used change
/// nothing but the log.
final class CertificateWatch: Sendable {
  let context: TLSServerContext
  private let interval: Duration
  private let logger: Logger

  /// Nil without certificates.
  /// - Throws: `TLSConfigurationError` when they cannot be used. Expired ones can: a gateway that does not start helps nobody.
  init?(_ config: GatewayConfig, logger: Logger) throws {
    if config.certificates.isEmpty { return nil }
    context = try TLSServerContext(certificates: config.certificates, applicationProtocols: ["h2"], unknownName: config.unknownName)
    interval = config.certificateCheckInterval
    self.logger = logger
    warn()
  }

  /// Reads the files, changed or not. Blocks its thread for the time that takes.
  func reload() {
    do {
      try context.reload()
      tellReplaced()
    } catch {
      tellRefused(error)
    }
  }

  /// Looks at the files until the task is cancelled.
  func watch(on loop: Loop) async {
    while !Task.isCancelled {
      do { try await loop.sleep(for: interval) } catch { return }
      do {
        // Reading blocks, and parsing a chain takes a millisecond: not on the loop.
        if try await Offload.shared.run({ [context] in try context.reloadIfChanged() }) { tellReplaced() }
      } catch {
        tellRefused(error)
      }
    }
  }

  private func tellReplaced() {
    logger.info("certificate reloaded")
    warn()
  }

  private func tellRefused(_ error: any Error) {
    logger.error("the new certificate cannot be used; the old one stays", metadata: ["cause": "\(error)"])
  }

  private func warn() {
    for warning in context.warnings { logger.error("a certificate needs attention", metadata: ["cause": "\(warning)"]) }
  }
}
