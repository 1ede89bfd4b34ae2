import Identity
package import Postgres
package import Timekeeping
import XML

/// Takes caches of another catalogue in, piece by piece, as nobody's: of a file of any size no more is in memory than a batch, and the places that belong to
/// its caches. The same file again changes nothing: caches are known by their catalogue and their code there.
package struct GPXImport {
  /// Caches of one transaction.
  static let batchSize = 200

  /// Something that was not taken as it stands in the file.
  package struct Remark: Hashable, Sendable {
    /// The cache's; empty where there is none.
    package let code: String
    /// From 1.
    package let line: Int
    package let reason: String
  }

  /// How much of what.
  package struct Counts: Hashable, Sendable {
    package var made = 0
    package var updated = 0
    package var unchanged = 0
    /// Waypoints of which nothing became.
    package var leftOut = 0
    package var places = 0
    /// Logs that stand with caches; none is taken in.
    package var logs = 0
    package var remarks = 0
  }

  /// Gives the file's pieces from its beginning: each call the next one, nil at the end. It is read twice.
  package typealias Pieces = () throws -> [UInt8]?

  package private(set) var counts = Counts()
  /// Catalogue that all caches are of; nil for that of each code.
  private let source: String?
  private let writer: GPXCacheWriter
  private let time: any TimeSource
  private let report: (Remark) throws -> Void
  private var places: [GPXRules.Owner: [(place: GPXPlace, line: Int, code: String)]] = [:]
  private var placeCount = 0
  private var seen: Set<String> = []
  private var batch: [GPXCacheWriter.Entry] = []

  /// - Parameters:
  ///   - isDryRun: Everything is done and taken back.
  ///   - report: Gets a remark for everything that was not taken as it stands there.
  package init(
    database: Database, source: String?, isDryRun: Bool, time: any TimeSource = SystemTime(), report: @escaping (Remark) throws -> Void
  ) {
    (self.source, self.time, self.report) = (source, time, report)
    writer = GPXCacheWriter(database: database, ids: TimeOrderedIDs(), isDryRun: isDryRun)
  }

  /// Takes a file in.
  /// - Parameter open: Opens it once more.
  /// - Throws: `XMLFlaw`, what `open` and the report throw, `PostgresError`. Batches before that are kept: the whole file may come again.
  package mutating func run(_ open: () throws -> Pieces) async throws {
    let now = time.now()
    try Self.waypoints(of: try open()) { try self.notePlace($0, at: now) }
    // Read again rather than kept: caches are long, and their places may stand before them or behind.
    let pieces = try open()
    var reading = try WaypointReading()
    while let piece = try pieces() {
      for waypoint in try reading.read(piece) { try await take(waypoint, at: now) }
    }
    for waypoint in try reading.end() { try await take(waypoint, at: now) }
    try await flush(at: now)
    for (place, line, code) in places.values.joined().sorted(by: { $0.line < $1.line }) {
      try remark(code, line, "the cache of \(place.name) is not in the file")
      counts.leftOut += 1
    }
  }

  /// Waypoints of a document that comes in pieces.
  private struct WaypointReading {
    private let reader: XMLPieceReader
    private var parser = GPXParser()

    init() throws { reader = try XMLPieceReader(XMLPieceReader.Limits(depthMax: GPXParser.depthMax, byteMax: GPXRules.byteMax)) }

    mutating func read(_ piece: [UInt8]) throws -> [GPXWaypoint] { try taken(try reader.read(piece)) }
    mutating func end() throws -> [GPXWaypoint] { try taken(try reader.end()) }

    private mutating func taken(_ events: [XMLEvent]) throws -> [GPXWaypoint] {
      var waypoints: [GPXWaypoint] = []
      for event in events { if let waypoint = try parser.take(event) { waypoints.append(waypoint) } }
      return waypoints
    }
  }

  static func waypoints(of pieces: Pieces, _ body: (GPXWaypoint) throws -> Void) throws {
    var reading = try WaypointReading()
    while let piece = try pieces() { try reading.read(piece).forEach(body) }
    try reading.end().forEach(body)
  }

  private mutating func notePlace(_ waypoint: GPXWaypoint, at now: Moment) throws {
    guard case .place(let place, let owner) = GPXRules.reading(waypoint, at: now) else { return }
    placeCount += 1
    guard placeCount <= GPXRules.placesMax else { return }
    places[owner, default: []].append((place, waypoint.line, waypoint.text("name")))
  }

  private mutating func take(_ waypoint: GPXWaypoint, at now: Moment) async throws {
    switch GPXRules.reading(waypoint, at: now) {
    case .place: return
    case .refused(let code, let reason):
      counts.leftOut += 1
      try remark(code, waypoint.line, reason)
    case .cache(let cache):
      guard seen.insert(cache.code).inserted else {
        counts.leftOut += 1
        return try remark(cache.code, cache.line, "it is there twice: the first counts")
      }
      for reason in cache.remarks { try remark(cache.code, cache.line, reason) }
      counts.logs += cache.logCount
      let source = source ?? GPXRules.catalogue(of: cache.code)
      batch.append(GPXCacheWriter.Entry(cache: cache, source: source, places: try takePlaces(of: cache)))
      if batch.count >= Self.batchSize { try await flush(at: now) }
    }
  }

  /// Places of a cache, which are no other's.
  private mutating func takePlaces(of cache: ForeignCache) throws -> [GPXPlace] {
    let named = places.removeValue(forKey: .code(cache.code)) ?? []
    let all = (named + (places.removeValue(forKey: .ending(String(cache.code.dropFirst(2)))) ?? [])).sorted { $0.line < $1.line }
    if all.count > CacheRules.waypointsMax {
      try remark(cache.code, cache.line, "of its \(all.count) places the first \(CacheRules.waypointsMax) are taken")
    }
    let taken = all.prefix(CacheRules.waypointsMax).map(\.place)
    counts.places += taken.count
    return taken
  }

  private mutating func flush(at now: Moment) async throws {
    if batch.isEmpty { return }
    let entries = batch
    batch.removeAll(keepingCapacity: true)
    for (entry, outcome) in zip(entries, try await writer.keep(entries, at: now)) {
      switch outcome {
      case .made: counts.made += 1
      case .updated: counts.updated += 1
      case .unchanged: counts.unchanged += 1
      case .left(let reason):
        counts.leftOut += 1
        try remark(entry.cache.code, entry.cache.line, reason)
      }
    }
  }

  private mutating func remark(_ code: String, _ line: Int, _ reason: String) throws {
    counts.remarks += 1
    try report(Remark(code: code, line: line, reason: reason))
  }
}
