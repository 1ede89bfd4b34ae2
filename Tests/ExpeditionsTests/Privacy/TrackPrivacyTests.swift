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

  /// All that a friend is shown.
  struct Seen: Sendable {
    /// Milliseconds of the best race.
    var elapsed: Double = 0
    /// When it was finished, milliseconds since 1970.
    var finish: Double = 0
    var points: Double = 0
    /// Every position in every answer, metres east and north of the start of the course.
    var places: [(east: Double, north: Double)] = []
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

  /// Runs the same race from a home and from its mirror image, on the other side of the street: everything that others are shown is the same to the letter.
  @Test func whatOthersAreShownIsTheSameWhereverSomebodyLives() async throws {
    let neighbour = Neighbour(home: (-500, 400))
    let (runner, friend) = (neighbour.accountID, UUID())
    let (samples, course) = Self.track(of: neighbour, seed: 5, from: 0)
    let elsewhere = samples.map { course.contains($0.time) ? $0 : Self.mirrored($0) }
    #expect(samples != elsewhere)
    var views: [[String]] = []
    for track in [samples, elsewhere] { views.append(try await Self.view(of: track, runner: runner, friend: friend)) }
    #expect(views[0] == views[1] && views[0].count >= 3)
    #expect(views.joined().allSatisfy { !$0.contains("latitude") && !$0.contains("Degrees") && !$0.contains("distanceM") })
  }

  private static func view(of track: [TrackJudge.TrackSample], runner: UUID, friend: UUID) async throws -> [String] {
    let box = Box()
    try await ExpeditionsHouse.run { house async throws in
      house.social.befriend(runner, friend)
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let attempt = try #require(try await house.done(challengeID, track, by: runner).attempt)
      #expect(attempt.state == .accepted)
      let answers = try await Self.answers(about: runner, to: friend, challengeID, attempt.attemptID, house)
      // Challenges have other ids in each world.
      await box.set(answers.map { $0.replacing(challengeID, with: "challenge").replacing(attempt.attemptID, with: "attempt") })
    }
    return await box.value
  }

  private actor Box {
    private(set) var value: [String] = []
    func set(_ value: [String]) { self.value = value }
  }
}

// MARK: Attacks

/// What somebody tries who wants to know where runners live. Each returns a guess from what is shown of one person: metres east and north.
enum HomeAttack: CaseIterable {
  /// Guesses the middle of the course, which everybody knows: the blind guess.
  case blind
  /// Fits a circle to all ends that are shown (Kåsa, 1976): around a home that a zone hides they lie on one.
  case circle
  /// Takes what was run beyond the part that is shown for twice the way home.
  case distance
  /// Looks for the heights that are shown on the slopes around: the higher, the farther north.
  case elevation
  /// Takes the time between the end of the race and the moment at which it was said to be done for the way home, at the speed of the race.
  case startAndSpeed

  func guess(_ seen: TrackPrivacyTests.Seen, direction: Double) -> (east: Double, north: Double) {
    let (middle, speed) = ((east: 150.0, north: 0.0), 300 / max(1, seen.elapsed / 1_000))
    func away(_ metres: Double) -> (east: Double, north: Double) {
      (middle.east + metres * cos(direction), middle.north + metres * sin(direction))
    }
    switch self {
    case .blind: return middle
    case .circle: return Self.circle(seen.places) ?? middle
    // Points of races are of the straight line between their ends: what is beyond is what the points do not say.
    case .distance: return away(max(0, seen.points / 4 * 1_609.344 - 300) / 2)
    case .elevation: return seen.places.isEmpty ? middle : away(0)
    case .startAndSpeed:
      let second = (seen.finish / 1_000).truncatingRemainder(dividingBy: 3_600)
      return away(max(0, second - seen.elapsed / 1_000) * speed / 2)
    }
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
    var seen = Seen(elapsed: Double(row.score?.value ?? 0), finish: Double(row.finishTime?.milliseconds ?? 0))
    seen.points = Double(stats.stats?.totalPoints ?? 0)
    for answer in [row.json(), stats.json()] { seen.places += places(in: String(decoding: answer, as: UTF8.self)) }
    return seen
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

  /// Twenty people around a course run its race three times each, from home and back. Whoever attacks knows the course, and all that is shown.
  @Test func noAttackDoesBetterThanABlindGuess() async throws {
    try await ExpeditionsHouse.run { house async throws in
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      var chance = TrackMaker.Chance(state: 11)
      let neighbours = (0..<20).map { _ in
        let (metres, direction) = (500 + 1_000 * chance.uniform(), 2 * .pi * chance.uniform())
        return Neighbour(home: (150 + metres * cos(direction), metres * sin(direction)))
      }
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      for (index, neighbour) in neighbours.enumerated() {
        for round in 0..<3 {
          let track = Self.track(of: neighbour, seed: UInt64(index * 3 + round + 1), from: Double(round) * 7_200).samples
          house.clock.set(to: max(house.clock.now(), Moment(milliseconds: track[track.count - 1].time)))
          let attemptID = try await house.start(
            challengeID, by: neighbour.accountID, recorded: Moment(milliseconds: track[0].time))
          for (sequence, chunk) in ExpeditionsHouse.chunks(track, of: 600).enumerated() {
            _ = try await house.append(chunk, sequence, to: attemptID, by: neighbour.accountID)
          }
          #expect(try await house.finish(attemptID, by: neighbour.accountID).verdict?.outcome == .accepted)
        }
      }
      let other = UUID()
      var errors: [HomeAttack: Double] = [:]
      for neighbour in neighbours {
        let seen = try await Self.seen(neighbour, by: other, challengeID, house)
        #expect(seen.places.isEmpty && seen.elapsed > 0 && seen.points > 0)
        let direction = 2 * .pi * chance.uniform()
        for attack in HomeAttack.allCases {
          let guess = attack.guess(seen, direction: direction)
          errors[attack, default: 0] += hypot(guess.east - neighbour.home.east, guess.north - neighbour.home.north)
        }
      }
      let blind = errors[.blind] ?? 0
      for attack in HomeAttack.allCases { #expect((errors[attack] ?? 0) >= blind, "\(attack): \(errors[attack] ?? 0) m, blind \(blind) m") }
    }
  }

  /// The attacks work where there is something to find: ends on a circle of 200 m around a home give it away.
  @Test func theAttacksFindWhatIsShown() throws {
    var chance = TrackMaker.Chance(state: 3)
    let ends = (0..<12).map { _ in
      let direction = 2 * .pi * chance.uniform()
      return (east: 700 + 200 * cos(direction), north: -300 + 200 * sin(direction))
    }
    let seen = Seen(elapsed: 75_000, places: ends)
    let guess = HomeAttack.circle.guess(seen, direction: 0)
    #expect(hypot(guess.east - 700, guess.north + 300) < 1)
    let json =
      "{\"start\":{\"latitudeDegrees\":60.17,\"longitudeDegrees\":24.95},\"end\":{\"latitudeDegrees\":60.18,\"longitudeDegrees\":24.94}}"
    #expect(Self.places(in: json).map { Int($0.north) } == [0, 1_111] && Self.places(in: json)[0].east > 500)
    #expect(HomeAttack.circle([(0, 0), (1, 1), (2, 2)]) == nil && HomeAttack.circle([(0, 0)]) == nil)
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
