import CairnProto
import CairnServices
import EventLoop
import ExpeditionsProto
import ExpeditionsServices
import Foundation
import RPC
import Synchronization
import Timekeeping

/// People who do one challenge, each with a phone that records; their tracks began two days ago, so that there is no end to what can be sent.
///
/// Driven line by line on standard input, each with a number N; each answer is a word, the microseconds of the whole, and those of each call:
/// - `chunk` has all of them in turn send N chunks of sixty samples, four under way at once: `taken`.
/// - `run` has each of them send a chunk of ten samples every ten seconds, for N seconds, whoever waits for an answer: `ran`, from when each was due.
/// Ends with the input.
final class Runners: Sendable {
  /// A city with parks.
  private static let city = LatLng(latitudeDegrees: 60.1715, longitudeDegrees: 24.9441)
  private static let controlCount = 4
  /// How long ago tracks began: less than the 72 hours that an upload may be late.
  private static let ago = Duration.seconds(48 * 3_600)
  private static let perChunk = 60
  private static let perBeat = 10

  private struct Runner {
    let token: String
    let attemptID: String
    /// Chunks and samples that were sent.
    var sent = (chunks: 0, samples: 0)
  }

  private let loop: Loop
  private let channel: RPCClient
  private let start: Moment
  private let spot: LatLng
  private let runners: Mutex<[Runner]>
  private let count: Int

  private init(_ runners: [Runner], from start: Moment, at spot: LatLng, _ channel: RPCClient, _ loop: Loop) {
    (self.loop, self.channel, self.start, self.spot, count) = (loop, channel, start, spot, runners.count)
    self.runners = Mutex(runners)
  }

  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    let people = try await Crowd.signUp(count, channel)
    guard let maker = people.first else { return }
    let (challengeID, spot) = try await challenge(of: maker, channel)
    let start = SystemTime().now() - ago
    var runners: [Runner] = []
    for person in people {
      let request = StartAttemptRequest(
        challengeID: challengeID, position: spot, accuracyM: 6, features: [.gps, .compass], device: "Bench", recordStartTime: start)
      let attempt = try await AttemptServiceClient(channel).startAttempt(request, keyed(person.tokens.accessToken))
      runners.append(Runner(token: person.tokens.accessToken, attemptID: attempt.attemptID))
    }
    let crowd = Runners(runners, from: start, at: spot, channel, loop)
    Crowd.say("signed-up")
    while let line = readLine() { try await crowd.obey(line.split(separator: " ").map(String.init)) }
  }

  private static func keyed(_ token: String) -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: token)
  }

  /// A course along the edge of the largest park nearby, and where it begins.
  private static func challenge(of maker: Crowd.Person, _ channel: RPCClient) async throws -> (id: String, spot: LatLng) {
    let options = CallOptions(accessToken: maker.tokens.accessToken)
    let parks = ParkServiceClient(channel)
    let found = try await parks.findNearbyParks(FindNearbyParksRequest(position: city, limit: 10), options).parks
    guard let largest = found.compactMap(\.park).max(by: { $0.areaM2 < $1.areaM2 }),
      let points = try await parks.getPark(GetParkRequest(parkID: largest.parkID), options).park?.polygons.first?.exterior?.points,
      points.count >= controlCount
    else { throw RPCError(.notFound, told: "NOT_FOUND", message: "no park of a size to run in") }
    var spots = [points[0]]
    while spots.count < controlCount, let next = points.max(by: { apart($0, from: spots) < apart($1, from: spots) }) { spots.append(next) }
    let draft = ChallengeDraft(
      name: "Round the park", parkID: largest.parkID, type: .checkpoint, activity: .running,
      controls: spots.map { Control(position: $0, radiusM: 15) })
    let challenges = ChallengeServiceClient(channel)
    let challengeID = try await challenges.createChallenge(CreateChallengeRequest(draft: draft), keyed(maker.tokens.accessToken))
      .challengeID
    _ = try await challenges.publishChallenge(PublishChallengeRequest(challengeID: challengeID), options)
    return (challengeID, spots[0])
  }

  /// A measure of how far a place is from the nearest of others.
  private static func apart(_ point: LatLng, from others: [LatLng]) -> Double {
    others.map { other in
      let (north, east) = (point.latitudeDegrees - other.latitudeDegrees, (point.longitudeDegrees - other.longitudeDegrees) / 2)
      return north * north + east * east
    }.min() ?? 0
  }

  // MARK: Obeying

  private func obey(_ words: [String]) async throws {
    guard words.count == 2, let number = Int(words[1]) else { return Crowd.complain("not understood: \(words)") }
    let begin = ContinuousClock.now
    switch words[0] {
    case "chunk":
      let each = try await Crowd.several(number, atOnce: 4, on: loop) { try await self.send(Self.perChunk, of: $0 % self.count) }
      Crowd.say("taken", ContinuousClock.now - begin, each)
    case "run":
      let each = try await beat(seconds: number)
      Crowd.say("ran", ContinuousClock.now - begin, each)
    default: Crowd.complain("not understood: \(words)")
    }
  }

  /// Each runner at a moment of its own of every ten seconds.
  private func beat(seconds: Int) async throws -> [Duration] {
    let begin = ContinuousClock.now
    let (count, period) = (count, Self.perBeat)
    return try await loop.run {
      try await withThrowingTaskGroup(of: [Duration].self) { group in
        for index in 0..<count {
          group.addTask {
            var took: [Duration] = []
            for round in 0..<max(1, seconds / period) {
              let due = begin + .microseconds(round * period * 1_000_000 + index * period * 1_000_000 / count)
              try await Task.sleep(until: due, clock: .continuous)
              try await self.send(period, of: index)
              took.append(ContinuousClock.now - due)
            }
            return took
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
  }

  /// The next samples of somebody's track.
  private func send(_ samples: Int, of index: Int) async throws {
    let runner = runners.withLock { runners in
      let runner = runners[index]
      runners[index].sent = (runner.sent.chunks + 1, runner.sent.samples + samples)
      return runner
    }
    let request = AppendTrackRequest(
      attemptID: runner.attemptID, sequence: Int32(runner.sent.chunks),
      samples: (0..<samples).map { sample(runner.sent.samples + $0, of: index) })
    _ = try await AttemptServiceClient(channel).appendTrack(request, CallOptions(accessToken: runner.token))
  }

  /// Round and round, a position each second, with errors of a receiver that change slowly.
  private func sample(_ second: Int, of index: Int) -> TrackSample {
    let (angle, drift) = (Double(second) * 0.03, Double(second) * 0.021 + Double(index))
    let (north, east) = (90 * sin(angle) + 3 * sin(drift), 90 * cos(angle) + 3 * cos(1.3 * drift))
    let position = LatLng(
      latitudeDegrees: spot.latitudeDegrees + north / 111_195, longitudeDegrees: spot.longitudeDegrees + east / 55_300)
    return TrackSample(sampleTime: start + .seconds(second), position: position, accuracyM: 6)
  }
}
