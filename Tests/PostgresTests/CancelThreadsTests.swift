import CairnTesting
import Glibc
import Synchronization
import Testing

@testable import Postgres

/// Cancel requests to servers of which some hang.
@Suite struct CancelThreadsTests {
  /// A server that takes requests, and answers none while it hangs.
  private final class Server: Sendable {
    let endpoint: Endpoint
    private let isHanging: Mutex<Bool>
    private let count = Mutex(0)

    init(_ host: String, isHanging: Bool = false) {
      endpoint = Endpoint(host: host, port: "5432")
      self.isHanging = Mutex(isHanging)
    }

    /// Requests that it has taken.
    var taken: Int { count.withLock { $0 } }

    func take() {
      count.withLock { $0 += 1 }
      while isHanging.withLock({ $0 }) { usleep(1_000) }
    }

    func goOn() { isHanging.withLock { $0 = false } }
  }

  @Test func aServerThatHangsKeepsNoRequestOfAnotherWaiting() async throws {
    let threads = CancelThreads()
    let (dead, promoted) = (Server("a", isHanging: true), Server("b"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { await threads.run(at: dead.endpoint) { dead.take() } } }
      while dead.taken < CancelThreads.perServer { try await Task.sleep(for: .milliseconds(1)) }
      for _ in 0..<20 { group.addTask { await threads.run(at: promoted.endpoint) { promoted.take() } } }
      for _ in 0..<1_000 where promoted.taken < 20 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(promoted.taken == 20)
      #expect(dead.taken == CancelThreads.perServer, "what hangs takes no more threads")
      dead.goOn()
      try await group.waitForAll()
    }
    #expect(dead.taken == 8)
  }

  /// As a name does whose addresses change: those that are asked no more give their threads back.
  @Test func serversComeAndGo() async throws {
    let threads = CancelThreads()
    for number in 0..<100 {
      let server = Server("\(number)")
      await threads.run(at: server.endpoint) { server.take() }
      #expect(server.taken == 1)
    }
    #expect(threadCount() < 200)
  }

  private func threadCount() -> Int {
    var count = 0
    guard let folder = opendir("/proc/self/task") else { return 0 }
    while readdir(folder) != nil { count += 1 }
    closedir(folder)
    return count
  }
}
