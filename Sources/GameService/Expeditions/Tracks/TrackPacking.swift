import Positions
import TrackJudge

/// Samples as they are kept: differences of differences, in numbers of variable length. They come back as the judge reads them, to the millisecond, the
/// step of 10⁻⁷ degrees and the decimetre of accuracy. A sample of somebody who runs takes five to six bytes.
enum TrackPacking {
  /// The bytes are no samples.
  struct Malformed: Error {}

  /// First byte of what is packed: another way of packing has another one.
  static let version: UInt8 = 1

  /// Parts of a sample that the one before has not.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let newInterval = Marks(rawValue: 1)
    static let newAccuracy = Marks(rawValue: 2)
    static let mock = Marks(rawValue: 4)
    static let pause = Marks(rawValue: 8)
    static let steps = Marks(rawValue: 16)
    static let heartRate = Marks(rawValue: 32)
    static let pressure = Marks(rawValue: 64)
  }

  /// The sample before, and how it was reached.
  private struct State {
    var time: Int64 = 0
    var interval: Int64 = 0
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    var north: Int64 = 0
    var east: Int64 = 0
    /// Decimetres.
    var accuracy: Int64 = 0
    var steps: Int64 = 0
    var heartRate: Int64 = 0
    var pressure: Int64 = 0
  }

  /// A sample as it will come back.
  static func rounded(_ sample: TrackSample) -> TrackSample {
    var sample = sample
    if let position = sample.position, position.accuracy >= 0 {
      sample.position = Sample(time: position.time, point: position.point, accuracy: (position.accuracy + 99) / 100 * 100)
    }
    return sample
  }

  static func pack(_ samples: [TrackSample]) -> [UInt8] {
    var (bytes, state) = ([version], State())
    bytes.reserveCapacity(samples.count * 7)
    for sample in samples { append(sample, to: &bytes, &state) }
    return bytes
  }

  private static func append(_ sample: TrackSample, to bytes: inout [UInt8], _ state: inout State) {
    let place = bytes.count
    bytes.append(0)
    var marks: Marks = sample.isMock ? [.mock] : []
    let interval = sample.time &- state.time
    if interval != state.interval {
      marks.insert(.newInterval)
      put(interval &- state.interval, in: &bytes)
    }
    (state.time, state.interval) = (sample.time, interval)
    if let position = sample.position {
      let (north, east) = (position.point.latitude - state.latitude, position.point.longitude - state.longitude)
      put(north - state.north, in: &bytes)
      put(east - state.east, in: &bytes)
      (state.latitude, state.longitude, state.north, state.east) = (position.point.latitude, position.point.longitude, north, east)
      let accuracy = position.accuracy < 0 ? -1 : (position.accuracy + 99) / 100
      if accuracy != state.accuracy {
        marks.insert(.newAccuracy)
        put(accuracy - state.accuracy, in: &bytes)
        state.accuracy = accuracy
      }
    } else {
      marks.insert(.pause)
    }
    func measure(_ value: Int32?, _ mark: Marks, _ path: WritableKeyPath<State, Int64>) {
      guard let value else { return }
      marks.insert(mark)
      put(Int64(value) - state[keyPath: path], in: &bytes)
      state[keyPath: path] = Int64(value)
    }
    measure(sample.stepCount, .steps, \.steps)
    measure(sample.heartRate, .heartRate, \.heartRate)
    measure(sample.pressure, .pressure, \.pressure)
    bytes[place] = marks.rawValue
  }

  static func unpack(_ bytes: [UInt8]) throws(Malformed) -> [TrackSample] {
    guard bytes.first == version else { throw Malformed() }
    var (samples, state, place): ([TrackSample], State, Int) = ([], State(), 1)
    samples.reserveCapacity(bytes.count / 6)
    while place < bytes.count { samples.append(try next(bytes, &place, &state)) }
    return samples
  }

  private static func next(_ bytes: [UInt8], _ place: inout Int, _ state: inout State) throws(Malformed) -> TrackSample {
    let marks = Marks(rawValue: bytes[place])
    place += 1
    if marks.contains(.newInterval) { state.interval &+= try number(bytes, &place) }
    state.time &+= state.interval
    var position: Sample?
    if !marks.contains(.pause) {
      state.north &+= try number(bytes, &place)
      state.east &+= try number(bytes, &place)
      (state.latitude, state.longitude) = (state.latitude &+ state.north, state.longitude &+ state.east)
      if marks.contains(.newAccuracy) { state.accuracy &+= try number(bytes, &place) }
      let accuracy = state.accuracy < 0 ? -1 : min(state.accuracy, 1 << 33) * 100
      guard let point = GridPoint(latitude: state.latitude, longitude: state.longitude),
        let sample = Sample(time: state.time, point: point, accuracy: accuracy)
      else { throw Malformed() }
      position = sample
    }
    var sample = TrackSample(time: state.time, position: position, isMock: marks.contains(.mock))
    if marks.contains(.steps) { sample.stepCount = try measured(bytes, &place, &state.steps) }
    if marks.contains(.heartRate) { sample.heartRate = try measured(bytes, &place, &state.heartRate) }
    if marks.contains(.pressure) { sample.pressure = try measured(bytes, &place, &state.pressure) }
    return sample
  }

  private static func measured(_ bytes: [UInt8], _ place: inout Int, _ value: inout Int64) throws(Malformed) -> Int32 {
    value &+= try number(bytes, &place)
    return Int32(clamping: value)
  }

  /// A number with a sign: the sign in the lowest bit, seven bits a byte, the lowest first.
  static func put(_ number: Int64, in bytes: inout [UInt8]) {
    var rest = UInt64(bitPattern: (number << 1) ^ (number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  static func number(_ bytes: [UInt8], _ place: inout Int) throws(Malformed) -> Int64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1) }
      shift += 7
    }
    throw Malformed()
  }
}

/// Numbers in a few bytes each: small ones in one.
enum PackedNumbers {
  static func pack(_ numbers: [Int64]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 2)
    for number in numbers { TrackPacking.put(number, in: &bytes) }
    return bytes
  }

  static func unpack(_ bytes: [UInt8]) throws(TrackPacking.Malformed) -> [Int64] {
    var (numbers, place): ([Int64], Int) = ([], 0)
    numbers.reserveCapacity(bytes.count)
    while place < bytes.count { numbers.append(try TrackPacking.number(bytes, &place)) }
    return numbers
  }
}
