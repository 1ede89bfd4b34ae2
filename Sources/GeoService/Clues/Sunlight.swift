import Geodesy
import Glibc
import Timekeeping

/// The sun in the sky, as far as a sundial needs it. Pure.
enum Sunlight {
  /// Tilt of the Earth's axis, degrees: between the tropics the sun is above everybody once a year.
  static let tilt = 23.44

  /// The upper edge of the sun, seen through the air, is on the horizon when its middle is so many degrees below.
  private static let horizon = -0.833

  /// From sunrise to sunset, minutes: 0 in the polar night, 1,440 under the midnight sun.
  static func minutes(at latitude: Double, _ now: Moment) -> Double {
    let (here, sun) = (radians(latitude), radians(declination(at: now)))
    let cosine = (sin(radians(horizon)) - sin(here) * sin(sun)) / (cos(here) * cos(sun))
    if cosine.isNaN || cosine >= 1 { return 0 }
    return cosine <= -1 ? 1_440 : degrees(acos(cosine)) / 15 * 2 * 60
  }

  /// How far north of the equator the sun stands overhead, degrees; to 0.01° between 1950 and 2050 (the Astronomical Almanac's low-precision formula).
  static func declination(at now: Moment) -> Double {
    // Days since noon of the first of January 2000.
    let days = Double(now.milliseconds) / 86_400_000 - 10_957.5
    let anomaly = radians(357.528 + 0.9856003 * days)
    let longitude = 280.460 + 0.9856474 * days + 1.915 * sin(anomaly) + 0.020 * sin(2 * anomaly)
    return degrees(asin(sin(radians(tilt)) * sin(radians(longitude))))
  }
}
