import Foundation
import Logging
import Testing

@testable import Observability

@Suite struct ExitTests {
  #if os(Linux) || os(macOS)
    @Test func `What was logged before exit is written`() async throws {
      let result = try #require(
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          Logs.bootstrap(LogConfiguration(level: .info, format: .text))
          let logger = Logger(label: "test")
          for number in 0..<1_000 { logger.info("line \(number)") }
          exit(0)
        })
      let text = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(text.contains("line 0\n"))
      #expect(text.contains("line 999\n"))
    }
  #endif
}
