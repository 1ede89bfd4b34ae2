import Cryptography
import EventLoop
import Logging
import Observability

/// The gateway's certificates: read at the start, again at SIGHUP, and again when the files have changed. Files that cannot be used change
/// nothing but the log; files that are as they were are not told of again.
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
    tell()
  }

  /// Reads the files, changed or not. Blocks its thread for the time that takes.
  func reload() {
    do {
      if try context.reload() { tell() }
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
        if try await Offload.shared.run({ [context] in try context.reloadIfChanged() }) { tell() }
      } catch {
        tellRefused(error)
      }
    }
  }

  private func tellRefused(_ error: any Error) {
    logger.error("the new certificate cannot be used; the old one stays", metadata: ["cause": "\(error)"])
  }

  /// Tells of the certificates that are served: files that could not be used do not count.
  private func tell() {
    let served = context.served
    for certificate in served {
      logger.info(
        "certificate loaded",
        metadata: ["file": "\(certificate.file)", "names": "\(certificate.names)", "expiry": "\(certificate.expiry)"])
    }
    for warning in context.warnings { logger.error("a certificate needs attention", metadata: ["cause": "\(warning)"]) }
    let soonest = served.map(\.expirySeconds).min()
    MetricRegistry.process.ask("cairn_tls_certificate_expiry_seconds", "When the first certificate ends, in seconds since 1970.") {
      soonest.map(Double.init) ?? .nan
    }
  }
}
