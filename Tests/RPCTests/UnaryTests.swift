import CairnProto
import CairnServices
import EventLoop
import Protobuf
import RPC
import Testing

@Suite struct UnaryTests {
  @Test func whatIsSentComesBack() async throws {
    let reply = try await TestServer.run { test in
      try await test.client.echo(EchoRequest(text: "Grüße\u{1}!", data: [0, 255], number: .min))
    }
    #expect(reply == EchoResponse(text: "Grüße\u{1}!", data: [0, 255], number: .min))
  }

  @Test func largeMessagesArriveWhole() async throws {
    let data = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let reply = try await TestServer.run { try await $0.client.echo(EchoRequest(data: data)) }
    #expect(reply.data == data)
  }

  @Test func aHundredCallsRunAtOnce() async throws {
    let sum = try await TestServer.run { test in
      try await withThrowingTaskGroup(of: Int64.self) { group in
        for number in 1...100 { group.addTask { try await test.client.echo(EchoRequest(number: Int64(number), delayMs: 5)).number } }
        var sum: Int64 = 0
        for try await number in group { sum += number }
        return sum
      }
    }
    #expect(sum == 5_050)
  }

  @Test(arguments: RPCCode.allCases) func everyErrorArrivesWithItsCodeReasonAndMetadata(code: RPCCode) async throws {
    let error = await #expect(throws: RPCError.self) {
      try await TestServer.run { _ = try await $0.client.fail(FailRequest(code: code.rawValue, reason: "A_REASON")) }
    }
    #expect(error?.code == code)
    #expect(error?.reason == "A_REASON")
    #expect(error?.metadata == ["key": "value"])
  }

  @Test func aCallEndsAtItsDeadline() async throws {
    // Measured on the loop: how busy the other threads of the test process are does not count.
    let (error, elapsed) = try await TestServer.run { test in
      let clock = ContinuousClock()
      let began = clock.now
      let error = await #expect(throws: RPCError.self) {
        _ = try await test.client.echo(EchoRequest(delayMs: 5_000), CallOptions(timeout: .milliseconds(150)))
      }
      return (error, clock.now - began)
    }
    #expect(error?.code == .deadlineExceeded)
    #expect(elapsed < .milliseconds(4_500))
  }

  @Test func aMethodForPlayersNeedsASession() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await TestServer.run { _ = try await $0.client.echoAsUser(EchoAsUserRequest(text: "hi")) }
    }
    #expect(error?.code == .unauthenticated)
    #expect(error?.reason == "UNAUTHENTICATED")
  }

  @Test func nobodyThereIsUnavailableAtOnce() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let upstream = Upstream(name: "nobody", hosts: [HostPort(host: "127.0.0.1", port: 1)])
    let client = BenchServiceClient(RPCClient(to: upstream, credentials: .accessToken, home: loop))
    let error = await #expect(throws: RPCError.self) { _ = try await client.echo(EchoRequest()) }
    #expect(error?.code == .unavailable)
  }

  @Test func aUnaryCallCausesNoEnqueueFromOtherThreads() async throws {
    let count = try await TestServer.run { test in
      _ = try await test.client.echo(EchoRequest(text: "warm up"))
      let before = test.loop.remoteEnqueueCount
      for _ in 0..<200 { _ = try await test.client.echo(EchoRequest(text: "again")) }
      return test.loop.remoteEnqueueCount - before
    }
    #expect(count == 0)
  }

  @Test func aServerThatDrainsAnswersWhatItHasBegun() async throws {
    let (begun, after) = try await TestServer.run { test in
      async let slow = test.client.echo(EchoRequest(number: 7, delayMs: 300))
      try await test.loop.sleep(for: .milliseconds(100))
      test.server.value.beginDraining()
      try await test.loop.sleep(for: .milliseconds(50))
      test.server.value.finishDraining()
      let begun = try await slow.number
      let after = await #expect(throws: RPCError.self) { _ = try await test.client.echo(EchoRequest()) }
      return (begun, after?.code)
    }
    #expect(begun == 7)
    #expect(after == .unavailable)
  }
}

@Suite struct StreamTests {
  @Test func messagesArriveInOrderAndTheStreamEnds() async throws {
    let numbers = try await TestServer.run { test in
      let stream = try await test.client.count(CountRequest(count: 1_000, paddingBytes: 100))
      var numbers: [Int32] = []
      while let message = try await stream.next() { numbers.append(message.number) }
      return numbers
    }
    #expect(numbers == Array(1...1_000))
  }

  @Test func anErrorAtTheEndArrivesAfterTheMessages() async throws {
    let (numbers, error) = try await TestServer.run { test in
      let stream = try await test.client.count(CountRequest(count: 3, errorCode: "aborted"))
      var numbers: [Int32] = []
      do {
        while let message = try await stream.next() { numbers.append(message.number) }
        return (numbers, RPCError?.none)
      } catch let error as RPCError {
        return (numbers, error)
      }
    }
    #expect(numbers == [1, 2, 3])
    #expect(error?.code == .aborted)
    #expect(error?.reason == "AS_ASKED")
  }

  @Test func aReaderThatPausesMakesTheSenderWait() async throws {
    let count = try await TestServer.run { test in
      let stream = try await test.client.count(CountRequest(count: 200, paddingBytes: 60_000))
      try await test.loop.sleep(for: .milliseconds(200))
      var count = 0
      while let message = try await stream.next() { count += message.padding.count == 60_000 ? 1 : 0 }
      return count
    }
    #expect(count == 200)
  }

  @Test func aDeadlineEndsAStream() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await TestServer.run { test in
        let stream = try await test.client.count(CountRequest(count: 100, intervalMs: 50), CallOptions(timeout: .milliseconds(300)))
        while try await stream.next() != nil {}
      }
    }
    #expect(error?.code == .deadlineExceeded)
  }
}
