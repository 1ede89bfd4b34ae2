import Geodesy

/// Caches for measuring: as many as wanted, around cities, denser towards their middle. Pure.
enum SyntheticCacheRules {
  /// Metres from the middle of a city: its surroundings.
  static let reach = 30_000.0

  struct Synthetic: Hashable, Sendable {
    let kind: StoredCache.Kind
    let position: GeoPoint
    /// Doubled.
    let difficulty: Int16
    /// Doubled.
    let terrain: Int16
    let size: StoredCache.Size
    let environment: StoredCache.Environment
  }

  /// The cache with a number.
  static func cache(_ number: Int, around middle: GeoPoint) -> Synthetic {
    // SplitMix64.
    func chance(_ salt: UInt64) -> UInt64 {
      var z = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 &+ salt &* 0xD1B5_4A32_D192_ED03
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    func share(_ salt: UInt64) -> Double { Double(chance(salt) >> 11) / Double(UInt64(1) << 53) }
    func one<Value>(of values: [Value], _ salt: UInt64) -> Value { values[Int(chance(salt) % UInt64(values.count))] }
    let kinds: [StoredCache.Kind] = [.traditional, .traditional, .traditional, .multi, .mystery, .virtual]
    return Synthetic(
      kind: one(of: kinds, 1), position: middle.destination(distance: reach * share(2), bearing: 360 * share(3)),
      difficulty: one(of: CacheRules.steps, 4), terrain: one(of: CacheRules.steps, 5), size: one(of: StoredCache.Size.allCases, 6),
      environment: one(of: StoredCache.Environment.allCases, 7))
  }
}
