import CairnTesting
import HTTP2
import Testing

@testable import RPC

/// Every history of an endpoint up to seven events long.
@Suite struct EndpointHealthTests {
  private enum Event: CaseIterable { case success, failure, failureInACrowd, time, passed, notReady, unanswered }

  private static let limits: UpstreamLimits = {
    var limits = UpstreamLimits()
    limits.failuresMax = 2
    limits.checksInARow = 2
    limits.ejectionMsFirst = 100
    limits.ejectionMsMax = 250
    limits.calmMs = 10_000
    return limits
  }()

  private func apply(_ event: Event, _ health: inout EndpointHealth, _ nowMs: inout Int64) {
    nowMs += 1
    switch event {
    case .success: health.succeeded()
    case .failure: health.failed(atMs: nowMs, mayEject: true, Self.limits)
    case .failureInACrowd: health.failed(atMs: nowMs, mayEject: false, Self.limits)
    case .time:
      nowMs += Self.limits.ejectionMsMax
      _ = health.timePassed(toMs: nowMs)
    case .passed: health.checked(.passed, Self.limits)
    case .notReady: health.checked(.notReady, Self.limits)
    case .unanswered: health.checked(.unanswered, Self.limits)
    }
  }

  @Test func everyStateHasAWayOut() {
    let count = AllInputs.forEach { choices in
      var (health, nowMs) = (EndpointHealth(), Int64(0))
      for event in choices.list(upTo: 6, of: Event.allCases) { apply(event, &health, &nowMs) }
      apply(.time, &health, &nowMs)
      for _ in 0..<Self.limits.checksInARow { apply(.passed, &health, &nowMs) }
      if health.standing == .leftOut { Issue.record("left out for ever: \(health)") }
      apply(.success, &health, &nowMs)
      if health.standing != .admitted { Issue.record("not admitted after a success: \(health)") }
    }
    #expect(count > 100_000)
  }

  @Test func ejectionNeedsFailuresInARowAndEndsInTime() {
    AllInputs.forEach { choices in
      var (health, nowMs, row, lengthBefore) = (EndpointHealth(), Int64(0), 0, Int64(0))
      for event in choices.list(upTo: 6, of: [Event.success, .failure, .failureInACrowd, .time]) {
        let before = health
        apply(event, &health, &nowMs)
        switch event {
        case .success: row = 0
        case .failure, .failureInACrowd: row += 1
        default: break
        }
        guard let until = health.ejectedUntilMs, before.ejectedUntilMs == nil else { continue }
        let length = until - nowMs
        let isDeserved = event == .failure && (row >= Self.limits.failuresMax || before.isOnProbation)
        let isInBounds = (Self.limits.ejectionMsFirst...Self.limits.ejectionMsMax).contains(length) && length >= lengthBefore
        if !isDeserved || !isInBounds { Issue.record("\(before) became \(health) by \(event)") }
        lengthBefore = length
        row = 0
      }
    }
  }

  @Test func checksCountInARow() {
    AllInputs.forEach { choices in
      var health = EndpointHealth()
      var results: [EndpointHealth.CheckResult] = []
      for _ in 0..<choices.number(below: 7) {
        let result = choices.pick(EndpointHealth.CheckResult.allCases)
        results.append(result)
        let wasUnready = health.isUnready
        health.checked(result, Self.limits)
        let lastTwo = results.suffix(2)
        let expected =
          lastTwo.count == 2 && lastTwo.allSatisfy { $0 == .passed }
          ? false : lastTwo.count == 2 && lastTwo.allSatisfy { $0 != .passed } ? true : wasUnready
        if health.isUnready != expected { Issue.record("\(results): unready \(health.isUnready)") }
      }
    }
  }

  @Test func ejectionsGrowAndAreForgottenAfterCalm() {
    var (health, nowMs) = (EndpointHealth(), Int64(0))
    var lengths: [Int64] = []
    for _ in 0..<4 {
      while health.ejectedUntilMs == nil { apply(.failure, &health, &nowMs) }
      lengths.append(health.ejectedUntilMs! - nowMs)
      apply(.time, &health, &nowMs)
    }
    #expect(lengths == [100, 200, 250, 250])
    apply(.success, &health, &nowMs)
    nowMs += Self.limits.calmMs + 1
    while health.ejectedUntilMs == nil { apply(.failure, &health, &nowMs) }
    #expect(health.ejectedUntilMs! - nowMs == 100)
  }

  @Test func neverMoreThanHalfAreEjectedAndNeverTheOnlyOne() {
    for count in 0...12 {
      var ejected = 0
      while EjectionBound.mayEject(ejectedCount: ejected, of: count) { ejected += 1 }
      #expect(ejected == count / 2)
    }
  }

  @Test func aSlowClientSaysNothingOfTheService() {
    for code in [HTTP2ErrorCode.noError, .cancel, .refusedStream, .enhanceYourCalm] {
      #expect(!EndpointHealth.isFailure(code, isRequestSent: true) && !EndpointHealth.isFailure(code, isRequestSent: false))
    }
    for code in [HTTP2ErrorCode.internalError, .protocolError, .flowControlError] {
      #expect(EndpointHealth.isFailure(code, isRequestSent: true) && !EndpointHealth.isFailure(code, isRequestSent: false))
    }
  }
}
