import Curl
import FoundationEssentials
import Lifecycle
import Positions
import Timekeeping

/// A server that speaks as Open-Meteo does (open-meteo.com/en/docs, "Weather Forecast"), which knows the hours of the last days as well. It is told a tenth of
/// a degree, some kilometres, and the hour; never whose attempt it is.
struct OpenMeteo: WeatherSource {
  /// The source has nothing that can be used.
  struct Unusable: Error, Hashable {
    let status: Int
  }

  /// Bytes of an answer: it has four numbers.
  private static let bytesMax = 16_384

  private let address: String
  private let authorityFile: String?
  private let web: WebClient

  /// - Returns: Nil where the installation asks nobody.
  init?(_ settings: Settings) {
    guard let address = settings.text("GAME_WEATHER_URL") else { return nil }
    if !address.hasPrefix("https://") || address.contains("?") {
      settings.refuse("CAIRN_GAME_WEATHER_URL is no address over HTTPS without a query")
    }
    self.address = address
    authorityFile = settings.text("GAME_WEATHER_AUTHORITY")
    var limits = WebLimits()
    // One job at a time asks.
    (limits.bodyBytesMax, limits.threads, limits.queueMax) = (Self.bytesMax, 1, 4)
    web = WebClient(limits)
  }

  func weather(at point: GridPoint, time: Int64) async throws -> Weather {
    let url = address + "?" + Self.query(point, time)
    let response = try await web.send(WebRequest(url: url, headers: ["accept": "application/json"], authorityFile: authorityFile))
    guard response.status == 200, let weather = Self.weather(in: response.body) else { throw Unusable(status: response.status) }
    return weather
  }

  /// The question for the hour of a time, by Greenwich.
  static func query(_ point: GridPoint, _ time: Int64) -> String {
    let day = CalendarDay(of: Moment(milliseconds: time))
    let hour = (Moment(milliseconds: time) - day.start).inMilliseconds / 3_600_000
    let text = "\(day.text)T\(hour < 10 ? "0" : "")\(hour):00"
    return "latitude=\(tenths(point.latitude))&longitude=\(tenths(point.longitude))"
      + "&hourly=apparent_temperature,wind_speed_10m,precipitation,weather_code&wind_speed_unit=kmh&timezone=GMT"
      + "&start_hour=\(text)&end_hour=\(text)"
  }

  /// Degrees to a tenth.
  private static func tenths(_ steps: Int64) -> String {
    let tenths = (steps.magnitude + 500_000) / 1_000_000
    return (steps < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }

  /// Parts of an answer that are looked at.
  private struct Answer: Decodable {
    struct Hourly: Decodable {
      enum CodingKeys: String, CodingKey {
        case temperatures = "apparent_temperature"
        case winds = "wind_speed_10m"
        case precipitations = "precipitation"
        case codes = "weather_code"
      }

      let temperatures: [Double?]
      let winds: [Double?]
      let precipitations: [Double?]
      let codes: [Double?]
    }

    let hourly: Hourly
  }

  /// - Returns: Nil for what is no answer, and for an hour of which a number is not known.
  static func weather(in body: [UInt8]) -> Weather? {
    guard let hourly = try? JSONDecoder().decode(Answer.self, from: Data(body)).hourly, let temperature = hourly.temperatures.first ?? nil,
      let wind = hourly.winds.first ?? nil, let precipitation = hourly.precipitations.first ?? nil, let code = hourly.codes.first ?? nil,
      (-100...100).contains(temperature), (0...500).contains(wind), (0...1_000).contains(precipitation), (0...99).contains(code)
    else { return nil }
    return Weather(apparentTemperature: temperature, wind: wind, precipitation: precipitation, code: Int32(code))
  }
}
