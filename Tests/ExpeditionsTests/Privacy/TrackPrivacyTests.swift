import AllAppsProto
import CairnProto
import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameTesting
import Glibc
import Identity
import Positions
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Where somebody lives who runs from home and back: nothing of a track is shown to others, neither its ends nor anything between, and what they are shown of
/// an attempt says no more of its ends than chance does.
@Suite struct TrackPrivacyTests {
  /// Somebody who runs to a race from home and back: metres east and north of its start.
  struct Neighbour: Sendable {
    let accountID = UUID()
    let home: (east: Double, north: Double)
  }

  /// All that a friend is shown, and whatever an answer may give away of it.
  struct Seen: Sendable {
    /// Milliseconds of the best race.
    var elapsed: Double
    /// When it was finished, milliseconds since 1970.
    var finish: Double
    var points: Double
    /// Every position in every answer, metres east and north of the start of the course.
    var places: [(east: Double, north: Double)]
    /// Metres of whatever is called a length or a distance.
    var lengths: [Double]
    /// Metres of whatever is called a height.
    var heights: [Double]
    /// Seconds of the day at which something began.
    var starts: [Double]

    init(elapsed: Double, finish: Double, points: Double, answers: [String]) {
      func values(_ names: [String]) -> [Substring] { answers.flatMap { TrackPrivacyTests.values(named: names, in: $0) } }
      (self.elapsed, self.finish, self.points) = (elapsed, finish, points)
      places = answers.flatMap { TrackPrivacyTests.places(in: $0) }
      lengths = values(["length", "distance"]).compactMap { Double($0) }
      heights = values(["height", "elevation", "altitude"]).compactMap { Double($0) }
      // An id may say when it was made: that of an attempt when its runner began.
      let made = answers.flatMap { TrackPrivacyTests.makingTimes(in: $0) }.map { Double($0.milliseconds % 86_400_000) / 1_000 }
      starts = values(["start", "begin"]).compactMap { TrackPrivacyTests.secondOfDay($0) } + made
    }
  }

  private static let course = [(0.0, 0.0), (300.0, 0.0)]

  /// From home to the course, along it, and home again.
  /// - Returns: Its samples, and when its runner was at the course: milliseconds since 1970.
  static func track(
    of neighbour: Neighbour, seed: UInt64, from start: Double
  ) -> (samples: [TrackJudge.TrackSample], course: ClosedRange<Int64>) {
    var maker = TrackMaker(seed: seed)
    let (home, first, last) = ((neighbour.home.east, neighbour.home.north), (-60.0, 0.0), (360.0, 0.0))
    var moments = maker.gone([home, first], speed: 4, from: start)
    let begin = (moments.last?.time ?? start) + 1
    moments += maker.gone([first] + course + [last], speed: 4, from: begin)
    let end = moments.last?.time ?? begin
    moments += maker.gone([last, home], speed: 4, from: end + 1)
    return (maker.recorded(moments), maker.start + Int64(begin * 1_000)...maker.start + Int64(end * 1_000))
  }

  private static func mirrored(_ sample: TrackJudge.TrackSample) -> TrackJudge.TrackSample {
    guard let position = sample.position, let middle = TrackMaker(seed: 0).point(0, 0),
      let point = GridPoint(latitude: 2 * middle.latitude - position.point.latitude, longitude: position.point.longitude)
    else { return sample }
    return TrackJudge.TrackSample(
      time: sample.time, position: Sample(time: sample.time, point: point, accuracy: position.accuracy))
  }

  /// What a friend and a stranger ask for, as JSON.
  private static func answers(
    about runner: UUID, to other: UUID, _ challengeID: String, _ attemptID: String, _ house: ExpeditionsHouse
  ) async throws -> [String] {
    let results = house.results
    let stats = try await results.getExpeditionStats(
      GetExpeditionStatsRequest(accountID: runner.text), house.call(ResultServiceMethods.getExpeditionStats, by: other))
    let scores = try await results.getFriendScores(
      GetFriendScoresRequest(), house.call(ResultServiceMethods.getFriendScores, by: other))
    let rows = try await house.board(challengeID, by: other).rows.filter { $0.accountID == runner.text }
    // Whatever hangs on an attempt is not there for others.
    for refusal in [
      await house.refusal { _ = try await house.attempt(attemptID, by: other) },
      await house.refusal {
        let context = house.call(AttemptServiceMethods.exportTrack, by: other)
        _ = try await house.attempts.handlers.exportTrack(ExportTrackRequest(attemptID: attemptID), context)
      },
      await house.refusal { _ = try await house.trackImport(attemptID, by: other) },
    ] { #expect(refusal?.reason == "ATTEMPT_NOT_FOUND") }
    let context = house.call(AttemptModerationServiceMethods.getWaitingAttempt, by: other)
    let waiting = await house.refusal {
      _ = try await house.moderation.getWaitingAttempt(GetWaitingAttemptRequest(attemptID: attemptID), context)
    }
    #expect(waiting?.code == .permissionDenied)
    let told = try await house.told(to: other).map { String(decoding: ExpeditionsEvent(content: $0).json(), as: UTF8.self) }
    let own = scores.scores.filter { $0.accountID == runner.text }.map { $0.json() }
    return ([stats.json()] + own + rows.map { $0.json() }).map { String(decoding: $0, as: UTF8.self) } + told
  }

  /// Runs the same race from a home, from its mirror image on the other side of the street, and from and to places that are nearer: everything that others
  /// are shown is the same to the letter.
  @Test func whatOthersAreShownIsTheSameWhereverSomebodyLives() async throws {
    let neighbour = Neighbour(home: (-500, 400))
    let (runner, friend) = (neighbour.accountID, UUID())
    let (samples, course) = Self.track(of: neighbour, seed: 5, from: 0)
    let elsewhere = samples.map { course.contains($0.time) ? $0 : Self.mirrored($0) }
    // A minute to the course and a minute from it, where the others take two and a half and four.
    let near = (course.lowerBound - 60_000)...(course.upperBound + 60_000)
    let nearer = samples.filter { near.contains($0.time) }
    #expect(samples != elsewhere && nearer.count + 200 < samples.count)
    var views: [[String]] = []
    for track in [samples, elsewhere, nearer] { views.append(try await Self.view(of: track, runner: runner, friend: friend)) }
    #expect(views[0] == views[1] && views[0] == views[2] && views[0].count >= 3)
    #expect(views.joined().allSatisfy { !$0.contains("latitude") && !$0.contains("Degrees") && !$0.contains("distanceM") })
  }

  private static func view(of track: [TrackJudge.TrackSample], runner: UUID, friend: UUID) async throws -> [String] {
    try await ExpeditionsHouse.running { (house) async throws -> [String] in
      house.social.befriend(runner, friend)
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let attempt = try #require(try await house.done(challengeID, track, by: runner).attempt)
      #expect(attempt.state == .accepted)
      let answers = try await Self.answers(about: runner, to: friend, challengeID, attempt.attemptID, house)
      // Challenges have other ids in each world. Nothing else is named by when it was made.
      let named = answers.map { $0.replacing(challengeID, with: "challenge") }
      #expect(named.allSatisfy { Self.makingTimes(in: $0).isEmpty })
      return named
    }
  }
}

// MARK: Attacks

/// What somebody tries who wants to know where runners live. Each says how far from the start of the course a person lives, by what is shown of the person.
enum HomeAttack: CaseIterable {
  /// Fits a circle to all ends that are shown (Kåsa, 1976): around a home that a zone hides they lie on one.
  case circle
  /// Takes what was run beyond the course for twice the way home. Where no length is shown, points may be of one.
  case distance
  /// Looks for the heights that are shown on the slopes around: the course lies in a hollow, and the higher, the farther from it.
  case elevation
  /// Takes the time between leaving home and the start of the race for the way, at the pace of most. Where no start is shown, people leave at a full quarter
  /// of an hour.
  case startAndSpeed

  /// Metres from the start of the course to its end.
  private static let course = 300.0
  /// Metres in a second: what most run here.
  private static let pace = 4.0
  /// Metres above the sea at the course, and what it rises from there.
  static let slope = (foot: 10.0, rise: 0.05)

  /// - Returns: Metres; nil where nothing that is shown says anything of it.
  func wayHome(_ seen: TrackPrivacyTests.Seen) -> Double? {
    switch self {
    case .circle: return Self.circle(seen.places).map { hypot($0.east, $0.north) }
    case .distance: return max(0, (seen.lengths.max() ?? seen.points / 4 * 1_609.344) - Self.course) / 2
    case .elevation: return seen.heights.max().map { ($0 - Self.slope.foot) / Self.slope.rise }
    case .startAndSpeed:
      let begin = ((seen.finish - seen.elapsed) / 1_000).truncatingRemainder(dividingBy: 86_400)
      guard let start = seen.starts.first else { return begin.truncatingRemainder(dividingBy: 900) * Self.pace }
      return (begin - start + 86_400).truncatingRemainder(dividingBy: 86_400) * Self.pace
    }
  }

  /// Metres by which guesses are wrong, all together: this attack's, and those of a guess that is the same for everybody. No such guess is better: it is made
  /// with all homes known. Where an attack finds nothing it guesses the same.
  func errors(_ seen: [TrackPrivacyTests.Seen], _ distances: [Double]) -> (own: Double, blind: Double) {
    let middle = distances.sorted()[distances.count / 2]
    let own = zip(seen, distances).map { abs((wayHome($0) ?? middle) - $1) }
    return (own.reduce(0, +), distances.map { abs(middle - $0) }.reduce(0, +))
  }

  /// Nil for fewer than three places, or places on a line.
  static func circle(_ places: [(east: Double, north: Double)]) -> (east: Double, north: Double)? {
    guard places.count >= 3 else { return nil }
    let count = Double(places.count)
    let (meanEast, meanNorth) = (places.map(\.east).reduce(0, +) / count, places.map(\.north).reduce(0, +) / count)
    var (uu, uv, vv, uz, vz) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for place in places {
      let (u, v) = (place.east - meanEast, place.north - meanNorth)
      let z = u * u + v * v
      (uu, uv, vv, uz, vz) = (uu + u * u, uv + u * v, vv + v * v, uz + u * z, vz + v * z)
    }
    let determinant = uu * vv - uv * uv
    guard abs(determinant) > 1e-6 else { return nil }
    return (meanEast + (uz * vv - vz * uv) / (2 * determinant), meanNorth + (vz * uu - uz * uv) / (2 * determinant))
  }
}

extension TrackPrivacyTests {
  private static func seen(_ neighbour: Neighbour, by other: UUID, _ challengeID: String, _ house: ExpeditionsHouse) async throws -> Seen {
    let board = try await house.board(challengeID, by: other, size: 50)
    let row = try #require(board.rows.first { $0.accountID == neighbour.accountID.text })
    let context = house.call(ResultServiceMethods.getExpeditionStats, by: other)
    let stats = try await house.results.getExpeditionStats(GetExpeditionStatsRequest(accountID: neighbour.accountID.text), context)
    return Seen(
      elapsed: Double(row.score?.value ?? 0), finish: Double(row.finishTime?.milliseconds ?? 0),
      points: Double(stats.stats?.totalPoints ?? 0), answers: [row.json(), stats.json()].map { String(decoding: $0, as: UTF8.self) })
  }

  /// Every position in an answer.
  static func places(in json: String) -> [(east: Double, north: Double)] {
    json.split(separator: "\"latitudeDegrees\":").dropFirst().compactMap { rest in
      let parts = rest.split(separator: "\"longitudeDegrees\":")
      func number(_ text: Substring) -> Double? { Double(text.prefix { "-+.eE0123456789".contains($0) }) }
      guard parts.count >= 2, let latitude = number(parts[0]), let longitude = number(parts[1]) else { return nil }
      return ((longitude - 24.94) * 111_194.93 * cos(60.17 * .pi / 180), (latitude - 60.17) * 111_194.93)
    }
  }

  /// Values of all fields whose names have one of some words in them.
  static func values(named words: [String], in json: String) -> [Substring] {
    let parts = json.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropLast().compactMap { index -> Substring? in
      let (name, next) = (parts[index].lowercased(), parts[index + 1])
      guard next.hasPrefix(":"), words.contains(where: { name.contains($0) }) else { return nil }
      let value = next.dropFirst()
      return value.isEmpty && index + 2 < parts.count ? parts[index + 2] : value.prefix { "-+.eE0123456789".contains($0) }
    }
  }

  /// When all that ids name was made, of ids that say it.
  static func makingTimes(in json: String) -> [Moment] { json.split(separator: "\"").compactMap { UUID(text: $0)?.makingTime } }

  /// Seconds from midnight to a time as it is written in JSON.
  static func secondOfDay(_ time: Substring) -> Double? {
    guard let clock = time.split(separator: "T").last else { return nil }
    let parts = clock.dropLast().split(separator: ":").compactMap { Double($0) }
    return parts.count == 3 ? parts[0] * 3_600 + parts[1] * 60 + parts[2] : nil
  }

  /// Twenty people around a course.
  private static func neighbours(_ chance: inout TrackMaker.Chance) -> [Neighbour] {
    (0..<20).map { _ in
      let (metres, direction) = (500 + 1_000 * chance.uniform(), 2 * .pi * chance.uniform())
      return Neighbour(home: (150 + metres * cos(direction), metres * sin(direction)))
    }
  }

  /// Metres from the start of the course to each home.
  private static func distances(_ neighbours: [Neighbour]) -> [Double] { neighbours.map { hypot($0.home.east, $0.home.north) } }

  /// Each of the neighbours runs the race three times, from home and back, at any time of an hour. Whoever attacks knows the course, and all that is shown.
  @Test func noAttackDoesBetterThanABlindGuess() async throws {
    try await ExpeditionsHouse.run { house async throws in
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      var chance = TrackMaker.Chance(state: 11)
      let neighbours = Self.neighbours(&chance)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      for (index, neighbour) in neighbours.enumerated() {
        for round in 0..<3 {
          let start = Double(round) * 7_200 + (3_600 * chance.uniform()).rounded()
          let track = Self.track(of: neighbour, seed: UInt64(index * 3 + round + 1), from: start).samples
          // With a network, so that the attempt is made when its runner leaves home.
          house.clock.set(to: Moment(milliseconds: track[0].time))
          let attemptID = try await house.start(challengeID, by: neighbour.accountID)
          for (sequence, chunk) in ExpeditionsHouse.chunks(track, of: 600).enumerated() {
            _ = try await house.append(chunk, sequence, to: attemptID, by: neighbour.accountID)
          }
          #expect(try await house.finish(attemptID, by: neighbour.accountID).verdict?.outcome == .accepted)
        }
      }
      let other = UUID()
      var seen: [Seen] = []
      for neighbour in neighbours { seen.append(try await Self.seen(neighbour, by: other, challengeID, house)) }
      #expect(seen.allSatisfy { $0.places.isEmpty && $0.elapsed > 0 && $0.finish > 0 && $0.points > 0 })
      for attack in HomeAttack.allCases {
        let errors = attack.errors(seen, Self.distances(neighbours))
        #expect(errors.own >= errors.blind, "\(attack): \(errors.own) m, blind \(errors.blind) m")
      }
    }
  }

  /// Each attack works where there is something to find: it would not pass for a blind guess if an answer gave that away.
  @Test(arguments: HomeAttack.allCases) func anAttackFindsWhatIsShown(_ attack: HomeAttack) {
    var chance = TrackMaker.Chance(state: 11)
    let neighbours = Self.neighbours(&chance)
    var (seen, seenWithout): ([Seen], [Seen]) = ([], [])
    for (index, neighbour) in neighbours.enumerated() {
      let start = (3_600 * chance.uniform()).rounded()
      let (samples, course) = Self.track(of: neighbour, seed: UInt64(index * 3 + 1), from: start)
      // The course begins and ends sixty metres within, of 420.
      let span = Double(course.upperBound - course.lowerBound)
      let (elapsed, finish) = (span * 300 / 420, Double(course.upperBound) - span * 60 / 420)
      let leak = Self.leak(to: attack, of: neighbour, samples, &chance)
      seen.append(Seen(elapsed: elapsed, finish: finish, points: 2, answers: ["{\"rank\":\"1\"}", leak]))
      seenWithout.append(Seen(elapsed: elapsed, finish: finish, points: 2, answers: ["{\"rank\":\"1\"}"]))
    }
    let (errors, without) = (attack.errors(seen, Self.distances(neighbours)), attack.errors(seenWithout, Self.distances(neighbours)))
    #expect(errors.own < 0.6 * errors.blind, "\(errors.own) m, blind \(errors.blind) m")
    #expect(without.own >= without.blind, "\(without.own) m, blind \(without.blind) m")
  }

  /// An answer that shows what an attack looks for.
  private static func leak(
    to attack: HomeAttack, of neighbour: Neighbour, _ samples: [TrackJudge.TrackSample], _ chance: inout TrackMaker.Chance
  ) -> String {
    let home = neighbour.home
    switch attack {
    case .circle:
      let ends = (0..<12).map { _ -> String in
        let direction = 2 * .pi * chance.uniform()
        let end = ChallengeKinds.position((home.east + 200 * cos(direction), home.north + 200 * sin(direction)))
        return "{\"latitudeDegrees\":\(end.latitudeDegrees),\"longitudeDegrees\":\(end.longitudeDegrees)}"
      }
      return "{\"ends\":[\(ends.joined(separator: ","))]}"
    case .distance:
      let points = samples.compactMap { $0.position?.point }
      let millimetres = zip(points, points.dropFirst()).reduce(Int64(0)) { $0 + ($1.0.distance(to: $1.1) ?? 0) }
      return "{\"distanceM\":\(millimetres / 1_000)}"
    case .elevation: return "{\"elevationM\":\(HomeAttack.slope.foot + HomeAttack.slope.rise * hypot(home.east, home.north))}"
    case .startAndSpeed: return "{\"startTime\":\"\(TrackGPX.time(Moment(milliseconds: samples[0].time)))\"}"
    }
  }

  /// Reading of answers, and the circle around a home of which ends at 200 m are shown.
  @Test func theAttacksReadWhatIsShown() {
    var chance = TrackMaker.Chance(state: 3)
    let ends = (0..<12).map { _ in
      let direction = 2 * .pi * chance.uniform()
      return (east: 700 + 200 * cos(direction), north: -300 + 200 * sin(direction))
    }
    let home = HomeAttack.circle(ends) ?? (0, 0)
    #expect(hypot(home.east - 700, home.north + 300) < 1)
    let json =
      "{\"start\":{\"latitudeDegrees\":60.17,\"longitudeDegrees\":24.95},\"end\":{\"latitudeDegrees\":60.18,\"longitudeDegrees\":24.94}}"
    #expect(Self.places(in: json).map { Int($0.north) } == [0, 1_111] && Self.places(in: json)[0].east > 500)
    #expect(HomeAttack.circle([(0, 0), (1, 1), (2, 2)]) == nil && HomeAttack.circle([(0, 0)]) == nil)
    let fields = "{\"wholeLengthM\":1203.5,\"distanceM\":\"17\",\"startTime\":\"2026-05-28T20:27:01.250Z\",\"rank\":\"3\"}"
    #expect(Self.values(named: ["length", "distance"], in: fields) == ["1203.5", "17"])
    #expect(Self.values(named: ["start"], in: fields).compactMap { Self.secondOfDay($0) } == [73_621.25])
    let id = TimeOrderedIDs().next(at: Moment(milliseconds: 1_780_000_000_123)).text
    let made = Self.makingTimes(in: "{\"attemptId\":\"\(id)\",\"accountId\":\"\(UUID().text)\"}")
    #expect(made == [Moment(milliseconds: 1_780_000_000_123)])
    #expect(Self.values(named: ["height"], in: fields).isEmpty && Self.secondOfDay("yesterday") == nil)
  }

  /// A free ride's points are its length, and its length may be that of the way home.
  @Test func theLengthOfAFreeRideIsOnNoBoardByItself() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.freeRide)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.freeRide), by: anna).attempt)
      #expect((attempt.points?.totalPoints ?? 0) > 0)
      let keys: [String] = try await house.database.query("SELECT DISTINCT board_key FROM board_entries").map { try $0.get(0) }
      #expect(!keys.contains { $0.contains(challengeID) })
    }
  }
}
