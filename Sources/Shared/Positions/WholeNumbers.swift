/// Arithmetic on whole numbers that is the same everywhere.
enum WholeNumbers {
  /// The nearest whole number to √n; a half cannot be.
  /// - Parameter n: Not negative.
  static func squareRoot(_ n: Int64) -> Int64 {
    let floor = floorSquareRoot(n)
    // Above (r + ½)² = r² + r + ¼ the next one is nearer.
    return n - floor * floor > floor ? floor + 1 : floor
  }

  /// The largest whole number whose square is not above n: bit by bit, after Woo, "Square Root by Abacus Algorithm", 1985.
  static func floorSquareRoot(_ n: Int64) -> Int64 {
    var (rest, root, bit): (Int64, Int64, Int64) = (n, 0, 1 << 62)
    while bit > rest { bit >>= 2 }
    while bit != 0 {
      if rest >= root + bit {
        rest -= root + bit
        root = (root >> 1) + bit
      } else {
        root >>= 1
      }
      bit >>= 2
    }
    return root
  }

  /// n / 2ᵏ, the nearest whole number, halves away from zero.
  static func shifted(_ n: Int64, by k: Int64) -> Int64 {
    let half: Int64 = 1 << (k - 1)
    return n < 0 ? -((-n + half) >> k) : (n + half) >> k
  }

  /// n / d, the nearest whole number, halves upwards.
  /// - Parameters:
  ///   - n: Not negative.
  ///   - d: Positive.
  static func quotient(_ n: Int64, _ d: Int64) -> Int64 {
    let (quotient, rest) = n.quotientAndRemainder(dividingBy: d)
    return rest >= d - rest ? quotient + 1 : quotient
  }

  /// 2²⁴ times the cosine, of a number of half steps of latitude (5·10⁻⁸ degrees).
  /// - Parameter halfSteps: In ±1,800,000,000, a quarter of a circle.
  static func cosine(halfSteps: Int64) -> Int64 {
    // 2³⁰ times the angle in radians, and times its square.
    let angle = (abs(halfSteps) * radiansPerHalfStep + (1 << 31)) >> 32
    let square = (angle * angle) >> 30
    // cos x = 1 - x²/2 (1 - x²/12 (1 - x²/30 (1 - x²/56 (1 - x²/90 (1 - x²/132))))), the series of Taylor to x¹²; what is left out is below 10⁻⁸.
    var cosine = one
    for divisor: Int64 in [132, 90, 56, 30, 12, 2] { cosine = one - ((square * cosine) >> 30) / divisor }
    return (max(0, cosine) + 32) >> 6
  }

  /// 1, times 2³⁰.
  private static let one: Int64 = 1 << 30
  /// Radians of a half step, 5·10⁻⁸ · π / 180, times 2⁶².
  private static let radiansPerHalfStep: Int64 = 4_024_455_254
}
