import EventLoop
import Lifecycle
import Logging

/// The life of the gateway's process.
package enum GatewayProcess {
  package static func run() async -> Never {
    Signals.catchThem()
    do {
      let environment = try await ServiceProcess.prepare("gateway")
      let gateway = try Gateway(environment)
      try await gateway.start()
      environment.logger.info(
        "ready",
        metadata: [
          "address": "\(gateway.address.map(\.description) ?? "")", "tls_address": "\(gateway.tlsAddress.map(\.description) ?? "none")",
          "operations_address": "\(gateway.operationsAddress.map(\.description) ?? "")", "version": "\(Version.current)",
        ])
      ProcessHeap.trim()
      await ServiceProcess.waitForTermination(reload: gateway.reload)
      environment.logger.info("ending")
      await gateway.stop()
      ServiceProcess.exitFlushed(0)
    } catch {
      ServiceProcess.fail("gateway", error)
    }
  }
}
