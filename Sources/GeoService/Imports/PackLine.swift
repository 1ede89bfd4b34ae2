import FoundationEssentials
import Geodesy
import Polygons

/// A line of a pack: an object of JSON, or a row of a table with tabs whose first line names the columns.
struct PackLine: Decodable {
  /// Letters of an attribution or a licence.
  static let textLengthMax = 255
  /// As the contract promises to clients.
  static let panoramaIDBytesMax = 256

  var latitude: Double
  var longitude: Double
  var provider: String?
  var panoramaID: PanoramaID?
  var heading: Double?
  var countryCode: String?
  var licence: String?
  var attribution: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case latitude, longitude, provider, heading, licence, attribution
    case panoramaID = "panorama_id"
    case countryCode = "country_code"
  }

  /// Mapillary's are numbers, and written as such by some.
  struct PanoramaID: Decodable {
    let text: String

    init(_ text: String) {
      self.text = text
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = try (try? value.decode(String.self)) ?? String(value.decode(Int64.self))
    }
  }

  /// Why a line is left out.
  enum Omission: String, Error {
    case unreadable = "neither an object of JSON nor a row of the table, with latitude and longitude in degrees"
    case unknownProvider = "its provider is none of google, mapillary, panoramax and own"
    case withoutPanorama = "no panorama_id, by which its provider has pictures"
    case longPanorama = "its panorama_id is longer than 256 bytes"
    case wrongHeading = "its heading is not in [0, 360)"
    case wrongCountry = "its country_code is not two letters"
    case longText = "its licence or attribution is longer than 255 letters"
    // PostgreSQL has no text with one.
    case withNUL = "a NUL in a text"
    case withoutAttribution = "no attribution, which its provider asks for"
    case outside = "outside of the map"
    case twice = "its place, to eleven metres, stands there twice"
  }

  /// The places that can be shown; what was left out is in the report.
  /// - Parameter fallback: The attribution of those that name none.
  static func read(
    _ file: DataFile, on ground: PackGround, attribution fallback: String, _ report: inout ImportReport
  ) throws(ImportError) -> [PackPlace] {
    var (places, cells, columns): ([PackPlace], Set<Int64>, [String]?) = ([], [], nil)
    var (lineCount, unusedIDs) = (0, 0)
    try file.forEachLine { number, text throws(ImportError) in
      if columns == nil, text.first(where: { $0 > 0x20 }) != UInt8(ascii: "{") {
        columns = try header(text, in: file, line: number)
        return
      }
      lineCount += 1
      do throws(Omission) {
        let line = try line(text, columns)
        let place = try line.place(on: ground, attribution: fallback)
        guard cells.insert(place.id.cell).inserted else { throw .twice }
        places.append(place)
        if !place.imagery.provider.hasLastingIDs, line.panoramaID != nil { unusedIDs += 1 }
      } catch {
        report.remark("line \(number): left out: \(error.rawValue)")
      }
      if places.count > LocationImport.placesMax {
        throw .malformed(file: file.name, line: number, reason: "more than \(LocationImport.placesMax) places")
      }
    }
    if unusedIDs > 0 { report.remark("\(unusedIDs) ids of google not used: they change; the places are found by position") }
    if places.count < LocationRules.gamePlaceCount, lineCount > 0 || columns != nil {
      let needed = "\(places.count) places that can be shown, where a game needs \(LocationRules.gamePlaceCount)"
      throw .malformed(file: file.name, line: 0, reason: ([needed] + report.remarks.prefix(1)).joined(separator: "; "))
    }
    return places
  }

  /// The names of a table's columns.
  private static func header(_ text: ArraySlice<UInt8>, in file: DataFile, line: Int) throws(ImportError) -> [String] {
    let names = text.filter { $0 != 0x0D }.split(separator: 0x09, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let known = Set(CodingKeys.allCases.map(\.rawValue))
    if let other = names.first(where: { !known.contains($0) }) {
      throw .malformed(file: file.name, line: line, reason: "\"\(other)\" is none of the columns \(known.sorted().joined(separator: ", "))")
    }
    guard Set(names).isSuperset(of: ["latitude", "longitude"]), Set(names).count == names.count else {
      throw .malformed(file: file.name, line: line, reason: "the columns must have latitude and longitude, and each once")
    }
    return names
  }

  private static func line(_ text: ArraySlice<UInt8>, _ columns: [String]?) throws(Omission) -> PackLine {
    guard let columns else {
      guard let line = try? JSONDecoder().decode(PackLine.self, from: Data(text)) else { throw .unreadable }
      return line
    }
    let fields = text.filter { $0 != 0x0D }.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count == columns.count, let line = PackLine(Dictionary(uniqueKeysWithValues: zip(columns, fields))) else {
      throw .unreadable
    }
    return line
  }

  private init?(_ fields: [String: ArraySlice<UInt8>]) {
    func text(_ key: CodingKeys) -> String? { fields[key.rawValue].flatMap { $0.isEmpty ? nil : $0.string } }
    guard let latitude = fields["latitude"].flatMap(DecimalNumber.parse), let longitude = fields["longitude"].flatMap(DecimalNumber.parse)
    else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
    if let heading = fields["heading"], !heading.isEmpty {
      guard let number = DecimalNumber.parse(heading) else { return nil }
      self.heading = number
    }
    (provider, countryCode, licence, attribution) = (text(.provider), text(.countryCode), text(.licence), text(.attribution))
    panoramaID = text(.panoramaID).map(PanoramaID.init)
  }

  private func place(on ground: PackGround, attribution fallback: String) throws(Omission) -> PackPlace {
    guard let position = GeoPoint(latitude: latitude, longitude: longitude) else { throw .unreadable }
    let imagery = try imagery(attribution: fallback)
    if let heading, heading < 0 || heading >= 360 { throw .wrongHeading }
    let country = countryCode?.lowercased() ?? ""
    guard country.isEmpty || CityRules.isCountryCode(country) else { throw .wrongCountry }
    guard ground.contains(position) else { throw .outside }
    return PackPlace(
      id: LocationID(containing: position), position: position, countryCode: country, heading: heading, imagery: imagery)
  }

  private func imagery(attribution fallback: String) throws(Omission) -> Imagery {
    guard let provider = ImageryProvider(rawValue: provider?.lowercased() ?? "google") else { throw .unknownProvider }
    let panoramaID = provider.hasLastingIDs ? panoramaID?.text ?? "" : ""
    if provider.hasLastingIDs, panoramaID.isEmpty { throw .withoutPanorama }
    guard panoramaID.utf8.count <= Self.panoramaIDBytesMax else { throw .longPanorama }
    let (licence, attribution) = (licence ?? "", attribution ?? fallback)
    guard max(licence.unicodeScalars.count, attribution.unicodeScalars.count) <= Self.textLengthMax else { throw .longText }
    if [panoramaID, licence, attribution].contains(where: PointLine.hasNUL) { throw .withNUL }
    if provider.hasLastingIDs, attribution.isEmpty { throw .withoutAttribution }
    return Imagery(provider: provider, panoramaID: panoramaID, licence: licence, attribution: attribution)
  }
}
