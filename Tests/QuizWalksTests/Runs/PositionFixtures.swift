import Foundation
import Positions
import Timekeeping

@testable import QuizWalks

/// Places around a field in the north: metres east and north of its middle.
enum Field {
  static let latitude: Int64 = 590_000_000
  static let longitude: Int64 = 180_000_000

  /// - Parameters: Metres.
  static func point(_ east: Double, _ north: Double) -> GridPoint {
    // At 59° a degree of longitude is shorter by cos 59°.
    let (latitude, longitude) = (latitude + Int64(north * 89.932), longitude + Int64(east * 89.932 / 0.515_038))
    guard let point = GridPoint(latitude: latitude, longitude: longitude) else { preconditionFailure("no place") }
    return point
  }

  static func sample(_ east: Double, _ north: Double, at time: Int64, accuracy: Int64 = 5_000) -> Sample {
    guard let sample = Sample(time: time, point: point(east, north), accuracy: accuracy) else { preconditionFailure("no time") }
    return sample
  }

  static func question(_ number: Int, _ east: Double, _ north: Double, right: Int = 1, timer: Int? = nil) -> StoredQuestion {
    StoredQuestion(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number))), number: number, title: "Fråga \(number)",
      text: "How many?", options: ["one", "two", "three"], rightOption: right, explanation: "Because.", point: point(east, north),
      timer: timer)
  }
}
