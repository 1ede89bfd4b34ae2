import CairnProto
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import RPC
import Texts
import Timekeeping
import TrackJudge

/// Malformed requests are refused here, before anything is loaded.
enum AttemptRequests {
  /// A latitude by which devices mark a pause.
  static let pauseLatitude = 100.0

  /// Where somebody starts, and how exactly that is known: millimetres.
  static func start(_ request: StartAttemptRequest) throws(RPCError) -> (point: GridPoint, accuracy: Int64) {
    let point = try Field.gridPoint(request.position)
    let accuracy = try Field.required(request.accuracyM, "accuracy_m")
    guard accuracy >= 0, accuracy <= 1e9 else { throw .invalid("accuracy_m", .outOfRange, "not negative") }
    guard accuracy <= AttemptRules.accuracyMax else {
      throw RPCError(.failedPrecondition, reason: .positionInexact, message: "at most \(Int(AttemptRules.accuracyMax)) m")
    }
    return (point, Int64(accuracy * 1_000))
  }

  static func device(_ text: String) throws(RPCError) -> String {
    guard text.utf8.count <= 400, text.unicodeScalars.count <= 100 else { throw .invalid("device", .tooLong, "at most 100 scalars") }
    return PeopleText.label(text, lengthMax: 100)
  }

  /// When it began; nil for now.
  static func recordStart(_ time: Moment?, at now: Moment) throws(RPCError) -> Moment? {
    guard let time else { return nil }
    if time > now + .seconds(60) { throw .invalid("record_start_time", .outOfRange) }
    if now - time > AttemptRules.lateMax { throw .invalid("record_start_time", .outOfRange, "at most 72 hours ago") }
    return time
  }

  static func sequence(_ sequence: Int32) throws(RPCError) -> Int32 {
    guard (0..<Int32(AttemptRules.chunksMax)).contains(sequence) else { throw .invalid("sequence", .outOfRange) }
    return sequence
  }

  /// Samples as they are kept, so that what is judged now is what is judged later.
  static func samples(_ samples: [ExpeditionsProto.TrackSample], at now: Moment) throws(RPCError) -> [TrackJudge.TrackSample] {
    try Field.check(count: samples.count, "samples", in: 1...AttemptRules.chunkSamplesMax)
    var read: [TrackJudge.TrackSample] = []
    read.reserveCapacity(samples.count)
    for (index, sample) in samples.enumerated() { read.append(try self.sample(sample, index, at: now)) }
    return read
  }

  private static func sample(_ sample: ExpeditionsProto.TrackSample, _ index: Int, at now: Moment) throws(RPCError)
    -> TrackJudge.TrackSample
  {
    func invalid(_ field: String, _ reason: FieldReason) -> RPCError { .invalid("samples[\(index)].\(field)", reason) }
    guard let moment = sample.sampleTime else { throw invalid("sample_time", .missing) }
    if moment > now + AttemptRules.aheadMax { throw invalid("sample_time", .outOfRange) }
    if now - moment > AttemptRules.lateMax + AttemptRules.lateMax { throw invalid("sample_time", .outOfRange) }
    let time = moment.milliseconds
    var read = TrackJudge.TrackSample(time: time, position: nil, isMock: sample.isMock)
    let isPause = sample.isPause || sample.position?.latitudeDegrees == pauseLatitude
    if !isPause {
      guard let position = sample.position else { throw invalid("position", .missing) }
      guard let point = GridPoint(position) else { throw invalid("position", .outOfRange) }
      guard let accuracy = accuracy(sample.accuracyM) else { throw invalid("accuracy_m", .outOfRange) }
      read.position = Sample(time: time, point: point, accuracy: accuracy)
    }
    if let steps = sample.stepCount {
      guard steps >= 0 else { throw invalid("step_count", .outOfRange) }
      read.stepCount = steps
    }
    if let rate = sample.heartRateBpm {
      guard (0...300).contains(rate) else { throw invalid("heart_rate_bpm", .outOfRange) }
      read.heartRate = rate
    }
    if let pressure = sample.pressureHpa {
      guard pressure >= 100, pressure <= 1_200 else { throw invalid("pressure_hpa", .outOfRange) }
      read.pressure = Int32((pressure * 100).rounded())
    }
    return TrackPacking.rounded(read)
  }

  /// Millimetres; -1 where the device does not know; nil for what is no accuracy.
  private static func accuracy(_ metres: Double?) -> Int64? {
    guard let metres else { return -1 }
    guard metres >= 0, metres.isFinite else { return nil }
    return Int64(min(metres, 1_000_000) * 1_000)
  }
}
