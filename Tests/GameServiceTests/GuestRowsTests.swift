import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import Lifecycle
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Events
@testable import GameService

/// Rows of guests, moved by the features as the process has them.
@Suite struct GuestRowsTests {
  private static let now = Moment(milliseconds: 1_767_225_600_000)
  private static let guest = GuestLaw.guest
  private static let id = "'00000000-0000-4000-8000-000000000001'"
  private static let time = "timestamptz '2026-01-01 00:00:00+00'"

  /// For each table a row of a guest, behind those that it refers to.
  private static let rows: KeyValuePairs<String, String> = [
    "game_players": """
    INSERT INTO games (game_id, kind, map_id, create_time, version, scoring_version, map_diagonal_m, default_latitude, default_longitude,
      default_marker_scores, load_ms, moving_ms, guess_ms, reveal_ms, late_buffer_ms, phase, round_number, phase_start_time, due_time, timer_generation)
    VALUES (\(id), 'single', 'world', \(time), 1, 1, 1000, 0, 0, true, 1, 1, 1, 1, 1, 'loading', 1, \(time), \(time), 1);
    INSERT INTO game_players (game_id, player_index, account_id, time_zone, create_time) VALUES (\(id), 1, \(guest), 'UTC', \(time))
    """,
    "open_singles": "INSERT INTO open_singles (account_id, game_id) VALUES (\(guest), \(id))",
    "past_games": """
    INSERT INTO past_games (account_id, game_id, create_time, end_time, score, player_index, is_finished, has_left, kind, map_id)
    VALUES (\(guest), gen_random_uuid(), \(time), \(time), 1, 1, true, false, 'single', 'world')
    """,
    "statistics": "INSERT INTO statistics (account_id, single_game_count) VALUES (\(guest), 1)",
    "play_days": "INSERT INTO play_days (account_id, play_day, game_count) VALUES (\(guest), '2026-01-01', 1)",
    "daily_plays": """
    INSERT INTO daily_games (game_day, map_id, seed, commitment, drawn_places, create_time)
    VALUES ('2026-01-01', 'world', sha256('seed'), sha256('commitment'), '', \(time));
    INSERT INTO daily_plays (account_id, game_day, game_id) VALUES (\(guest), '2026-01-01', \(id))
    """,
    "signals": """
    INSERT INTO signals (account_id, signal_id, game_id, kind, value, sample_count, create_time)
    VALUES (\(guest), gen_random_uuid(), \(id), 'precise_fast', 1, 1, \(time))
    """,
    "quiz_runs": """
    INSERT INTO quiz_runs (run_id, account_id, walk_id, version, is_of_guest, is_hidden, is_speed, movement_seed, answer_seed,
      question_count, bounds, positions, start_time, active_time, points, duration_ms, is_verified)
    VALUES (\(id), \(guest), \(id), 1, true, false, false, '', '', 1, '{}', '{}', \(time), \(time), 0, 0, true)
    """,
    "quiz_run_questions": "INSERT INTO quiz_run_questions (run_id, question_id, account_id) VALUES (\(id), \(id), \(guest))",
    "quiz_group_members": """
    INSERT INTO quiz_groups (group_id, account_id, walk_id, version, is_class, is_hidden, is_speed, question_count, last_number,
      create_time, expire_time)
    VALUES (\(id), \(id), \(id), 1, false, false, false, 1, 1, \(time), \(time));
    INSERT INTO quiz_group_members (group_id, number, account_id, name, state, is_of_guest, join_time)
    VALUES (\(id), 1, \(guest), 'Guest', 0, true, \(time))
    """,
    "achievement_measures": """
    INSERT INTO achievement_measures (account_id, measure, value, rules_version) VALUES (\(guest), 'games', 1, 1)
    """,
    "achievement_ledger": """
    INSERT INTO achievement_ledger (account_id, measure, cause, subject, amount, entry_time) VALUES (\(guest), 'points', \(id), '', 1, \(time))
    """,
    "badges": "INSERT INTO badges (account_id, badge, level, unlock_time) VALUES (\(guest), 'first', 1, \(time))",
    "hidden_badges": "INSERT INTO hidden_badges (account_id, badge) VALUES (\(guest), 'first')",
    "board_entries": """
    INSERT INTO board_entries (account_id, board, entry_id, board_key, value, tie, entry_time)
    VALUES (\(guest), 'where_am_i.score', \(id), '', 1, 0, \(time))
    """,
    "board_standings": """
    INSERT INTO board_standings (account_id, board, board_key, period, aggregation, direction, entry_count_min, entry_count, whole_value, reach_time)
    VALUES (\(guest), 'where_am_i.score', '', 'all', 'average', 1, 5, 1, 1, \(time))
    """,
  ]

  private static let following = [
    "turns": "of the player with the index, whose account game_players says",
    "game_events": "of the player with the index, whose account game_players says",
  ]

  /// A feature that says that it moves its rows, and moves others.
  private struct Forgetful: DatabaseFeature {
    var methods: [RPCMethod] { [] }
    var personal: PersonalRows { PersonalRows(["diaries": .moved, "letters": .moved], move: { _, _, _, _ in }) }
  }

  private static func problems(
    with more: [any DatabaseFeature] = [], rows: KeyValuePairs<String, String>, script: String? = nil
  ) async throws -> [String] {
    let scratch = try ScratchDatabase("events", "game")
    if let script { try scratch.run(script: script) }
    return try await scratch.withDatabase { database async throws in
      let (circle, clock) = (FriendCircle(), FakeClock(now))
      let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": circle, "geo": circle, "auth": circle])
      let features = try GameService.features(base) + more
      let inbox = Inbox(database: database, time: clock, handlers: FeatureList(features, in: database).events(base.outbox))
      return try await GuestLaw.problems(of: features, rows: rows, following: following, in: scratch) { merged in
        let event = InboxEvent(
          eventID: UUID(), type: GuestMerges.eventType, orderingKey: "merge", source: "auth", createTime: now,
          payload: AccountMerged(guest: merged.guest, account: merged.account).encoded())
        #expect(await inbox.receive([event]).takenCount == 1)
      }
    }
  }

  @Test func whatIsSaidToBeMovedIsTheAccountsAfterTheMerge() async throws {
    #expect(try await Self.problems(rows: Self.rows) == [])
  }

  @Test func whatIsForgottenIsNamed() async throws {
    let found = try await Self.problems(
      with: [Forgetful()], rows: ["diaries": "INSERT INTO diaries VALUES (\(Self.guest))"],
      script: "CREATE TABLE diaries (account_id uuid PRIMARY KEY); CREATE TABLE letters (account_id uuid PRIMARY KEY)")
    #expect(
      found.suffix(3) == [
        "statistics is said to be moved, and no row of a guest is in this test", "diaries has a row of the guest after the merge",
        "diaries has no row of the account after the merge",
      ])
    #expect(found.contains("letters is said to be moved, and no row of a guest is in this test"))
  }
}
