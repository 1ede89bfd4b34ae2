import Positions

/// Judges whether a track was gone, by whom it says: samples in, pieces and findings out. Whole numbers only, on a plane around the first position, so that
/// every machine comes to the same. Fed at once or in parts it comes to the same too (docs/expeditions.md says how it decides).
public struct Judge: Sendable {
  /// Rules by which it judges.
  public let rules: JudgeRules
  private var cleaner: TrackCleaner
  private var pulses: [Pulse] = []
  private var clock = ClockSearch()
  private var pressures = PressureSearch()

  public init(_ rules: JudgeRules) {
    self.rules = rules
    cleaner = TrackCleaner(rules)
  }

  /// The next samples, in the order in which they were recorded.
  public mutating func take(_ samples: some Sequence<TrackSample>) {
    for sample in samples {
      cleaner.take(sample)
      if sample.position != nil { clock.take(sample.time) }
      pressures.take(sample)
      if let rate = sample.heartRate, rate > 0 { pulses.append(Pulse(time: sample.time, rate: rate)) }
    }
  }

  /// The track so far. Costs a pass over all of it.
  public func judged() -> JudgedTrack {
    let fixes = FixSettler(rules: rules).settled(cleaner.fixes)
    var track = JudgedTrack(rules: rules, plane: cleaner.plane, fixes: fixes, legs: [], smooth: [], path: [], isMotor: [])
    track.legs = Legs(rules: rules).legs(of: fixes)
    track.smooth = Smoothing().smooth(fixes, track.legs)
    track.path = Smoothing().path(track.smooth, fixes, track.legs)
    track.isMotor = Array(repeating: false, count: fixes.count)
    let errors = Legs(rules: rules).excursions(in: track)
    track.asides = errors
    var findings = clock.explained(Legs(rules: rules).teleports(in: track, besides: errors), in: track)
    findings += MotorSearch(rules: rules).mark(&track)
    findings += GapSearch(rules: rules).findings(in: track)
    findings += HeartSearch().findings(in: track, pulses)
    findings += pressures.findings(in: track)
    findings += ForgerySigns(rules: rules).findings(in: track, mockCount: cleaner.mockCount, sampleCount: cleaner.sampleCount)
    track.findings = findings.sorted { ($0.startTime, $0.kind.rawValue) < ($1.startTime, $1.kind.rawValue) }
    return track
  }
}
