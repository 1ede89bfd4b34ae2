import AllAppsProto
import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import QuizWalks

/// A teacher walks with pupils who have no mail (requirement Q-31).
@Suite struct ClassTests {
  @Test func fortyPupilsAnswerAtOnceAndTheTeacherSeesItAll() async throws {
    try await QuizHouse.run { house in
      // Nobody but the class walks it.
      let walkID = try await house.draft()
      try await house.publish(walkID, .private)
      let groupID = try await house.group(walkID, .class)
      let code = try await house.shown(groupID, by: house.maker).code
      let pupils = (1...40).map { (name: "Pupil \($0)", id: UUID()) }
      try await Self.atOnce(pupils) { _ = try await house.join(code: code, name: $0.name, by: $0.id, isGuest: true, address: "192.0.2.1") }
      #expect(await house.refusal { _ = try await house.startRun(in: groupID, by: pupils[0].id) } == "WALK_GROUP_NOT_STARTED")
      #expect(await house.refusal { try await house.startClass(groupID, by: pupils[0].id) } == "NOT_WALK_GROUP_MAKER")
      try await house.startClass(groupID)
      #expect(await house.refusal { _ = try await house.startRun(in: groupID, by: house.maker) } == "NOT_A_WALKER")
      _ = try await house.groupNews()
      let runs = try await Self.atOnce(pupils) { try await house.startRun(in: groupID, by: $0.id, isGuest: true) }
      house.clock.advance(by: .seconds(12))
      let question = try await house.run(runs[0], by: pupils[0].id).questions[0].questionID
      let walkers = zip(pupils, runs).map { (id: $0.id, runID: $1) }
      try await Self.atOnce(walkers) { _ = try await house.unlock(question, at: 100, in: $0.runID, by: $0.id) }
      try await Self.atOnce(walkers) { walker in
        let isEven = pupils.firstIndex { $0.id == walker.id }.map { $0.isMultiple(of: 2) } ?? false
        _ = try await house.answer(isEven ? 1 : 0, to: question, in: walker.runID, by: walker.id)
      }
      let board = try await house.shown(groupID, by: house.maker)
      #expect(board.members.count == 40 && Set(board.members.map(\.name)) == Set(pupils.map { $0.name }))
      #expect(board.members.allSatisfy { $0.progress?.answeredCount == 1 && $0.progress?.points != nil && $0.person == nil })
      #expect(board.members.count { $0.progress?.points == 1 } == 20 && board.questions.map(\.rightCount) == [20, 0, 0])
      let news = try await house.groupNews()
      #expect(news.count == 80 && news.allSatisfy { $0.accounts == [house.maker] }, "begun and answered: the teacher alone hears")
      try await house.endGroup(groupID)
      #expect(try await house.run(runs[7], by: pupils[7].id).endTime != nil)
      #expect(try await house.shown(groupID, by: pupils[7].id).members.allSatisfy { $0.progress?.rank != nil })
    }
  }

  /// Does something for all at the same time.
  @discardableResult
  private static func atOnce<Element: Sendable, Result: Sendable>(
    _ all: [Element], _ body: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (index, one) in all.enumerated() { group.addTask { (index, try await body(one)) } }
      let done = try await group.reduce(into: [(Int, Result)]()) { $0.append($1) }
      return done.sorted { $0.0 < $1.0 }.map { $0.1 }
    }
  }

  @Test func aPupilSeesNamesAndHowFarTheyAreThemselves() async throws {
    try await QuizHouse.run { house in
      let groupID = try await house.group(try await house.published(), .class)
      let (anna, berta) = (UUID(), UUID())
      try await house.join(groupID, name: "Anna", by: anna, isGuest: true)
      // Somebody with an account comes by a name of the class as well.
      house.social.know([berta: "berta_online"])
      #expect(await house.refusal { try await house.join(groupID, by: berta) } == "MISSING")
      try await house.join(groupID, name: "Berta", by: berta)
      try await house.startClass(groupID)
      let runID = try await house.startRun(in: groupID, by: anna, isGuest: true)
      try await house.answer(1, in: runID, by: anna)
      let seen = try await house.shown(groupID, by: anna)
      #expect(seen.members.map(\.name) == ["Anna", "Berta"] && seen.members.allSatisfy { $0.person == nil })
      #expect(seen.members.map { $0.progress?.points } == [1, nil] && seen.members[1].progress == nil && seen.questions.isEmpty)
      #expect(seen.ownNumber == 1 && !seen.isMaker)
      #expect(await house.refusal { try await house.invite([anna], to: groupID, by: house.maker) } == "IS_CLASS")
      try await house.remove(2, from: groupID)
      let names: [String] = try await house.database.query("SELECT name FROM quiz_group_members ORDER BY number").map { try $0.get(0) }
      #expect(names == ["", "Anna", ""], "the name of who was sent away is forgotten")
    }
  }

  @Test func aGuestWhoBecomesSomebodyStaysInTheClass() async throws {
    try await QuizHouse.run { house in
      let groupID = try await house.group(try await house.published(), .class)
      let (guest, account) = (UUID(), UUID())
      try await house.join(groupID, name: "Anna", by: guest, isGuest: true)
      try await house.startClass(groupID)
      let runID = try await house.startRun(in: groupID, by: guest, isGuest: true)
      try await house.database.transaction { transaction in
        try await house.groups.store.move(from: guest, to: account, in: transaction)
        try await house.runs.store.move(from: guest, to: account, in: transaction)
      }
      #expect(try await house.shown(groupID, by: account).ownRunID == runID)
      try await house.answer(1, in: runID, by: account)
      #expect(try await house.shown(groupID, by: house.maker).members.map { $0.progress?.points } == [1])
    }
  }

  /// A guest who was sent away takes a tap to be another guest.
  @Test func whoIsSentAwayDoesNotComeBackAsAnotherGuest() async throws {
    try await QuizHouse.run { house in
      let groupID = try await house.group(try await house.published(), .class)
      let old = try await house.shown(groupID, by: house.maker).code
      _ = try await house.join(code: old, name: "Ugly", by: UUID(), isGuest: true)
      try await house.remove(1, from: groupID)
      #expect(
        await house.refusal { _ = try await house.join(code: old, name: "Ugly", by: UUID(), isGuest: true) } == "WALK_GROUP_NOT_FOUND")
      let new = try await house.shown(groupID, by: house.maker).code
      #expect(new.count == 6 && new != old)
      _ = try await house.join(code: new, name: "Anna", by: UUID(), isGuest: true)
    }
  }
}
