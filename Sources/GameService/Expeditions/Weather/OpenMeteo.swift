import Curl
import FoundationEssentials
import Lifecycle
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

  func weather(in hour: WeatherHour) async throws -> Weather {
    let url = address + "?" + Self.query(hour)
    let response = try await web.send(WebRequest(url: url, headers: ["accept": "application/json"], authorityFile: authorityFile))
    guard response.status == 200, let weather = Self.weather(in: response.body) else { throw Unusable(status: response.status) }
    return weather
  }

  static func query(_ asked: WeatherHour) -> String {
    let (start, end) = (text(asked.start), text(asked.start + .seconds(3_600)))
    return "latitude=\(degrees(asked.latitude))&longitude=\(degrees(asked.longitude))"
      + "&hourly=apparent_temperature,wind_speed_10m,precipitation,weather_code&wind_speed_unit=kmh&timezone=GMT"
      + "&start_hour=\(start)&end_hour=\(end)"
  }

  private static func text(_ time: Moment) -> String {
    let day = CalendarDay(of: time)
    let hour = (time - day.start).inMilliseconds / 3_600_000
    return "\(day.text)T\(hour < 10 ? "0" : "")\(hour):00"
  }

  private static func degrees(_ tenths: Int64) -> String {
    (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
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

      /// Rain of the hour that is asked for, which is told at its end; everything else is told by the moment.
      var rain: Double? { precipitations.count == 2 ? precipitations[1] : nil }
    }

    let hourly: Hourly
  }

  /// - Returns: Nil for what is no answer, and for an hour of which a number is not known.
  static func weather(in body: [UInt8]) -> Weather? {
    guard let hourly = try? JSONDecoder().decode(Answer.self, from: Data(body)).hourly, let temperature = hourly.temperatures.first ?? nil,
      let wind = hourly.winds.first ?? nil, let precipitation = hourly.rain, let code = hourly.codes.first ?? nil,
      (-100...100).contains(temperature), (0...500).contains(wind), (0...1_000).contains(precipitation), (0...99).contains(code)
    else { return nil }
    return Weather(apparentTemperature: temperature, wind: wind, precipitation: precipitation, code: Int32(code))
  }
}
