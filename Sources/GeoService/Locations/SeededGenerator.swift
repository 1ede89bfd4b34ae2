/// xoshiro256** of Blackman and Vigna (https://prng.di.unimi.it, public domain): the same seed gives the same numbers on every
/// machine and in every version of Swift, which the standard generators do not promise.
///
/// Not for secrets: somebody who sees enough numbers knows the next. The seed must not be guessed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// - Parameter seed: Any number of bytes; every one of them counts, and so does their number.
  init(seed: [UInt8]) {
    var mixer = SplitMix64(state: UInt64(seed.count))
    for start in stride(from: 0, to: seed.count, by: 8) {
      let word = seed[start..<min(start + 8, seed.count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      mixer = SplitMix64(state: mixer.next() ^ word)
    }
    // Four zeros are the one state that xoshiro cannot leave; four numbers of SplitMix64 in a row are never all zero.
    state = (mixer.next(), mixer.next(), mixer.next(), mixer.next())
  }

  mutating func next() -> UInt64 {
    let result = Self.rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotated(state.3, by: 45)
    return result
  }

  /// Uniform in [0, 1), 53 bits.
  mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Uniform in [0, bound), up to a bias below bound ÷ 2⁶⁴: one number a draw, always, so that draws stay comparable.
  /// - Parameter bound: Above zero.
  mutating func number(below bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  private static func rotated(_ value: UInt64, by count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
