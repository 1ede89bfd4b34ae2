import Foundation

/// What a library of floating point makes of it: to compare with, for tests alone.
enum WholeNumbersReference {
  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
