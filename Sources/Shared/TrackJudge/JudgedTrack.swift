public import Positions

/// A track as the judge sees it: usable positions, how each was reached, how far it was, and what was found.
public struct JudgedTrack: Sendable {
  /// How one position was reached from the one before.
  public enum Leg: Int32, Sendable, Hashable {
    /// It was gone.
    case way = 1
    /// The device was paused, or had no position for long.
    case gap = 2
    /// Nobody can have gone it.
    case teleport = 3
  }

  /// Part of a track that is of one kind.
  public struct Piece: Sendable, Hashable {
    /// Kind of a piece's legs. Numbers are kept with attempts.
    public enum Kind: Int32, Sendable, Hashable {
      /// Gone by the person.
      case own = 1
      /// Without positions.
      case gap = 2
      /// By a motor.
      case vehicle = 3
      /// Somewhere else without a way.
      case teleport = 4
    }

    /// Milliseconds since 1970.
    public var startTime: Int64
    /// Milliseconds since 1970.
    public var endTime: Int64
    /// Kind of all its legs.
    public var kind: Kind
    /// Millimetres.
    public var distance: Int64
    /// Where it begins.
    public var start: GridPoint
    /// Where it ends.
    public var end: GridPoint
  }

  /// Rules by which it was judged.
  public let rules: JudgeRules
  /// The plane on which the places of all positions lie; nil without any.
  let plane: LocalPlane?
  /// Usable positions, in the order of time.
  public internal(set) var fixes: [Fix]
  /// How each was reached; the first by a teleport.
  public internal(set) var legs: [Leg]
  /// Places without the noise of single positions.
  var smooth: [LocalPlane.Vector]
  /// Millimetres gone until each position: never less than before. Teleports add nothing.
  public internal(set) var path: [Int64]
  /// Whether each was reached by a motor.
  public internal(set) var isMotor: [Bool]
  /// Legs on which the receiver was aside, in the order of time: no place was passed there. Known of a whole track only.
  var asides: [ClosedRange<Int>] = []
  /// Findings in the order of time.
  public internal(set) var findings: [TrackFinding] = []

  /// The kind of the piece that a leg belongs to.
  func kind(ofLegTo index: Int) -> Piece.Kind {
    switch legs[index] {
    case .teleport: .teleport
    case .gap: isMotor[index] ? .vehicle : .gap
    case .way: isMotor[index] ? .vehicle : .own
    }
  }

  /// The track cut where its kind changes (what is a way, what is a ride, what is neither).
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    for index in fixes.indices.dropFirst() {
      let (kind, before, fix) = (kind(ofLegTo: index), fixes[index - 1], fixes[index])
      let distance = path[index] - path[index - 1]
      if pieces.last?.kind == kind, let last = pieces.indices.last {
        pieces[last].endTime = fix.time
        pieces[last].end = fix.point
        pieces[last].distance += distance
      } else {
        pieces.append(
          Piece(startTime: before.time, endTime: fix.time, kind: kind, distance: distance, start: before.point, end: fix.point))
      }
    }
    return pieces
  }

  /// Whether the receiver was aside on the way to a position, so that nobody was where it says.
  func isAside(at index: Int) -> Bool {
    var (low, high) = (0, asides.count)
    while low < high {
      let middle = (low + high) / 2
      if asides[middle].upperBound < index { low = middle + 1 } else { high = middle }
    }
    return low < asides.count && asides[low].contains(index)
  }

  /// Whether the device was paused on the way to a position: what was gone meanwhile is none of what the person wants to have recorded.
  public func isPaused(at index: Int) -> Bool { legs[index] == .gap && fixes[index].followsPause }

  /// Millimetres that the person has gone between two times, rides, pauses and teleports left out.
  public func ownDistance(from start: Int64, to end: Int64) -> Int64 {
    var distance: Int64 = 0
    for index in fixes.indices.dropFirst() where fixes[index - 1].time >= start && fixes[index].time <= end {
      if isMotor[index] || isPaused(at: index) { continue }
      distance += path[index] - path[index - 1]
    }
    return distance
  }

  /// Milliseconds in which the person moved between two times: faster than 0.5 m/s, without gaps and rides.
  public func movingTime(from start: Int64, to end: Int64) -> Int64 {
    var time: Int64 = 0
    for index in fixes.indices.dropFirst() where fixes[index - 1].time >= start && fixes[index].time <= end {
      let duration = fixes[index].time - fixes[index - 1].time
      if legs[index] == .way, !isMotor[index], (path[index] - path[index - 1]) * 2 >= duration { time += duration }
    }
    return time
  }
}
