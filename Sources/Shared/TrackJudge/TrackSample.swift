public import Positions

/// Report of a device about a moment: where it was, and what else it has measured (requirement E-56). A value that is absent was not measured.
public struct TrackSample: Sendable, Hashable {
  /// Milliseconds since 1970-01-01T00:00:00Z, by the device.
  public var time: Int64
  /// Where it was; nil for the mark of a pause.
  public var position: Sample?
  /// Whether the operating system says that an app has made the position up. External receivers set it as well, and forgers hide it.
  public var isMock: Bool
  /// Steps since the recording began.
  public var stepCount: Int32?
  /// Beats in a minute.
  public var heartRate: Int32?
  /// Pascals.
  public var pressure: Int32?

  public init(
    time: Int64, position: Sample?, isMock: Bool = false, stepCount: Int32? = nil, heartRate: Int32? = nil, pressure: Int32? = nil
  ) {
    self.time = time
    self.position = position
    self.isMock = isMock
    self.stepCount = stepCount
    self.heartRate = heartRate
    self.pressure = pressure
  }
}

/// A usable position of a track, on the plane around the track's first.
public struct Fix: Sendable, Hashable {
  /// Milliseconds since 1970.
  public internal(set) var time: Int64
  /// Where it is on Earth.
  public internal(set) var point: GridPoint
  /// Millimetres, not negative.
  public internal(set) var accuracy: Int64
  /// Where it is on the plane.
  public internal(set) var place: LocalPlane.Vector
  /// Steps since the recording began; -1 where nobody counts them.
  var steps: Int32
  /// Whether no way leads here from the one before.
  var startsAnew: Bool
  /// Whether the device was paused before.
  var followsPause: Bool

  /// The sample that it was.
  public var sample: Sample? { Sample(time: time, point: point, accuracy: accuracy) }
}
