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
  private static let pauseLatitude = 100.0

  static func attemptID(_ text: String) throws(RPCError) -> UUID {
    guard let id = UUID(text: text) else { throw .invalid("attempt_id", "INVALID_UUID", "36 characters, lower-case") }
    return id
  }

  /// Where somebody starts, and how exactly that is known: millimetres.
  static func start(_ request: StartAttemptRequest) throws(RPCError) -> (point: GridPoint, accuracy: Int64) {
    guard let position = request.position else { throw .invalid("position", "MISSING") }
    guard let point = GridPoint(position) else { throw .invalid("position", "OUT_OF_RANGE") }
    guard let accuracy = request.accuracyM else { throw .invalid("accuracy_m", "MISSING") }
    guard accuracy >= 0, accuracy <= 1e9 else { throw .invalid("accuracy_m", "OUT_OF_RANGE", "not negative") }
    guard accuracy <= AttemptRules.accuracyMax else {
      throw RPCError(.failedPrecondition, reason: "POSITION_INEXACT", message: "at most \(Int(AttemptRules.accuracyMax)) m")
    }
    return (point, Int64(accuracy * 1_000))
  }

  static func device(_ text: String) throws(RPCError) -> String {
    guard text.utf8.count <= 400, text.unicodeScalars.count <= 100 else { throw .invalid("device", "TOO_LONG", "at most 100 scalars") }
    return PeopleText.label(text, lengthMax: 100)
  }

  /// When it began; nil for now.
  static func recordStart(_ time: Moment?, at now: Moment) throws(RPCError) -> Moment? {
    guard let time else { return nil }
    if time > now + .seconds(60) { throw .invalid("record_start_time", "IN_THE_FUTURE") }
    if now - time > AttemptRules.lateMax { throw .invalid("record_start_time", "TOO_EARLY", "at most 72 hours ago") }
    return time
  }

  static func sequence(_ sequence: Int32) throws(RPCError) -> Int32 {
    guard (0..<Int32(AttemptRules.chunksMax)).contains(sequence) else { throw .invalid("sequence", "OUT_OF_RANGE") }
    return sequence
  }

  /// Samples as they are kept, so that what is judged now is what is judged later.
  static func samples(_ samples: [ExpeditionsProto.TrackSample], at now: Moment) throws(RPCError) -> [TrackJudge.TrackSample] {
    if samples.isEmpty { throw .invalid("samples", "MISSING") }
    if samples.count > AttemptRules.chunkSamplesMax { throw .invalid("samples", "TOO_MANY", "at most \(AttemptRules.chunkSamplesMax)") }
    var read: [TrackJudge.TrackSample] = []
    read.reserveCapacity(samples.count)
    for (index, sample) in samples.enumerated() { read.append(try self.sample(sample, index, at: now)) }
    return read
  }

  private static func sample(_ sample: ExpeditionsProto.TrackSample, _ index: Int, at now: Moment) throws(RPCError)
    -> TrackJudge.TrackSample
  {
    func invalid(_ field: String, _ reason: String) -> RPCError { .invalid("samples[\(index)].\(field)", reason) }
    guard let moment = sample.sampleTime else { throw invalid("sample_time", "MISSING") }
    if moment > now + AttemptRules.aheadMax { throw invalid("sample_time", "IN_THE_FUTURE") }
    if now - moment > AttemptRules.lateMax + AttemptRules.lateMax { throw invalid("sample_time", "TOO_EARLY") }
    let time = moment.milliseconds
    var read = TrackJudge.TrackSample(time: time, position: nil, isMock: sample.isMock)
    let isPause = sample.isPause || sample.position?.latitudeDegrees == pauseLatitude
    if !isPause {
      guard let position = sample.position else { throw invalid("position", "MISSING") }
      guard let point = GridPoint(position) else { throw invalid("position", "OUT_OF_RANGE") }
      guard let accuracy = accuracy(sample.accuracyM) else { throw invalid("accuracy_m", "OUT_OF_RANGE") }
      read.position = Sample(time: time, point: point, accuracy: accuracy)
    }
    if let steps = sample.stepCount {
      guard steps >= 0 else { throw invalid("step_count", "OUT_OF_RANGE") }
      read.stepCount = steps
    }
    if let rate = sample.heartRateBpm {
      guard (0...300).contains(rate) else { throw invalid("heart_rate_bpm", "OUT_OF_RANGE") }
      read.heartRate = rate
    }
    if let pressure = sample.pressureHpa {
      guard pressure >= 100, pressure <= 1_200 else { throw invalid("pressure_hpa", "OUT_OF_RANGE") }
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
