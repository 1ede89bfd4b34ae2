import Lifecycle
import Positions
import Testing
import Timekeeping

@testable import Expeditions

/// What is asked of a server of others, and what is believed of its answers. That it is asked over HTTPS is tried end to end, in test_weather.py.
@Suite struct OpenMeteoTests {
  private static func weather(_ values: String) -> Weather? { OpenMeteo.weather(in: Array("{\"hourly\":{\(values)}}".utf8)) }

  private static func hour(_ temperature: String = "1.5", _ wind: String = "20", _ rain: String = "0.1", _ code: String = "61") -> String {
    "\"time\":[\"2026-05-28T20:00\"],\"apparent_temperature\":[\(temperature)],\"wind_speed_10m\":[\(wind)],"
      + "\"precipitation\":[99, \(rain)],\"weather_code\":[\(code)]"
  }

  @Test func itIsToldATenthOfADegreeAndAnHour() throws {
    let helsinki = try #require(GridPoint(latitudeDegrees: 60.16987, longitudeDegrees: -24.93843))
    let query = OpenMeteo.query(WeatherHour(helsinki, 1_780_000_000_000))
    #expect(query.hasPrefix("latitude=60.2&longitude=-24.9&hourly=apparent_temperature,wind_speed_10m,precipitation,weather_code&"))
    #expect(query.contains("wind_speed_unit=kmh") && query.hasSuffix("start_hour=2026-05-28T20:00&end_hour=2026-05-28T21:00"))
    let middle = try #require(GridPoint(latitude: -400_000, longitude: 9_500_000))
    let (before, after) = (WeatherHour(middle, 1_780_012_799_999), WeatherHour(middle, 1_780_012_800_000))
    #expect(OpenMeteo.query(before).hasPrefix("latitude=0.0&longitude=1.0&"))
    #expect(OpenMeteo.query(before).hasSuffix("start_hour=2026-05-28T23:00&end_hour=2026-05-29T00:00"))
    #expect(OpenMeteo.query(after).contains("start_hour=2026-05-29T00:00"))
    #expect(before.start == Moment(milliseconds: 1_780_009_200_000) && after.start == Moment(milliseconds: 1_780_012_800_000))
  }

  @Test func anAnswerIsFourNumbers() {
    #expect(Self.weather(Self.hour()) == Weather(apparentTemperature: 1.5, wind: 20, precipitation: 0.1, code: 61))
    for hour in [
      Self.hour("null"), Self.hour("1", "null"), Self.hour("1", "1", "null"), Self.hour("1", "1", "1", "null"), Self.hour(""),
      Self.hour("1e9"), Self.hour("1", "-1"), Self.hour("1", "1", "1e300"), Self.hour("1", "1", "1", "100"), Self.hour("\"1\""), "",
    ] { #expect(Self.weather(hour) == nil) }
    for body in ["", "{}", "[]", "<html>", "{\"hourly\":null}", "{\"error\":true,\"reason\":\"no\"}"] {
      #expect(OpenMeteo.weather(in: Array(body.utf8)) == nil)
    }
  }

  @Test func nobodyIsAskedUnlessTheInstallationSaysWhom() throws {
    #expect(OpenMeteo(Settings([:])) == nil)
    for address in ["http://example.org/v1/forecast", "https://example.org/?key=1", "example.org"] {
      let settings = Settings(["CAIRN_GAME_WEATHER_URL": address])
      _ = OpenMeteo(settings)
      #expect(throws: SettingsError.self) { try settings.check() }
    }
    let settings = Settings(["CAIRN_GAME_WEATHER_URL": "https://example.org/v1/forecast"])
    #expect(OpenMeteo(settings) != nil)
    try settings.check()
  }
}
