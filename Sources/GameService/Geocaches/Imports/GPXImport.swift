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
    /// Finds that were logged: of a person's own file.
    package var finds = 0
    /// Waypoints of which nothing became.
    package var leftOut = 0
    package var places = 0
    /// Logs that stand with caches; none is taken in.
    package var logs = 0
    package var remarks = 0
  }

  /// Gives the file's pieces from its beginning: each call the next one, nil at the end. It is read twice.
  package typealias Pieces = () async throws -> [UInt8]?

  /// A place that waits for its cache.
  private struct NotedPlace {
    let place: GPXPlace
    /// From 1.
    let line: Int
    /// Its own name in the file.
    let code: String
  }

  /// How much of a file is taken.
  struct Limits: Sendable {
    /// Places of caches, which are kept until their cache comes.
    var placesMax = GPXRules.placesMax
    var cachesMax = Int.max
  }

  package private(set) var counts = Counts()
  /// Catalogue that all caches are of; nil for that of each code.
  private let source: String?
  /// Person whose logs are read, as `CacheRules.folded` has it; empty for nobody.
  private let finder: String
  private var keeper: any GPXKeeper
  private let time: any TimeSource
  private let report: (Remark) throws -> Void
  private let limits: Limits
  private var places: [GPXRules.Owner: [NotedPlace]] = [:]
  private var placeCount = 0
  /// Caches that nothing became of, as places name them.
  private var refused: Set<GPXRules.Owner> = []
  private var seen: Set<String> = []
  private var batch: [GPXCacheWriter.Entry] = []

  /// - Parameters:
  ///   - isDryRun: Everything is done and taken back.
  ///   - report: Gets a remark for everything that was not taken as it stands there.
  package init(
    database: Database, source: String?, isDryRun: Bool, time: any TimeSource = SystemTime(), report: @escaping (Remark) throws -> Void
  ) {
    self.init(database: database, source: source, isDryRun: isDryRun, limits: Limits(), time: time, report: report)
  }

  init(
    database: Database, source: String?, isDryRun: Bool, limits: Limits, time: any TimeSource, report: @escaping (Remark) throws -> Void
  ) {
    let writer = GPXCacheWriter(database: database, ids: TimeOrderedIDs(), isDryRun: isDryRun)
    self.init(keeper: writer, source: source, finder: "", limits: limits, time: time, report: report)
  }

  /// - Parameters:
  ///   - keeper: Keeps what is read.
  ///   - finder: Person whose logs are read, as `CacheRules.folded` has it.
  init(
    keeper: any GPXKeeper, source: String?, finder: String, limits: Limits, time: any TimeSource, report: @escaping (Remark) throws -> Void
  ) {
    (self.keeper, self.source, self.finder, self.limits, self.time, self.report) = (keeper, source, finder, limits, time, report)
  }

  /// Takes a file in.
  /// - Parameter open: Opens it once more.
  /// - Throws: `XMLFlaw`, what `open` and the report throw, `PostgresError`. Batches before that are kept: the whole file may come again.
  package mutating func run(_ open: () throws -> Pieces) async throws {
    let now = time.now()
    try await Self.waypoints(of: try open()) { try self.notePlace($0, at: now) }
    // Read again rather than kept: caches are long, and their places may stand before them or behind.
    let pieces = try open()
    var reading = try WaypointReading(finder: finder)
    while let piece = try await pieces() {
      for waypoint in try reading.read(piece) { try await take(waypoint, at: now) }
    }
    for waypoint in try reading.end() { try await take(waypoint, at: now) }
    try await flush(at: now)
    try tellPlacesLeft()
  }

  /// Places whose cache is not there, or was not taken.
  private mutating func tellPlacesLeft() throws {
    let left = places.flatMap { owner, places in places.map { (place: $0, isRefused: refused.contains(owner)) } }
    for (place, isRefused) in left.sorted(by: { $0.place.line < $1.place.line }) {
      counts.leftOut += 1
      try remark(place.code, place.line, "the cache of \(place.place.name) \(isRefused ? "was not taken" : "is not in the file")")
    }
  }

  /// Waypoints of a document that comes in pieces.
  private struct WaypointReading {
    private let reader: XMLPieceReader
    private var parser: GPXParser

    init(finder: String) throws {
      parser = GPXParser(finder: finder)
      reader = try XMLPieceReader(XMLPieceReader.Limits(depthMax: GPXParser.depthMax, byteMax: GPXRules.byteMax))
    }

    mutating func read(_ piece: [UInt8]) throws -> [GPXWaypoint] { try taken(try reader.read(piece)) }
    mutating func end() throws -> [GPXWaypoint] { try taken(try reader.end()) }

    private mutating func taken(_ events: [XMLEvent]) throws -> [GPXWaypoint] {
      var waypoints: [GPXWaypoint] = []
      for event in events { if let waypoint = try parser.take(event) { waypoints.append(waypoint) } }
      return waypoints
    }
  }

  /// - Parameter finder: Person whose logs are read, as `CacheRules.folded` has it; empty for nobody.
  static func waypoints(of pieces: Pieces, finder: String = "", _ body: (GPXWaypoint) throws -> Void) async throws {
    var reading = try WaypointReading(finder: finder)
    while let piece = try await pieces() { try reading.read(piece).forEach(body) }
    try reading.end().forEach(body)
  }

  private mutating func notePlace(_ waypoint: GPXWaypoint, at now: Moment) throws {
    guard case .place(let place, let owner) = GPXRules.reading(waypoint, at: now) else { return }
    placeCount += 1
    guard placeCount <= limits.placesMax else {
      counts.leftOut += 1
      return try remark(waypoint.text("name"), waypoint.line, "one place too many: the first \(limits.placesMax) of a file are taken")
    }
    places[owner, default: []].append(NotedPlace(place: place, line: waypoint.line, code: waypoint.text("name")))
  }

  private mutating func take(_ waypoint: GPXWaypoint, at now: Moment) async throws {
    switch GPXRules.reading(waypoint, at: now) {
    case .place: return
    case .refused(let code, let reason):
      counts.leftOut += 1
      if !code.isEmpty, refused.count < limits.placesMax { refused.formUnion([.code(code), .ending(String(code.dropFirst(2)))]) }
      try remark(code, waypoint.line, reason)
    case .cache(let cache):
      guard seen.count < limits.cachesMax || seen.contains(cache.code) else {
        counts.leftOut += 1
        return try remark(cache.code, cache.line, "one cache too many: the first \(limits.cachesMax) of a file are taken")
      }
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
    var all = (named + (places.removeValue(forKey: .ending(String(cache.code.dropFirst(2)))) ?? [])).sorted { $0.line < $1.line }
    // One of several finals is kept, which is hidden.
    for index in all.indices.filter({ cache.kind.mayHide && all[$0].place.kind == .final }).dropLast().reversed() {
      let place = all.remove(at: index)
      counts.leftOut += 1
      try remark(place.code, place.line, "\(cache.code) has several finals: the last one is taken")
    }
    if all.count > CacheRules.waypointsMax {
      counts.leftOut += all.count - CacheRules.waypointsMax
      try remark(cache.code, cache.line, "of its \(all.count) places the first \(CacheRules.waypointsMax) are taken")
    }
    return all.prefix(CacheRules.waypointsMax).map(\.place)
  }

  private mutating func flush(at now: Moment) async throws {
    if batch.isEmpty { return }
    let entries = batch
    batch.removeAll(keepingCapacity: true)
    for (entry, outcome) in zip(entries, try await keeper.keep(entries, at: now)) {
      counts.places += entry.places.count
      switch outcome {
      case .made: counts.made += 1
      case .updated: counts.updated += 1
      case .unchanged: counts.unchanged += 1
      case .found: counts.finds += 1
      case .left(let reason):
        counts.places -= entry.places.count
        counts.leftOut += 1 + entry.places.count
        try remark(entry.cache.code, entry.cache.line, reason)
      }
    }
  }

  private mutating func remark(_ code: String, _ line: Int, _ reason: String) throws {
    counts.remarks += 1
    try report(Remark(code: code, line: line, reason: reason))
  }
}
