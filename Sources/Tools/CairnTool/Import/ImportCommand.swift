internal import ArgumentParser
internal import EventLoop
internal import GeoService
internal import Lifecycle
internal import Postgres
internal import Timekeeping

/// `cairn import`.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Loads maps, cities, countries, parks and points of interest into the database of the geo service.",
    discussion: """
      Each source is loaded as a whole or not at all; what is loaded already is not loaded again. The connection string comes from
      --database, CAIRN_DATABASE_GEO or CAIRN_DATABASE. A file may be a pipe; - is the standard input. What is packed by gzip is unpacked.

      Examples:
        cairn import all --from data
        cairn import cities --from data --dry-run
        cairn import geonames cities500.zip --regions admin1CodesASCII.txt --provinces admin2Codes.txt
        cairn import names alternateNamesV2.zip
        cairn import parks finland.geojsonl --name finland
        zcat finland.geojsonl.gz | cairn import parks - --name finland
        cairn import points finland.geojsonl --name finland
        cairn import areas finland.geojsonl --name finland
        cairn import geojson alps.geojson --map-id alps --name 'The Alps'
        cairn import locations alps.jsonl --map alps --attribution '© Mapillary contributors, CC BY-SA 4.0'
        cairn import gpx caches.gpx --dry-run
      """,
    subcommands: [
      ImportAllCommand.self, ImportMapsCommand.self, ImportCitiesCommand.self, ImportGeoNamesCommand.self, ImportNamesCommand.self,
      ImportCountriesCommand.self, ImportParksCommand.self, ImportPointsCommand.self, ImportAreasCommand.self,
      ImportGeoJSONCommand.self, ImportLocationsCommand.self, ImportGPXCommand.self, ImportFirebaseAuthCommand.self,
      ImportRealtimeDatabaseCommand.self,
    ])
}

/// Options that every import needs.
struct ImportTarget: ParsableArguments {
  @Option(help: "libpq connection string of the geo service's database.")
  var database: String?

  @Flag(help: "Does everything, tells what would be new, different or removed, and takes it back.")
  var dryRun = false

  @Flag(help: "Accepts a file without anything in it, which removes all that was loaded from the same source before.")
  var removeAll = false

  @Option(help: "File for a line about everything that was repaired or left out.")
  var report: String?

  /// A million names in one statement, in the order of their index, take a minute or two on a slow disk. Nobody waits for it but who has asked.
  static let statementTimeout = Duration.seconds(1_800)
  /// Files are read in the transaction that writes what is in them: of a large one minutes may pass until the next line that is wanted.
  static let readingTimeout = Duration.seconds(600)

  /// Runs imports one after the other on a loop, and tells what each did.
  func run(_ imports: [@Sendable (Database, ImportOptions) async throws -> ImportReport]) async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text("DATABASE_GEO") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the geo service? Use --database or CAIRN_DATABASE_GEO.")
    }
    let isDryRun = dryRun
    let options = ImportOptions(isDryRun: isDryRun, removesAll: removeAll, progress: { Console.say(isDryRun ? "dry run: \($0)" : $0) })
    let report = try report.map(ReportFile.init)
    try await LoopCommand.run { loop in
      var configuration = DatabaseConfiguration(connectionString: connection, applicationName: "cairn-import")
      configuration.writeTimeout = Self.statementTimeout
      configuration.idleInTransactionTimeout = Self.readingTimeout
      let database = try Database(configuration, loop: loop)
      for run in imports {
        let begin = ContinuousClock.now
        let outcome = try await loop.run { try await run(database, options) }
        let took = ContinuousClock.now - begin
        for line in ImportText.lines(outcome, isDryRun: isDryRun, took: took) { Console.say(line) }
        try report?.append(ImportText.reportLines(outcome, isDryRun: isDryRun, took: took))
      }
    }
  }
}

/// An extract of OpenStreetMap.
struct ImportExtract: ParsableArguments {
  @Argument(help: "The GeoJSON file; may be compressed by gzip.")
  var file: String

  @Option(help: "Name of the extract: at most 64 characters of a-z, 0-9 and -.")
  var name: String

  @Option(help: "Credit that goes with it beside '© OpenStreetMap contributors', which is shown always.")
  var attribution = ""
}

/// The folder with the files of `make data`.
struct ImportFolder: ParsableArguments {
  @Option(name: .customLong("from"), help: "Folder with the files of `make data`.")
  var folder = "data"

  var maps: @Sendable (Database, ImportOptions) async throws -> ImportReport {
    { [folder] in try await MapImport(database: $0).run(folder: folder, at: SystemTime().now(), $1) }
  }

  var cities: @Sendable (Database, ImportOptions) async throws -> ImportReport {
    { [folder] in try await CityImport(database: $0).run(folder: folder, at: SystemTime().now(), $1) }
  }

  var citiesInPlaceOfDumps: @Sendable (Database, ImportOptions) async throws -> ImportReport {
    { [folder] in try await CityImport(database: $0).run(folder: folder, replacesDump: true, at: SystemTime().now(), $1) }
  }

  var countries: @Sendable (Database, ImportOptions) async throws -> ImportReport {
    { [folder] in try await CountryImport(database: $0).run(folder: folder, at: SystemTime().now(), $1) }
  }

  var parks: @Sendable (Database, ImportOptions) async throws -> ImportReport {
    { [folder] in try await ParkImport(database: $0).run(folder: folder, at: SystemTime().now(), $1) }
  }

  var points: @Sendable (Database, ImportOptions) async throws -> ImportReport {
    { [folder] in try await PointImport(database: $0).run(folder: folder, at: SystemTime().now(), $1) }
  }
}

/// `cairn import countries`.
struct ImportCountriesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries", abstract: "Loads the countries and their land.",
    discussion: "Example: cairn import countries --from data")

  @OptionGroup var source: ImportFolder
  @OptionGroup var target: ImportTarget

  func run() async throws { try await target.run([source.countries]) }
}

/// `cairn import all`.
struct ImportAllCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Loads maps, cities, countries, parks and points of interest.",
    discussion: "Example: cairn import all --from data")

  @OptionGroup var source: ImportFolder
  @OptionGroup var target: ImportTarget

  func run() async throws { try await target.run([source.maps, source.cities, source.countries, source.parks, source.points]) }
}

/// `cairn import maps`.
struct ImportMapsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maps", abstract: "Loads the maps and the ground they are made of.", discussion: "Example: cairn import maps --from data")

  @OptionGroup var source: ImportFolder
  @OptionGroup var target: ImportTarget

  func run() async throws { try await target.run([source.maps]) }
}

/// `cairn import cities`.
struct ImportCitiesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cities", abstract: "Loads the gazetteer, also in place of a dump of GeoNames.",
    discussion: "Example: cairn import cities --from data")

  @OptionGroup var source: ImportFolder
  @OptionGroup var target: ImportTarget

  func run() async throws { try await target.run([source.citiesInPlaceOfDumps]) }
}

/// `cairn import geonames`.
struct ImportGeoNamesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "geonames", abstract: "Loads the cities of a dump of GeoNames in place of the gazetteer.",
    discussion: """
      The files are those of https://download.geonames.org/export/dump/, as they are downloaded or unpacked. `cairn import all` leaves the cities alone from then on;
      `cairn import cities` goes back to our own.

      Example: cairn import geonames cities500.zip --regions admin1CodesASCII.txt --provinces admin2Codes.txt
      """)

  @Argument(help: "The table of places: the .zip, the .txt, or that compressed by gzip.")
  var file: String

  @Option(help: "The table of regions, admin1CodesASCII.txt.")
  var regions: String?

  @Option(help: "The table of provinces, admin2Codes.txt.")
  var provinces: String?

  @OptionGroup var target: ImportTarget

  func run() async throws {
    let files = GeoNamesFiles(places: file, regions: regions, provinces: provinces)
    try await target.run([{ try await CityImport(database: $0).runGeoNames(files, at: SystemTime().now(), $1) }])
  }
}

/// `cairn import names`.
struct ImportNamesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "names", abstract: "Loads names of the cities in many languages.",
    discussion: """
      The file is alternateNamesV2.zip of https://download.geonames.org/export/dump/, as it is downloaded or unpacked. Names of cities that are not
      loaded are passed over: import the cities first, and this again after them. The names are found as those of the cities' own files are, and
      an import of cities leaves them. An empty file takes them away with --remove-all.

      Example: cairn import names alternateNamesV2.zip --dry-run
      """)

  @Argument(help: "The table of alternate names: the .zip, the .txt, or that compressed by gzip.")
  var file: String

  @OptionGroup var target: ImportTarget

  func run() async throws {
    try await target.run([{ [file] in try await NameImport(database: $0).run(file: file, at: SystemTime().now(), $1) }])
  }
}

/// `cairn import parks`.
struct ImportParksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parks", abstract: "Loads parks of OpenStreetMap; the same name again replaces them.",
    discussion: """
      The file is GeoJSON, a feature a line, as `osmium export -f geojsonseq --attributes=type,id` writes it. Import the cities first: a
      park is placed in one.

      Example: cairn import parks finland.geojsonl --name finland
      """)

  @OptionGroup var extract: ImportExtract
  @OptionGroup var target: ImportTarget

  func run() async throws {
    try await target.run([
      { [extract] in
        try await ParkImport(database: $0).runExtract(
          file: extract.file, name: extract.name, attribution: extract.attribution, at: SystemTime().now(), $1)
      }
    ])
  }
}

/// `cairn import areas`.
struct ImportAreasCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "areas", abstract: "Loads areas of OpenStreetMap in which not everything may be done; the same name again replaces them.",
    discussion: """
      Reserves, of which owners of caches are told, and schools, railways and military grounds, where no cache may be published. The file is
      GeoJSON, a feature a line, as `osmium export -f geojsonseq --attributes=type,id` writes it.

      Example: cairn import areas finland.geojsonl --name finland
      """)

  @OptionGroup var extract: ImportExtract
  @OptionGroup var target: ImportTarget

  func run() async throws {
    try await target.run([
      { [extract] in
        try await AreaImport(database: $0).runExtract(
          file: extract.file, name: extract.name, attribution: extract.attribution, at: SystemTime().now(), $1)
      }
    ])
  }
}

/// `cairn import points`.
struct ImportPointsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "points", abstract: "Loads points of interest of OpenStreetMap; the same name again replaces them.",
    discussion: """
      The file is GeoJSON, a feature a line, as `osmium export -f geojsonseq --attributes=type,id` writes it: points, and areas, of which a
      place inside is taken.

      Example: cairn import points finland.geojsonl --name finland
      """)

  @OptionGroup var extract: ImportExtract
  @OptionGroup var target: ImportTarget

  func run() async throws {
    try await target.run([
      { [extract] in
        try await PointImport(database: $0).runExtract(
          file: extract.file, name: extract.name, attribution: extract.attribution, at: SystemTime().now(), $1)
      }
    ])
  }
}

/// `cairn import geojson`.
struct ImportGeoJSONCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "geojson", abstract: "Loads one map that an operator has drawn; the same id again replaces it.",
    discussion: """
      The file is GeoJSON, or what the polygon tool of Keene State College gives to copy: its JSON, [[longitude, latitude], …], or its lines.
      Outlines that cross themselves are repaired and remarked on; what cannot be read is refused with its line.

      Examples:
        cairn import geojson alps.geojson --map-id alps --name 'The Alps'
        cairn import geojson drawn-by-hand.json --map-id islands --name 'Islands' --dry-run
      """)

  @Argument(help: "The file; all its polygons together are the map.")
  var file: String

  @Option(name: .customLong("map-id"), help: "Id of the map: at most 64 characters of a-z, 0-9 and -.")
  var mapID: String

  @Option(help: "English name of the map.")
  var name: String

  @Option(help: "What must be shown with it, for example '© OpenStreetMap contributors'; may be given several times.")
  var attribution: [String] = []

  @OptionGroup var target: ImportTarget

  func run() async throws {
    try await target.run([
      { [file, mapID, name, attribution] in
        try await MapImport(database: $0).runRegion(
          file: file, mapID: mapID, displayName: name, attributions: attribution, at: SystemTime().now(), $1)
      }
    ])
  }
}

/// `cairn import locations`.
struct ImportLocationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locations", abstract: "Loads the places of a map whose imagery was seen; games on it are played there.",
    discussion: """
      The file has an object of JSON a line, or is a table with tabs whose first line names its columns: latitude, longitude, and where wanted
      provider (google, mapillary, panoramax or own), panorama_id, heading, country_code, licence, attribution. Pictures of all providers but
      google have an id and an attribution, and players are told the id alone. The same map again replaces its places; an empty file takes
      them away with --remove-all.

      Examples:
        cairn import locations alps.jsonl --map alps --attribution '© Mapillary contributors, CC BY-SA 4.0'
        cairn import locations world.tsv --map world --dry-run
      """)

  @Argument(help: "The list of places; may be compressed by gzip.")
  var file: String

  @Option(name: .customLong("map"), help: "Id of a map that is loaded.")
  var mapID: String

  @Option(help: "What must be shown with the pictures of places that do not say so themselves.")
  var attribution = ""

  @OptionGroup var target: ImportTarget

  func run() async throws {
    try await target.run([
      { [file, mapID, attribution] in
        try await LocationImport(database: $0).run(file: file, mapID: mapID, attribution: attribution, at: SystemTime().now(), $1)
      }
    ])
  }
}
