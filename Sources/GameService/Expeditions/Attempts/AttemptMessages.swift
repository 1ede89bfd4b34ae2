import CairnProto
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import Protobuf
import Timekeeping
import TrackJudge

extension Attempt {
  /// - Parameters:
  ///   - parts: As they are so far; empty where they were not looked at.
  ///   - nextSequence: The first chunk that is not there, where the track itself was looked at.
  init(_ attempt: StoredAttempt, parts: [AttemptPart] = [], nextSequence: Int32? = nil) {
    var verdict = attempt.decision.flatMap { try? Verdict(decoding: $0.verdict) }
    // Findings of the machine stay; what counts is the moderator's word.
    if attempt.decision?.isByModerator == true { verdict?.outcome = attempt.state == .accepted ? .accepted : .rejected }
    self.init(
      attemptID: attempt.id.text, challengeID: attempt.challengeID.text, challengeVersion: attempt.version,
      state: AttemptState(rawValue: Int32(attempt.state.rawValue)), startTime: Moment(milliseconds: attempt.startTime),
      expireTime: attempt.state == .active ? attempt.expireTime : nil, finishTime: attempt.finishTime, isRecordedOffline: attempt.isOffline,
      parts: parts.isEmpty ? verdict?.parts ?? [] : parts, nextSequence: nextSequence ?? attempt.nextSequence, verdict: verdict,
      points: attempt.breakdown.map { PointsBreakdown($0, rulesetVersion: attempt.decision?.rulesetVersion ?? 0) },
      weather: attempt.weather.map { WeatherSnapshot($0) },
      decisionNote: attempt.decision?.note ?? "",
      deadlineTime: attempt.state == .active ? attempt.deadline.map { Moment(milliseconds: $0) } : nil, isAppealed: attempt.appeal != nil,
      isTrackKept: attempt.keepsTrack)
  }
}

extension PointsBreakdown {
  init(_ breakdown: PointsRules.Breakdown, rulesetVersion: Int32) {
    self.init(
      fullBasePoints: breakdown.fullBase, basePoints: breakdown.base, improvementPoints: breakdown.improvement,
      topTenPoints: breakdown.topTen, weatherPoints: breakdown.weather, totalPoints: breakdown.total, rulesetVersion: rulesetVersion)
  }
}

extension WeatherSnapshot {
  init(_ weather: Weather) {
    self.init(
      apparentTemperatureC: weather.apparentTemperature, windKmh: weather.wind, precipitationMm: weather.precipitation,
      weatherCode: weather.code, isExtreme: weather.isExtreme, isStorm: weather.isStorm)
  }
}

extension AttemptPart {
  /// All parts of an attempt, but some controls.
  static func parts(_ evaluation: Evaluation, without hidden: Set<Int> = []) -> [AttemptPart] {
    evaluation.parts.enumerated().filter { !hidden.contains($0.offset) }.map { index, time in
      AttemptPart(controlIndex: Int32(index), completeTime: time.map { Moment(milliseconds: $0) })
    }
  }
}

extension Verdict {
  init(_ judgement: AttemptJudgement) {
    let evaluation = judgement.evaluation
    let score = AttemptScore(value: evaluation.score, unit: AttemptScore.Unit(rawValue: Int32(evaluation.unit.rawValue)))
    let seconds = Double(evaluation.elapsed) / 1_000
    self.init(
      outcome: Outcome(rawValue: Int32(judgement.outcome.rawValue)), parts: AttemptPart.parts(evaluation),
      findings: judgement.findings.map { ExpeditionsProto.TrackFinding($0) },
      pieces: judgement.track.pieces.prefix(AttemptRules.piecesMax).map { TrackPiece($0) }, score: evaluation.isComplete ? score : nil,
      distanceM: Double(judgement.distance) / 1_000, elapsedMs: evaluation.endTime == nil ? 0 : evaluation.elapsed,
      movingMs: judgement.movingTime,
      averageSpeedKmh: evaluation.endTime == nil || seconds <= 0 ? 0 : Double(judgement.distance) / 1_000 / seconds * 3.6,
      rulesetVersion: AttemptRules.rulesetVersion)
  }
}

extension TrackPiece {
  fileprivate init(_ piece: JudgedTrack.Piece) {
    self.init(
      startTime: Moment(milliseconds: piece.startTime), endTime: Moment(milliseconds: piece.endTime),
      kind: Kind(rawValue: piece.kind.rawValue), distanceM: Double(piece.distance) / 1_000)
  }
}

extension ExpeditionsProto.TrackFinding {
  init(_ finding: TrackJudge.TrackFinding) {
    let text = FindingText(finding)
    self.init(
      kind: Kind(rawValue: finding.kind.rawValue), severity: Severity(rawValue: finding.severity.rawValue),
      startTime: Moment(milliseconds: finding.startTime), endTime: Moment(milliseconds: finding.endTime),
      startPosition: LatLng(finding.start), endPosition: LatLng(finding.end), value: text.value, limit: text.limit,
      explanation: text.explanation)
  }
}

extension ExpeditionsProto.TrackFinding {
  /// A note that the clock of an attempt's phone is off, which is of no place; nil while it is not.
  init?(clockOf attempt: StoredAttempt) {
    guard attempt.clockSkew > AttemptRules.skewMax else { return nil }
    let (time, point) = (attempt.startTime, attempt.startPoint)
    self.init(
      TrackJudge.TrackFinding(
        .clock, .note, from: time, point, to: time, point, value: attempt.clockSkew, limit: AttemptRules.skewMax))
    (startPosition, endPosition) = (nil, nil)
  }
}

/// A finding in words that a runner understands.
struct FindingText {
  let value: Double
  let limit: Double
  let explanation: String

  init(_ finding: TrackJudge.TrackFinding) {
    let scale: Double =
      switch finding.kind {
      case .vehicle, .average: 3.6 / 1_000
      case .teleport, .gaps, .noNoise, .whiteNoise, .constantSpeed, .constantAccuracy, .noSteps, .replay, .clock, .heartWithoutLag,
        .elsewhere:
        1 / 1_000
      case .constantPressure: 1 / 100
      case .mock, .launches: 1
      }
    value = Double(finding.value) * scale
    limit = Double(finding.limit) * scale
    explanation = Self.words(finding.kind, Int(value.rounded()), Int(limit.rounded()), percent: Int(finding.value / 10))
  }

  private static func words(_ kind: TrackJudge.TrackFinding.Kind, _ value: Int, _ limit: Int, percent: Int) -> String {
    switch kind {
    case .vehicle: "Here you went up to \(value) km/h, and longer above \(limit) km/h than anybody does without a motor."
    case .teleport: "Here the track goes on \(value) m farther without a way between."
    case .gaps: "For \(percent) % of the time there was no position while you moved."
    case .noNoise: "\(percent) % of the track are straight lines without the noise that every receiver has."
    case .whiteNoise: "The noise of this track is not that of a receiver."
    case .constantSpeed: "The speed is the same all the time."
    case .constantAccuracy: "The stated accuracy is the same all the time."
    case .mock: "The phone says that an app has made positions up."
    case .launches: "\(value) times the speed rose from a standstill as only a motor's does."
    case .noSteps: "The step counter did not count while you moved."
    case .replay: "\(percent) % of the track lie exactly on a track that was there before."
    case .heartWithoutLag: "The heart rate changes with the speed at once; a heart takes half a minute."
    case .constantPressure: "The pressure of the air is \(value) hPa all the time."
    case .elsewhere: "Your track begins \(value) m from where you began this attempt."
    case .average: "Your average was \(value) km/h; this challenge allows \(limit) km/h."
    case .clock: "The phone's clock is \(value) seconds off."
    }
  }
}

extension TrackJudge.TrackSample {
  /// The sample as the contract has it, for moderators.
  var message: ExpeditionsProto.TrackSample {
    ExpeditionsProto.TrackSample(
      sampleTime: Moment(milliseconds: time), position: position.map { LatLng($0.point) },
      accuracyM: position.flatMap { $0.accuracy < 0 ? nil : Double($0.accuracy) / 1_000 }, isPause: position == nil, isMock: isMock,
      stepCount: stepCount, heartRateBpm: heartRate, pressureHpa: pressure.map { Double($0) / 100 })
  }
}
