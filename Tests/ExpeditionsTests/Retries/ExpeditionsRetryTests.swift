import CairnContract
import CairnProto
import CairnTesting
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping
import TrackTesting

@testable import Expeditions
@testable import RPC

/// An answer that was lost: the app sends the call once more, under the same key where it has one, and nothing happens twice.
@Suite struct ExpeditionsRetryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let method: MethodRow
    /// - Returns: Who calls, with what.
    let prepare: @Sendable (ExpeditionsHouse) async throws -> (UUID, any Message)

    var testDescription: String { method.path }

    init(_ method: MethodRow, _ prepare: @escaping @Sendable (ExpeditionsHouse) async throws -> (UUID, any Message)) {
      (self.method, self.prepare) = (method, prepare)
    }
  }

  private static let anna = UUID()
  private static let moderator = UUID()

  /// An attempt of anna's at a race, and the chunks of its track.
  private static func begun(_ house: ExpeditionsHouse, chunks: Int = 0) async throws -> String {
    let attemptID = try await house.start(try await house.published(ChallengeKinds.draft(.race)), by: anna)
    for (sequence, chunk) in ExpeditionsHouse.chunks(ChallengeKinds.track(.race)).prefix(chunks).enumerated() {
      _ = try await house.append(chunk, sequence, to: attemptID, by: anna)
    }
    return attemptID
  }

  private static func rejected(_ house: ExpeditionsHouse) async throws -> String {
    let challengeID = try await house.published(ChallengeKinds.draft(.race))
    return try await house.done(challengeID, ChallengeKinds.track(.race, speed: 13), by: anna).attempt?.attemptID ?? ""
  }

  static let rows: [Row] = [
    Row(ChallengeServiceMethods.createChallenge) { ($0.maker, CreateChallengeRequest(draft: ChallengeKinds.draft(.race))) },
    Row(ChallengeServiceMethods.updateChallenge) { house in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      return (house.maker, UpdateChallengeRequest(challengeID: challengeID, revision: 2, draft: ChallengeKinds.draft(.checkpoint)))
    },
    Row(ChallengeServiceMethods.publishChallenge) { house in
      (house.maker, PublishChallengeRequest(challengeID: try await house.create(ChallengeKinds.draft(.race))))
    },
    Row(ChallengeServiceMethods.withdrawChallenge) { house in
      (house.maker, WithdrawChallengeRequest(challengeID: try await house.published(ChallengeKinds.draft(.race))))
    },
    Row(ChallengeServiceMethods.reportChallenge) { house in
      (anna, ReportChallengeRequest(challengeID: try await house.published(ChallengeKinds.draft(.race)), reason: .impossible))
    },
    Row(AttemptServiceMethods.startAttempt) { house in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      return (anna, StartAttemptRequest(challengeID: challengeID, position: OnePark.middle, accuracyM: 5, features: [.gps]))
    },
    Row(AttemptServiceMethods.appendTrack) { house in
      let attemptID = try await begun(house)
      let samples = ChallengeKinds.track(.race).prefix(60)
      return (anna, AppendTrackRequest(attemptID: attemptID, sequence: 0, samples: samples.map(\.message)))
    },
    Row(TrackImportServiceMethods.importTrack) { house in
      (anna, ImportTrackRequest(attemptID: try await begun(house), mediaID: UUID().text))
    },
    Row(AttemptServiceMethods.finishAttempt) { house in (anna, FinishAttemptRequest(attemptID: try await begun(house, chunks: 9))) },
    Row(AttemptServiceMethods.keepTrack) { house in (anna, KeepTrackRequest(attemptID: try await begun(house, chunks: 1), isKept: true)) },
    Row(AttemptServiceMethods.abandonAttempt) { house in (anna, AbandonAttemptRequest(attemptID: try await begun(house))) },
    Row(AttemptServiceMethods.appealVerdict) { house in (anna, AppealVerdictRequest(attemptID: try await rejected(house), text: "Wind.")) },
    Row(AttemptModerationServiceMethods.decideAttempt) { house in
      let attemptID = try await rejected(house)
      let context = house.call(AttemptServiceMethods.appealVerdict, by: anna)
      _ = try await house.attempts.handlers.appealVerdict(AppealVerdictRequest(attemptID: attemptID), context)
      house.auth.appoint(moderator)
      return (moderator, DecideAttemptRequest(attemptID: attemptID, isAccepted: true))
    },
  ]

  @Test func everyMutationIsTried() {
    let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.game.expeditions.") && $0.idempotency != .read }
    #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: Self.rows.map(\.method.path), exceptions: [:]) == [])
  }

  @Test(arguments: rows) func aRetryHasNoSecondEffect(row: Row) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (caller, message) = try await row.prepare(house)
      let (key, request) = (row.method.idempotency == .key ? UUID().text : nil, message.encoded())
      let method = try #require(try house.features().methods.first { $0.row == row.method })
      guard case .unary(let body) = method.body else { return #expect(Bool(false), "a mutation answers once") }
      let breaches = try await RetryLaw.breaches(of: .same, in: house.database, reason: { ($0 as? RPCError)?.reason }) {
        // An effect that came again would come at another time.
        house.clock.advance(by: .seconds(1))
        return try await body(request, house.call(row.method, by: caller, key: key, roles: ["moderator"]))
      }
      #expect(breaches == [])
    }
  }
}
