import CairnProto
import FoundationEssentials
import GeocachesProto
import Geodesy
import Testing
import Timekeeping
import XML

@testable import Geocaches

/// Waypoints of files, and what becomes of them.
@Suite struct GPXReadingTests {
  static let now = Moment(milliseconds: 1_760_000_000_000)

  static func readings(_ text: String, piece: Int = 4_096, finder: String = "") async throws -> [GPXRules.Reading] {
    var readings: [GPXRules.Reading] = []
    try await GPXImport.waypoints(of: pieces(text, piece), finder: finder) { readings.append(GPXRules.reading($0, at: now)) }
    return readings
  }

  static func pieces(_ text: String, _ size: Int = 4_096) -> GPXImport.Pieces {
    var rest = Array(text.utf8)[...]
    return {
      defer { rest = rest.dropFirst(size) }
      return rest.isEmpty ? nil : Array(rest.prefix(size))
    }
  }

  @Test(arguments: [1, 7, 4_096]) func `A pocket query of Groundspeak's is read with each field`(piece: Int) async throws {
    let readings = try await Self.readings(GPXFixtures.groundspeak, piece: piece)
    guard readings.count == 4, case .cache(let cache) = readings[1] else { return #expect(Bool(false), "\(readings)") }
    #expect(cache.code == "GC1A2B3" && cache.line == 9 && cache.kind == .multi && cache.name == "The mill & the river")
    #expect(cache.position == GeoPoint(latitude: 59.8586, longitude: 17.6389) && cache.size == .small && cache.status == .available)
    #expect(cache.difficulty == 5 && cache.terrain == 6 && cache.attributes == [.dogs, .anyHour])
    #expect(cache.description == "Two stages.\n\nCount the windows.\n\nGrüße & luck" && cache.hint == "Under the third stone")
    #expect(cache.publishTime == Moment(milliseconds: 1_588_316_400_000) && cache.logCount == 2 && cache.remarks.isEmpty)
    #expect(GPXRules.catalogue(of: cache.code) == "geocaching.com")
    guard case .place(let parking, .ending("1A2B3")) = readings[0] else { return #expect(Bool(false)) }
    #expect(parking == GPXPlace(kind: .parking, latitude: 59.86, longitude: 17.65, name: "By the mill", text: "Room for two cars"))
    let kinds = readings.compactMap { reading -> GPXPlace.Kind? in if case .place(let place, _) = reading { place.kind } else { nil } }
    #expect(kinds == [.parking, .final, .question])
  }

  @Test func `A file of Opencaching is read with its own size and parents`() async throws {
    let readings = try await Self.readings(GPXFixtures.opencaching)
    guard readings.count == 3, case .cache(let cache) = readings[0] else { return #expect(Bool(false), "\(readings)") }
    #expect(cache.code == "OC1234" && cache.kind == .mystery && cache.size == .nano && cache.status == .disabled)
    #expect(cache.name == "Die Kirche" && cache.description == "Ein Rätsel.\n\nZwei Zeilen." && cache.hint.isEmpty)
    #expect(cache.difficulty == 8 && cache.terrain == 3 && cache.publishTime == GPXTextRules.time("2019-08-13T22:00:00Z"))
    guard case .place(let place, .code("OC1234")) = readings[1] else { return #expect(Bool(false)) }
    #expect(place.name == "Platz" && place.text == "Parken")
    guard case .place(_, .code("OC9999")) = readings[2] else { return #expect(Bool(false)) }
  }

  @Test func `Geocaching Australia's own extension is read`() async throws {
    guard case .cache(let cache)? = try await Self.readings(GPXFixtures.australian).first else { return #expect(Bool(false)) }
    #expect(cache.code == "GA0001" && cache.kind == .virtual && cache.size == .none && cache.status == .archived && cache.logCount == 1)
    #expect(cache.name == "Harbour view" && cache.description == "Look.\n\nFar\nout" && cache.hint == "Up")
  }

  @Test(arguments: [1, 4_096]) func `Of logs those finds are read that the person named has written`(piece: Int) async throws {
    func cache(_ text: String, _ finder: String) async throws -> ForeignCache? {
      for case .cache(let cache) in try await Self.readings(text, piece: piece, finder: finder) { return cache }
      return nil
    }
    let groundspeak = try #require(try await cache(GPXFixtures.groundspeak, "finder"))
    #expect(groundspeak.finds == [ForeignFind(time: Moment(milliseconds: 1_609_531_200_000), text: "TFTC")])
    #expect(groundspeak.owners == ["somebody", "somebody"] && groundspeak.name == "The mill & the river")
    #expect(try await cache(GPXFixtures.groundspeak, "another")?.finds == [], "a note is no find")
    #expect(try await cache(GPXFixtures.groundspeak, "")?.finds == [])
    let australian = try #require(try await cache(GPXFixtures.australian, "a"))
    #expect(australian.finds.map(\.text) == ["ok"] && australian.owners == ["mate"] && australian.description == "Look.\n\nFar\nout")
  }

  @Test func `What is wrong with a waypoint is told with its code`() async throws {
    let refusals = try await Self.readings(GPXFixtures.flawed).compactMap { reading -> String? in
      if case .refused(let code, let reason) = reading { "\(code): \(reason)" } else { nil }
    }
    #expect(
      refusals == [
        "GCOUT1: its position is none: 91, 0", "GCNAN1: its position is none: NaN, 0", "GCDIF1: its difficulty is none of 1 to 5 in halves",
        "GCTER1: its terrain is none of 1 to 5 in halves", "HOME: it is neither a cache nor a place of one", ": it has no code",
      ])
  }

  @Test func `Times are read as programs write them`() {
    let times = [
      ("2005-05-01T07:00:00Z", 1_114_930_800_000), ("2005-05-01T07:00:00", 1_114_930_800_000),
      ("2005-05-01T07:00:00.123Z", 1_114_930_800_000),
      ("2005-05-01T09:00:00+02:00", 1_114_930_800_000), ("2005-05-01T00:00:00-07:00", 1_114_930_800_000), ("2005-05-01", 1_114_905_600_000),
    ]
    for (text, milliseconds) in times { #expect(GPXTextRules.time(text)?.milliseconds == Int64(milliseconds), "\(text)") }
    for text in [
      "", "now", "2005-13-01T00:00:00Z", "2005-02-30T00:00:00Z", "2005-05-01T25:00:00Z", "2005-05-01T07:00:00+99:00",
      "1969-01-01T00:00:00Z",
    ] {
      #expect(GPXTextRules.time(text) == nil, "\(text)")
    }
  }

  @Test func `Descriptions become plain text`() {
    #expect(GPXTextRules.plain("a<br>b<BR/>c &lt;d&gt; &unknown; &#x41;&#66;") == "a\nb\nc <d> &unknown; AB")
    #expect(GPXTextRules.plain("<style>p{}</style><p>x</p><p>y</p>") == "x\ny\n")
    #expect(GPXTextRules.plain("<img src=\"http://tracker\" alt=\"no\">5 < 6") == "5 < 6")
    #expect(GPXTextRules.plain("&#0;&#xD800;&#99999999;&") == "&#99999999;&")
    #expect(GPXTextRules.lines(" a \r\n\n\n\nb\u{7}c\u{202E}d ", lengthMax: 100) == "a\n\nb cd")
    #expect(GPXTextRules.lines("abc\ndef", lengthMax: 5).unicodeScalars.count <= 5)
  }

  @Test func `A document that is no GPX, and hostile ones, are not read`() async {
    let hostile = [
      "<html/>", "<!DOCTYPE gpx [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><gpx><wpt lat=\"1\" lon=\"1\"><name>&a;</name></wpt></gpx>",
      "<gpx>" + String(repeating: "<wpt>", count: 10_000), "<gpx><wpt lat=\"1\" lon=\"1\">",
    ]
    for text in hostile { await #expect(throws: XMLFlaw.self) { try await Self.readings(text) } }
  }

  @Test func `Of one waypoint no more is kept than there is room for`() async throws {
    let long = String(repeating: "x", count: 1_000_000)
    let attributes = String(repeating: "<attribute id=\"1\"/>", count: 1_000)
    let text = """
      <gpx><wpt lat="1" lon="1"><name>GC1</name><type>Geocache</type><cache><difficulty>1</difficulty><terrain>1</terrain>
      <long_description>\(long)</long_description><attributes>\(attributes)</attributes></cache></wpt></gpx>
      """
    var waypoint: GPXWaypoint?
    try await GPXImport.waypoints(of: Self.pieces(text, 65_536)) { waypoint = $0 }
    #expect(waypoint?.texts["cache/long_description"]?.utf8.count == GPXParser.bytesMax)
    #expect(waypoint?.attributes.count == GPXParser.attributesMax)
    guard case .cache(let cache)? = waypoint.map({ GPXRules.reading($0, at: Self.now) }) else { return #expect(Bool(false)) }
    #expect(cache.description.unicodeScalars.count == CacheRules.descriptionLengthMax)
    #expect(cache.remarks == ["its description is too long, and was cut"])
  }

  @Test func `Who sees a place is as the file says, and stations of an own file are the owner's where it does not say it`() {
    func place(_ kind: GPXPlace.Kind, _ visibility: GPXPlace.Visibility?) -> GPXPlace {
      GPXPlace(kind: kind, latitude: 1, longitude: 1, name: "", text: "", visibility: visibility)
    }
    let cache = ForeignCache(code: "GC1", line: 1, kind: .multi, position: CacheHouse.como, name: "x")
    let places = [place(.stage, nil), place(.parking, nil), place(.question, .solvers), place(.reference, .owner)]
    let entry = GPXCacheWriter.Entry(cache: cache, source: "gpx", places: places)
    for unsaid in [Waypoint.Visibility.everybody, .owner] {
      var content = StoredCache.Content()
      content.take(entry, unsaid: unsaid)
      #expect(content.waypoints.map(\.visibility) == [unsaid, .everybody, .solvers, .owner])
    }
  }

  @Test func `Every attribute is written by an id by which it is read`() {
    for attribute in StoredCache.Attribute.allCases {
      #expect(GPXCache.ids[attribute].flatMap { GPXRules.attributes[$0] } == attribute)
    }
  }

  /// What is written for other programs is read back as it was: all but the language, translations, photos, proofs, an event's end and what GPX has no word for
  /// (the environment, and the kind "other").
  @Test func `A cache that is written is the same when it is read`() async throws {
    var random = GPXRandom(state: 0x5EED)
    for round in 0..<500 {
      let cache = random.cache(round)
      let form = random.pick(GPXWriter.Form.allCases)
      let file = GPXWriter.file([GPXCache(cache)], as: form, at: Self.now)
      #expect(file.contains("version=\"\(form.rawValue)\"") && file.contains("<extensions>") == (form == .oneOne))
      let readings = try await Self.readings(file, piece: 1 + Int(random.next() % 5_000))
      guard case .cache(let read)? = readings.first, let content = cache.content, let summary = cache.summary else {
        return #expect(Bool(false), "\(readings)")
      }
      #expect(read.code == summary.code && read.name == content.name && read.hint == content.hint)
      #expect(read.description == content.descriptionField)
      // The time of an event is its beginning: when it was published stands nowhere.
      #expect(content.kind == .event ? read.eventStart == content.eventStartTime : read.publishTime == summary.publishTime)
      #expect(Double(read.difficulty) / 2 == content.difficulty && Double(read.terrain) / 2 == content.terrain)
      #expect(read.kind.wire == content.kind && read.status.wire == summary.status)
      // Where there is no box, "other" and none are one.
      #expect(read.size.wire == (content.size == .other && !read.kind.isPhysical ? CacheSize.none : content.size))
      #expect(Set(read.attributes.map(\.wire)) == Set(content.attributes))
      let there = GeoPoint(
        clampingLatitude: summary.position?.latitudeDegrees ?? 0, wrappingLongitude: summary.position?.longitudeDegrees ?? 0)
      #expect(read.position.distance(to: there) < 0.02)
      let places = readings.dropFirst().compactMap { reading -> GPXPlace? in
        if case .place(let place, .ending(String(summary.code.dropFirst(2)))) = reading { place } else { nil }
      }
      let finals = content.finalPosition == nil ? 0 : 1
      #expect(places.count == content.waypoints.count + finals && (finals == 0 || places.last?.kind == .final))
      for (place, waypoint) in zip(places, content.waypoints) {
        #expect(place.name == waypoint.name && place.text == waypoint.text && place.kind == GPXRandom.kinds[waypoint.kind])
        #expect(place.visibility == GPXRandom.visibilities[waypoint.visibility])
      }
    }
  }
}

/// Caches by chance, the same each time.
struct GPXRandom {
  var state: UInt64

  static let kinds: [Waypoint.Kind: GPXPlace.Kind] = [
    .parking: .parking, .trailhead: .trailhead, .stage: .stage, .question: .question, .reference: .reference,
  ]

  static let visibilities: [Waypoint.Visibility: GPXPlace.Visibility] = [.solvers: .solvers, .owner: .owner]

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }

  mutating func text(_ length: Int) -> String {
    let parts = ["a", "Z", "å", "ß", "漢", "😀", "<", ">", "&", "\"", "'", "]]>", "&amp;", "<b>", "1", ".", "ن"]
    let middle = (0..<Int(next() % UInt64(length))).map { _ in pick(parts) }.joined(separator: pick(["", " "]))
    return "x" + middle + "x"
  }

  mutating func cache(_ number: Int) -> GeocachesProto.Cache {
    let kind = pick([CacheKind.traditional, .multi, .virtual, .mystery, .event])
    let position = LatLng(
      latitudeDegrees: Double(next() % 180_000_001) / 1e6 - 90, longitudeDegrees: Double(next() % 360_000_001) / 1e6 - 180)
    var content = CacheContent(kind: kind, name: text(20), descriptionField: text(40) + "\n\n" + text(40), hint: text(10))
    (content.difficulty, content.terrain) = (Double(2 + next() % 9) / 2, Double(2 + next() % 9) / 2)
    if kind == .event { content.eventStartTime = Moment(milliseconds: Int64(next() % 1_700_000_000) * 1_000) }
    if kind == .multi || kind == .mystery, next() % 2 == 0 { content.finalPosition = LatLng(latitudeDegrees: 1, longitudeDegrees: 2) }
    content.attributes = StoredCache.Attribute.allCases.filter { _ in next() % 4 == 0 }.map(\.wire)
    content.size = pick([.none, .nano, .micro, .small, .regular, .large, .xlarge, .other])
    for _ in 0..<Int(next() % 4) {
      let place = LatLng(latitudeDegrees: Double(next() % 90), longitudeDegrees: Double(next() % 180))
      content.waypoints.append(
        Waypoint(
          kind: pick(Array(Self.kinds.keys).sorted { $0.rawValue < $1.rawValue }), visibility: pick([.everybody, .solvers, .owner]),
          position: place, name: text(9), text: text(9)))
    }
    let code = CacheRules.code(from: (0..<64).map { _ in UInt8(truncatingIfNeeded: next()) }) ?? "CO222222"
    let summary = CacheSummary(
      code: code, name: content.name, kind: kind, status: pick([.available, .disabled, .archived]), position: position,
      publishTime: Moment(milliseconds: Int64(number) * 86_400_000_000 % 1_700_000_000_000 / 1_000 * 1_000))
    return GeocachesProto.Cache(summary: summary, content: content)
  }
}
