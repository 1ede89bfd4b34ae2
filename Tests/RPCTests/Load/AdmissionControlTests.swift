import CairnTesting
import Testing

@testable import RPC

@Suite struct AdmissionControlTests {
  private static let limits = OverloadLimits()
  /// Well, between the two limits, late, very late.
  private static let lags: [Int64] = [0, 99, 100, 249, 250, 500, 10_000]

  @Test func theShareStaysInItsBoundsAndNothingIsRefusedForAnAccident() {
    AllInputs.forEach { choices in
      var control = AdmissionControl(Self.limits)
      var lateInARow = 0
      for lag in choices.list(upTo: 5, of: Self.lags) {
        let before = control
        control.sampled(lagMs: lag)
        lateInARow = lag >= Self.limits.lagMsMax ? lateInARow + 1 : 0
        let inBounds = (AdmissionControl.shareMin...AdmissionControl.whole).contains(control.share)
        let isRight =
          switch lag {
          case Self.limits.lagMsMax...:
            before.isShedding || lateInARow >= Self.limits.samplesInARow
              ? control.share < before.share || control.share == AdmissionControl.shareMin : control.share == before.share
          case ..<Self.limits.lagMsCalm: control.share > before.share || control.share == AdmissionControl.whole
          default: control.share == before.share
          }
        if !inBounds || !isRight { Issue.record("\(before) became \(control) by \(lag) ms") }
      }
    }
  }

  @Test func itRecoversWithinASecondOfCalm() {
    var control = AdmissionControl(Self.limits)
    for _ in 0..<20 { control.sampled(lagMs: 10_000) }
    #expect(control.share == AdmissionControl.shareMin)
    var samples = 0
    while control.isShedding {
      control.sampled(lagMs: 0)
      samples += 1
    }
    #expect(samples * Int(Self.limits.sampleMs) <= 1_000)
  }

  @Test func theShareIsSpreadEvenly() {
    var control = AdmissionControl(Self.limits)
    for _ in 0..<3 { control.sampled(lagMs: 999) }
    let share = Double(control.share) / Double(AdmissionControl.whole)
    #expect(share < 1)
    var (admitted, longestGap, gap) = (0, 0, 0)
    for _ in 0..<10_000 {
      if control.admits() {
        admitted += 1
        gap = 0
      } else {
        gap += 1
        longestGap = max(longestGap, gap)
      }
    }
    #expect(abs(Double(admitted) - share * 10_000) <= 1)
    #expect(longestGap <= Int(1 / share) + 1)
  }
}
