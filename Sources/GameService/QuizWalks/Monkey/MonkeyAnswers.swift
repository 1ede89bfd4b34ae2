import Cryptography

/// The monkey's answers, from a seed that stays on the server until the run has ended; its hash is told at the beginning, so that everybody can see afterwards
/// that the monkey did not look (requirements, Q-S2; docs/api/monkey.md). Pure.
struct MonkeyAnswers: Sendable {
  /// Bytes of a seed: nobody finds it by its hash.
  static let seedByteCount = 32

  let seed: [UInt8]
  let difficulty: MonkeyMovement.Difficulty

  /// SHA-256 of the seed.
  var hash: [UInt8] { SHA256.digest(of: seed) }

  /// Index of the option that it chooses: the right one as often as its difficulty says, otherwise each of the others alike.
  /// - Parameters:
  ///   - number: Number of the question, from 1.
  ///   - optionCount: At least 1.
  func choice(number: Int, optionCount: Int, rightOption: Int) -> Int {
    let (first, second) = numbers(number)
    if optionCount < 2 || (first >> 32) % 100 < difficulty.skill { return rightOption }
    let other = Int((second >> 32) % UInt64(optionCount - 1))
    return other < rightOption ? other : other + 1
  }

  /// Its number for the question at the end: anything that can be answered.
  func guess(lower: Int64, upper: Int64) -> Int64 {
    lower + Int64((numbers(0).first >> 1) % UInt64(upper - lower + 1))
  }

  private func numbers(_ number: Int) -> (first: UInt64, second: UInt64) {
    let digest = SHA256.digest(of: seed + (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    func big(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return (big(digest[0..<8]), big(digest[8..<16]))
  }
}
