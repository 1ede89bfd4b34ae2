internal import CairnProto
internal import CairnServices
internal import ExpeditionsProto
internal import ExpeditionsServices
internal import FoundationEssentials
internal import Geodesy
internal import RPC
internal import Timekeeping

/// Challenge Expeditions, from its beginning to its end: one challenge of each type, built by one and done by another.
struct ExpeditionsDemo: Sendable {
  let builder: PlayerSession
  let runner: PlayerSession
  let here: GeoPoint
  let seed: UInt64

  /// Controls of a course.
  private static let controlCount = 4
  /// Metres of a control's radius.
  private static let radius: Int32 = 15
  /// Metres that a course needs from control to control: two circles, and the 30 m that are free between them.
  private static let apart = Double(2 * radius + 30)
  /// Samples that are sent at once.
  private static let chunk = 60
  /// Seconds before now at which the first attempt begins; each type has its own half hour.
  private static let earliest = 10 * 1_800.0

  private static let types: [(type: ChallengeType, name: String)] = [
    (.race, "Race"), (.freeRide, "Free ride"), (.checkpoint, "Checkpoint"), (.timeAttack, "Time attack"), (.endurance, "Endurance"),
    (.collection, "Collection"), (.speedTrap, "Speed trap"), (.zone, "Zone"), (.orienteering, "Orienteering"),
  ]

  /// Parameters of types besides their standards: the order of controls, and time for a large park.
  private static let parameters: [ChallengeType: [String: Int64]] = [.orienteering: ["mode": 1], .timeAttack: ["start_seconds": 600]]

  func play() async throws {
    let park = try await park()
    let places = Self.course(of: park)
    guard places.count == Self.controlCount, let summary = park.summary else { throw Failure("No park around is large enough.") }
    Console.say("Challenge Expeditions in \(summary.name): \(builder.username) builds, \(runner.username) goes.")
    for (index, one) in Self.types.enumerated() {
      Console.say("\n\(index + 1). \(one.name)")
      let challengeID = try await build(one.type, one.name, in: summary.parkID, places)
      let isBike = [.speedTrap, .zone].contains(one.type)
      let way = one.type == .race ? Array(places.prefix(2)) : places
      let round = [Self.before(way)] + way + [Self.behind(way)]
      try await go(challengeID, isBike ? round + round : round, speed: isBike ? 7 : 3.4, controls: way, index: index)
      if one.type == .race {
        Console.say("   The same by car:")
        let far = [Self.before(way, 250)] + way + [Self.behind(way, 250)]
        try await go(challengeID, far, speed: 14, controls: way, index: Self.types.count)
        try await showBoard(challengeID)
      }
    }
    try await showStats()
  }

  // MARK: The park

  /// The largest of the parks around.
  private func park() async throws -> Park {
    let parks = ParkServiceClient(runner.channel)
    let nearby = try await parks.findNearbyParks(FindNearbyParksRequest(position: LatLng(here), limit: 10), runner.options()).parks
    guard let largest = nearby.compactMap(\.park).max(by: { $0.areaM2 < $1.areaM2 }) else { throw Failure("There is no park around.") }
    return try await parks.getPark(GetParkRequest(parkID: largest.parkID), runner.options()).park ?? Park()
  }

  /// Places at its edge, each as far from the others as can be.
  private static func course(of park: Park) -> [GeoPoint] {
    let edge = (park.polygons.first?.exterior?.points ?? []).map { GeoPoint($0) }
    guard let middle = park.summary?.centre.map({ GeoPoint($0) }),
      let first = edge.max(by: { $0.distance(to: middle) < $1.distance(to: middle) })
    else { return [] }
    var chosen = [first]
    while chosen.count < controlCount {
      func room(_ place: GeoPoint) -> Double { chosen.map { $0.distance(to: place) }.min() ?? 0 }
      guard let next = edge.max(by: { room($0) < room($1) }), room(next) > apart else { return [] }
      chosen.append(next)
    }
    return chosen
  }

  private static func before(_ way: [GeoPoint], _ metres: Double = 50) -> GeoPoint {
    way[0].destination(distance: metres, bearing: way[1].initialBearing(to: way[0]))
  }

  private static func behind(_ way: [GeoPoint], _ metres: Double = 50) -> GeoPoint {
    way[way.count - 1].destination(distance: metres, bearing: way[way.count - 2].initialBearing(to: way[way.count - 1]))
  }

  // MARK: Challenges

  private func build(_ type: ChallengeType, _ name: String, in parkID: String, _ places: [GeoPoint]) async throws -> String {
    let isBike = [.speedTrap, .zone].contains(type)
    let count = [.freeRide, .endurance, .zone].contains(type) ? 0 : type == .race ? 2 : places.count
    let draft = ChallengeDraft(
      name: name, parkID: parkID, type: type, activity: isBike ? .biking : .running,
      parameters: Self.parameters[type, default: [:]].map { ParameterValue(name: $0.key, value: $0.value) },
      controls: places.prefix(count).map { Control(position: LatLng($0), radiusM: Self.radius) })
    let challenges = ChallengeServiceClient(builder.channel)
    let created = try await challenges.createChallenge(CreateChallengeRequest(draft: draft), keyed(builder))
    do {
      _ = try await challenges.publishChallenge(PublishChallengeRequest(challengeID: created.challengeID), builder.options())
    } catch let refusal as RPCError where [.accountTooNew, .emailNotConfirmed].contains(where: refusal.says) {
      throw Failure("\(builder.username) may not publish yet: name an older account by --username, or set CAIRN_GAME_BUILDER_AGE_MS=0.")
    }
    return created.challengeID
  }

  // MARK: Attempts

  private func go(_ challengeID: String, _ way: [GeoPoint], speed: Double, controls: [GeoPoint], index: Int) async throws {
    var maker = DemoTrack(seed: seed &* 1_000 &+ UInt64(index))
    let points = maker.along(way, speed: speed)
    let begin = Date.now.timeIntervalSince1970 - Self.earliest + Double(index) * 1_700
    let attempts = AttemptServiceClient(runner.channel)
    let start = StartAttemptRequest(
      challengeID: challengeID, position: LatLng(controls[0]), accuracyM: 6, features: [.gps, .compass], device: "cairn demo",
      recordStartTime: Moment(milliseconds: Int64(begin * 1_000)))
    let attemptID = try await attempts.startAttempt(start, keyed(runner)).attemptID
    for (sequence, offset) in stride(from: 0, to: points.count, by: Self.chunk).enumerated() {
      let samples = points[offset..<min(offset + Self.chunk, points.count)].map { point in
        TrackSample(
          sampleTime: Moment(milliseconds: Int64((begin + point.time) * 1_000)), position: LatLng(point.place), accuracyM: point.accuracy)
      }
      let request = AppendTrackRequest(attemptID: attemptID, sequence: Int32(sequence), samples: samples)
      _ = try await attempts.appendTrack(request, runner.options())
    }
    let done = try await attempts.finishAttempt(FinishAttemptRequest(attemptID: attemptID), runner.options())
    show(done, points.map(\.place), controls)
  }

  private func show(_ done: FinishAttemptResponse, _ track: [GeoPoint], _ controls: [GeoPoint]) {
    for line in TrackSketch(track: track, controls: controls).lines() { Console.say(line) }
    guard let verdict = done.verdict else { return }
    let name = verdict.outcome.protoName.map { String($0.dropFirst("OUTCOME_".count)) } ?? "?"
    Console.say(
      "   \(name): \(Int(verdict.distanceM)) m in \(verdict.elapsedMs / 1_000) s, \(Int(verdict.averageSpeedKmh.rounded())) km/h on average."
    )
    for finding in verdict.findings { Console.say("   - \(finding.explanation)") }
    guard let points = done.attempt?.points else { return }
    Console.say(
      "   \(points.totalPoints) points: \(points.basePoints) for it, \(points.improvementPoints) for being better, \(points.topTenPoints) for the best ten, "
        + "\(points.weatherPoints) for the weather.")
  }

  private func showBoard(_ challengeID: String) async throws {
    let board = try await ResultServiceClient(runner.channel).listChallengeBoard(
      ListChallengeBoardRequest(challengeID: challengeID), runner.options())
    for row in board.rows { Console.say("   Board: \(row.rank). in \((row.score?.value ?? 0) / 1_000) s") }
  }

  private func showStats() async throws {
    let stats = try await ResultServiceClient(runner.channel).getExpeditionStats(GetExpeditionStatsRequest(), runner.options()).stats
    guard let stats else { return }
    Console.say(
      "\n\(runner.username): \(stats.visitedParkCount) park, \(stats.completedChallengeCount) challenges, \(stats.totalPoints) points, rank \(stats.rank)."
    )
  }

  private func keyed(_ session: PlayerSession) -> CallOptions {
    session.options(idempotencyKey: UUID().uuidString.lowercased())
  }
}

extension GeoPoint {
  fileprivate init(_ position: LatLng) {
    self.init(clampingLatitude: position.latitudeDegrees, wrappingLongitude: position.longitudeDegrees)
  }
}
