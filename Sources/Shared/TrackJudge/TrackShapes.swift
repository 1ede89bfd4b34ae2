import Positions

/// Marks of how a track errs, by which a copy is recognised that was moved aside: how it bends at nine positions that follow each other, wherever they are. A
/// receiver's errors bend each track in a way of its own, to the centimetre. A constant offset changes nothing of it, nor do other times and the other
/// direction; positions that are left out do, and then marks of places (`TrackPrints`) tell, unless it was moved as well.
public enum TrackShapes {
  /// Bends of a mark beside its middle one, on each side.
  private static let reach = 4
  /// Steps of 10⁻⁷ degrees: less may be how positions are rounded.
  private static let bendMin: Int64 = 3
  /// Numbers of a mark, of eighteen, that are bends and no rounding: straight ways of different tracks are alike.
  private static let bentMin = 9
  /// One bend of so many is the middle of a mark. Its own numbers say whether it is, so that a copy has the same ones.
  private static let sparsity: UInt64 = 4

  /// Bend of a track at a position, in steps north and east.
  private struct Bend {
    let north: Int64
    let east: Int64
    let time: Int64

    /// A number of its own, which looks like chance.
    var mixed: UInt64 { TrackShapes.mixed(UInt64(bitPattern: north &* 0x9e37_79b1 &+ east)) }

    var bentCount: Int { (abs(north) >= TrackShapes.bendMin ? 1 : 0) + (abs(east) >= TrackShapes.bendMin ? 1 : 0) }
  }

  /// The marks of a track, sorted by their numbers.
  public static func marks(of track: JudgedTrack) -> [TrackPrints.Mark] {
    var (times, bends): ([Int64: Int64], [Bend]) = ([:], [])
    for index in track.fixes.indices.dropFirst().dropLast() {
      guard track.legs[index] == .way, track.legs[index + 1] == .way else {
        note(bends, in: &times)
        bends.removeAll(keepingCapacity: true)
        continue
      }
      let (before, here, after) = (track.fixes[index - 1].point, track.fixes[index].point, track.fixes[index + 1].point)
      let north = before.latitude + after.latitude - 2 * here.latitude
      let east = before.longitude + after.longitude - 2 * here.longitude
      bends.append(Bend(north: north, east: east, time: track.fixes[index].time))
    }
    note(bends, in: &times)
    return times.sorted { $0.key < $1.key }.prefix(TrackPrints.countMax).map { TrackPrints.Mark(print: $0.key, time: $0.value) }
  }

  /// Notes the marks of bends that follow each other, and when each came first.
  private static func note(_ bends: [Bend], in times: inout [Int64: Int64]) {
    guard bends.count > 2 * reach else { return }
    for middle in reach..<(bends.count - reach) where bends[middle].mixed % sparsity == 0 {
      let around = bends[(middle - reach)...(middle + reach)]
      guard around.reduce(0, { $0 + $1.bentCount }) >= bentMin else { continue }
      // The same forwards and backwards.
      let number = min(number(of: around), number(of: around.reversed()))
      times[number] = min(times[number] ?? .max, bends[middle].time)
    }
  }

  private static func number(of bends: some Sequence<Bend>) -> Int64 {
    Int64(bitPattern: bends.reduce(0x5368_6170_6573) { mixed($0 ^ $1.mixed) })
  }

  /// A number that looks like chance, and is the same everywhere (Steele, Lea, Flood: SplitMix64).
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
