import AllAppsProto
import CairnProto
import CairnTesting
import Events
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

/// A walk is taken together (requirement Q-29).
@Suite struct GroupHandlersTests {
  @Test func aGroupWalksAndHasResultsInCommon() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, guest) = (try await house.published(), UUID(), UUID())
      house.social.know([house.maker: "anna", friend: "berta"])
      let groupID = try await house.group(walkID)
      try await house.join(groupID, by: friend)
      try await house.join(groupID, name: " Carla ", by: guest, isGuest: true)
      let people = [house.maker, friend, guest]
      var runs: [String] = []
      for person in people { runs.append(try await house.startRun(in: groupID, by: person, isGuest: person == guest)) }
      #expect(try await house.run(runs[1], by: friend).groupID == groupID)
      for (index, person) in people.enumerated() {
        for number in 1...3 { try await house.answer(number, rightly: number > index, in: runs[index], by: person) }
      }
      let before = try await house.shown(groupID, by: friend)
      #expect(before.members.map { $0.progress?.answeredCount } == [3, 3, 3])
      #expect(before.members.map { $0.progress?.points } == [nil, 2, nil], "points of others would tell who was right")
      #expect(before.questions.isEmpty && before.ownNumber == 2 && before.ownRunID == runs[1] && !before.isMaker)
      _ = try await house.end(runs[1], by: friend)
      #expect(try await house.shown(groupID, by: friend).members.map { $0.progress?.points } == [3, 2, 1])
      #expect(try await house.shown(groupID, by: guest).members.map { $0.progress?.points } == [nil, nil, 1])
      try await house.endGroup(groupID)
      for person in people {
        let group = try await house.shown(groupID, by: person)
        #expect(group.state == .ended && group.code == "" && group.endTime == house.clock.now())
        #expect(group.members.map { $0.progress?.rank } == [1, 2, 3] && group.members.map { $0.progress?.points } == [3, 2, 1])
        #expect(group.members.map(\.name) == ["", "", "Carla"] && group.members.map { $0.person?.username } == ["anna", "berta", nil])
        #expect(group.questions.map(\.rightCount) == [1, 2, 3] && group.questions.map(\.answeredCount) == [3, 3, 3])
      }
      #expect(try await house.run(runs[0], by: house.maker).endTime != nil, "runs end with the group")
    }
  }

  @Test func eachHearsWhatTheyMayHearAndNeverAPlace() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, guest) = (try await house.published(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      try await house.join(groupID, by: friend)
      try await house.join(groupID, name: "Carla", by: guest, isGuest: true)
      var news = try await house.groupNews()
      #expect(news.map(\.accounts) == [[house.maker], [house.maker, friend]])
      let (own, other) = (
        try await house.startRun(in: groupID, by: friend), try await house.startRun(in: groupID, by: guest, isGuest: true)
      )
      _ = try await house.groupNews()
      _ = try await house.end(other, by: guest)
      news = try await house.groupNews()
      guard case .walkGroupProgressed(let ended) = news[0].content else { return #expect(Bool(false)) }
      #expect(news.count == 1 && ended.progress?.hasEnded == true && ended.number == 3 && news[0].accounts == [house.maker, friend])
      house.clock.advance(by: .seconds(10))
      _ = try await house.tell(50, in: own, by: friend)
      #expect(try await house.groupNews().isEmpty, "nobody hears that somebody walks")
      try await house.answer(1, in: own, by: friend)
      news = try await house.groupNews()
      #expect(news.map(\.accounts) == [[house.maker], [guest]])
      let told = news.compactMap { item -> WalkGroupProgress? in
        if case .walkGroupProgressed(let progressed) = item.content { progressed.progress } else { nil }
      }
      #expect(told.map(\.answeredCount) == [1, 1] && told.map(\.points) == [nil, 1])
      #expect(news.allSatisfy { $0.sent.subject == friend.bytes && $0.sent.coalesceKey.count <= 100 })
      try await house.endGroup(groupID)
      news = try await house.groupNews()
      #expect(news.count == 1 && news[0].accounts == [house.maker, friend, guest] && news[0].sent.subject.isEmpty)
    }
  }

  @Test func oneIsInItOnceAndHasOneRunHoweverManyCallsThereAre() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.published(), UUID())
      let groupID = try await house.group(walkID)
      let code = try await house.shown(groupID, by: house.maker).code
      let joined = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<4 { group.addTask { try await house.join(code: code.lowercased(), by: friend) } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(joined == [groupID])
      #expect(try await house.shown(groupID, by: friend).members.map(\.number) == [1, 2])
      let runs = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<4 { group.addTask { try await house.startRun(in: groupID, by: friend) } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(runs.count == 1)
      let count: Int = try await house.database.query("SELECT count(*) FROM quiz_runs").firstRow().get(0)
      #expect(count == 1)
    }
  }

  @Test func aGroupIsFullAtTwentyHoweverManyComeAtOnce() async throws {
    try await QuizHouse.run { house in
      let groupID = try await house.group(try await house.published())
      let code = try await house.shown(groupID, by: house.maker).code
      let outcomes = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<25 { group.addTask { await house.refusal { _ = try await house.join(code: code, by: UUID()) } } }
        return await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == nil } == 19 && outcomes.count { $0 == "WALK_GROUP_FULL" } == 6)
      #expect(try await house.shown(groupID, by: house.maker).members.map(\.number) == Array(1...20))
    }
  }

  @Test func everyRefusalHasItsReason() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, stranger) = (try await house.published(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      let code = try await house.shown(groupID, by: house.maker).code
      #expect(await house.refusal { _ = try await house.join(code: "12", by: friend) } == "MALFORMED")
      #expect(await house.refusal { _ = try await house.join(code: code, by: friend, isGuest: true) } == "MISSING")
      #expect(await house.refusal { _ = try await house.join(code: code, name: "a\u{202E}b", by: friend, isGuest: true) } == "NOT_WRITING")
      #expect(await house.refusal { _ = try await house.join(code: code, name: "\u{2800}", by: friend, isGuest: true) } == "NOT_WRITING")
      let long = String(repeating: "a", count: 41)
      #expect(await house.refusal { _ = try await house.join(code: code, name: long, by: friend, isGuest: true) } == "TOO_LONG")
      #expect(await house.refusal { _ = try await house.shown(groupID, by: stranger) } == "WALK_GROUP_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.startRun(in: groupID, by: stranger) } == "WALK_GROUP_NOT_FOUND")
      #expect(await house.refusal { try await house.endGroup(groupID, by: stranger) } == "WALK_GROUP_NOT_FOUND")
      try await house.join(groupID, by: friend)
      #expect(await house.refusal { try await house.endGroup(groupID, by: friend) } == "NOT_WALK_GROUP_MAKER")
      #expect(await house.refusal { try await house.remove(1, from: groupID, by: friend) } == "NOT_WALK_GROUP_MAKER")
      #expect(await house.refusal { try await house.remove(1, from: groupID) } == "SELF")
      #expect(await house.refusal { try await house.remove(3, from: groupID) } == "OUT_OF_RANGE")
      #expect(await house.refusal { try await house.invite([stranger], to: groupID, by: friend) } == "NOT_FRIENDS")
      try await house.endGroup(groupID)
      #expect(await house.refusal { _ = try await house.join(code: code, by: stranger) } == "WALK_GROUP_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.startRun(in: groupID, by: friend) } == "WALK_GROUP_ENDED")
      #expect(await house.refusal { try await house.invite([stranger], to: groupID, by: friend) } == "WALK_GROUP_ENDED")
    }
  }

  @Test func aWalkForFewIsTakenByItsMakerAlone() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.draft(), UUID())
      house.social.befriend(house.maker, friend)
      #expect(await house.refusal { _ = try await house.group(walkID) } == "WALK_NOT_PUBLISHED")
      try await house.publish(walkID, .friends)
      #expect(await house.refusal { _ = try await house.group(walkID, by: friend) } == "WALK_NOT_FOR_GROUPS")
      #expect(await house.refusal { _ = try await house.group(walkID, by: UUID()) } == "WALK_NOT_FOUND")
      let groupID = try await house.group(walkID)
      let stranger = UUID()
      try await house.join(groupID, by: stranger)
      _ = try await house.startRun(in: groupID, by: stranger)
      let other = UUID()
      try await house.join(groupID, by: other)
      _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: walkID), house.call(WalkServiceMethods.deleteWalk, by: house.maker))
      #expect(await house.refusal { _ = try await house.startRun(in: groupID, by: other) } == "WALK_GONE")
    }
  }

  @Test func whoIsBlockedFindsNoGroupOrIsNotSeenInIt() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, other) = (try await house.published(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      let code = try await house.shown(groupID, by: house.maker).code
      house.social.block(house.maker, other)
      #expect(await house.refusal { _ = try await house.join(code: code, by: other) } == "WALK_GROUP_NOT_FOUND")
      let third = UUID()
      try await house.join(groupID, by: friend)
      try await house.join(groupID, by: third)
      house.social.block(third, friend)
      #expect(try await house.shown(groupID, by: friend).members.map(\.number) == [1, 2])
      #expect(try await house.shown(groupID, by: third).members.map(\.number) == [1, 3])
      #expect(try await house.shown(groupID, by: house.maker).members.map(\.number) == [1, 2, 3])
      house.social.setDown(true)
      #expect(await house.refusal { _ = try await house.shown(groupID, by: friend) } == "UNAVAILABLE")
    }
  }

  @Test func whoLeavesWalksOnAloneAndComesBackToTheSameRun() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.published(), UUID())
      let groupID = try await house.group(walkID)
      try await house.join(groupID, by: friend)
      let runID = try await house.startRun(in: groupID, by: friend)
      try await house.leave(groupID, by: friend)
      _ = try await house.groupNews()
      try await house.answer(1, in: runID, by: friend)
      #expect(try await house.groupNews().isEmpty)
      #expect(try await house.shown(groupID, by: house.maker).members.count == 1)
      #expect(await house.refusal { _ = try await house.shown(groupID, by: friend) } == "WALK_GROUP_NOT_FOUND")
      try await house.join(groupID, by: friend)
      #expect(try await house.startRun(in: groupID, by: friend) == runID)
      #expect(try await house.shown(groupID, by: house.maker).members.map(\.number) == [1, 2])
      try await house.remove(2, from: groupID)
      #expect(await house.refusal { try await house.join(groupID, by: friend) } == "WALK_GROUP_NOT_FOUND")
      #expect(try await house.run(runID, by: friend).endTime == nil)
      try await house.leave(groupID, by: house.maker)
      #expect(try await house.shown(groupID, by: house.maker).state == .ended, "whoever has made it ends it by leaving")
      #expect(try await house.run(runID, by: friend).endTime == nil, "the run of who was sent away is nobody else's business")
    }
  }

  @Test func aGuestWhoComesBackWithAnAccountIsShownByItsName() async throws {
    try await QuizHouse.run { house in
      let (walkID, carla) = (try await house.published(), UUID())
      house.social.know([carla: "carla_k"])
      let groupID = try await house.group(walkID)
      try await house.join(groupID, name: "Carla", by: carla, isGuest: true)
      let runID = try await house.startRun(in: groupID, by: carla, isGuest: true)
      func shown() async throws -> WalkGroupMember {
        try #require(try await house.shown(groupID, by: house.maker).members.first { $0.number == 2 })
      }
      let guest = try await shown()
      #expect(guest.name == "Carla" && guest.person == nil)
      try await house.leave(groupID, by: carla)
      try await house.join(groupID, by: carla)
      let back = try await shown()
      #expect(back.name.isEmpty && back.person?.username == "carla_k")
      #expect(try await house.startRun(in: groupID, by: carla) == runID)
    }
  }

  @Test func aGroupEndsByItselfAndIsForgottenAfterNinetyDays() async throws {
    try await QuizHouse.run { house in
      let (walkID, guest) = (try await house.published(), UUID())
      let groupID = try await house.group(walkID)
      try await house.join(groupID, name: "Carla", by: guest, isGuest: true)
      house.clock.advance(by: .seconds(23 * 3_600))
      let runID = try await house.startRun(in: groupID, by: guest, isGuest: true)
      try await house.turn("end walk groups")
      #expect(try await house.shown(groupID, by: guest).state == .walking)
      house.clock.advance(by: .seconds(3_600))
      #expect(try await house.shown(groupID, by: guest).state == .ended, "told by the time, swept or not")
      try await house.turn("end walk groups")
      #expect(try await house.shown(groupID, by: guest).endTime == house.clock.now())
      #expect(try await house.run(runID, by: guest).endTime != nil)
      house.clock.advance(by: GroupRules.retention - .seconds(2 * 24 * 3_600))
      try await house.turn("sweep walk groups")
      #expect(try await house.shown(groupID, by: guest).members.map(\.name) == ["", "Carla"])
      house.clock.advance(by: .seconds(2 * 24 * 3_600))
      try await house.turn("sweep walk groups")
      #expect(await house.refusal { _ = try await house.shown(groupID, by: guest) } == "WALK_GROUP_NOT_FOUND")
      let names: Int = try await house.database.query("SELECT count(*) FROM quiz_group_members").firstRow().get(0)
      #expect(names == 0)
      #expect(try await house.run(runID, by: guest).endTime != nil, "the run stays the player's")
    }
  }

  @Test func whoIsDeletedIsNotThereAnyMore() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, other, teacher) = (try await house.published(), UUID(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      let second = try await house.group(walkID, by: teacher)
      let code = try await house.shown(second, by: teacher).code
      for person in [friend, other] { try await house.join(groupID, by: person) }
      _ = try await house.join(code: code, by: other)
      let runID = try await house.startRun(in: second, by: other)
      _ = try await house.groupNews()
      try await house.database.transaction { _ = try await house.features.personal.purge(friend, in: $0) }
      #expect(try await house.groupNews().map(\.accounts) == [[house.maker, other]])
      #expect(try await house.shown(groupID, by: other).members.map(\.number) == [1, 3])
      try await house.database.transaction { _ = try await house.features.personal.purge(teacher, in: $0) }
      let news = try await house.groupNews()
      guard case .walkGroupChanged(let changed)? = news.first?.content else { return #expect(Bool(false)) }
      #expect(news.count == 1 && changed.change == .ended && news[0].accounts == [other])
      #expect(await house.refusal { _ = try await house.shown(second, by: other) } == "WALK_GROUP_NOT_FOUND")
      try await house.answer(1, in: runID, by: other)
      #expect(try await house.end(runID, by: other).run?.points == 1)
    }
  }

  @Test func friendsAreInvitedOnceAndComeByTheCode() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend) = (try await house.published(), UUID())
      let groupID = try await house.group(walkID)
      house.social.befriend(house.maker, friend)
      _ = try await house.groupNews()
      try await house.invite([friend], to: groupID, by: house.maker)
      let news = try await house.groupNews()
      guard case .walkGroupInvited(let invited)? = news.first?.content else { return #expect(Bool(false)) }
      #expect(news.count == 1 && news[0].accounts == [friend] && news[0].sent.subject == house.maker.bytes)
      #expect(try await house.join(code: invited.code, by: friend) == groupID)
      let list = try await house.groups.listWalkGroups(
        ListWalkGroupsRequest(), house.call(WalkGroupServiceMethods.listWalkGroups, by: friend))
      #expect(list.groups.map(\.groupID) == [groupID] && list.groups.map(\.isMaker) == [false])
    }
  }

  /// The code that was invited by ends when somebody is sent away.
  @Test func whoWasInvitedHearsOfAnotherCode() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, there, stranger) = (try await house.published(), UUID(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      for person in [friend, there] { house.social.befriend(house.maker, person) }
      try await house.invite([friend, there], to: groupID, by: house.maker)
      for person in [there, stranger] { try await house.join(groupID, by: person) }
      let old = try await house.shown(groupID, by: house.maker).code
      _ = try await house.groupNews()
      try await house.remove(3, from: groupID)
      let renewed = try await house.groupNews().compactMap { news -> (accounts: Set<UUID>, code: String)? in
        guard case .walkGroupInvited(let invited) = news.content else { return nil }
        return (accounts: news.accounts, code: invited.code)
      }
      let new = try await house.shown(groupID, by: house.maker).code
      #expect(renewed.count == 1 && renewed.first?.accounts == [friend] && renewed.first?.code == new && new != old)
      let notified: Int64 = try await house.database.query(
        "SELECT count(*) FROM outbox WHERE type = 'notification.requested'"
      ).firstRow().get(0)
      #expect(notified == 1, "once, when they were invited")
      #expect(try await house.join(code: new, by: friend) == groupID)
    }
  }

  /// An invitation says the walk's title: hidden, the walk takes it along, and nobody is invited any more.
  @Test func nobodyIsInvitedToAWalkThatModeratorsHaveHidden() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, other) = (try await house.published(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      for person in [friend, other] { house.social.befriend(house.maker, person) }
      try await house.invite([friend], to: groupID, by: house.maker)
      let notified = try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested'").map { row in
        try NotificationRequested(decoding: try row.get(0))
      }.filter { $0.objectID == groupID }
      #expect(notified.map(\.contentID) == [walkID])
      try await house.moderate(walkID, isHidden: true)
      #expect(await house.refusal { try await house.invite([other], to: groupID, by: house.maker) } == "WALK_HIDDEN")
    }
  }

  @Test func nobodyIsInvitedTwiceAndNobodyWhoIsThereOrWas() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, other, late, member) = (try await house.published(), UUID(), UUID(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      for person in [friend, other, late, member] { house.social.befriend(house.maker, person) }
      house.social.befriend(member, friend)
      try await house.join(groupID, by: member)
      _ = try await house.groupNews()
      try await house.invite([friend, member], to: groupID, by: house.maker)
      #expect(try await house.groupNews().map(\.accounts) == [[friend]])
      try await house.invite([friend], to: groupID, by: house.maker)
      try await house.invite([friend], to: groupID, by: member)
      #expect(try await house.groupNews().isEmpty)
      try await house.leave(groupID, by: member)
      _ = try await house.groupNews()
      try await house.invite([friend, other, member], to: groupID, by: house.maker)
      #expect(try await house.groupNews().map(\.accounts) == [[other]])
      // Two calls at once.
      async let one: Void = house.invite([late], to: groupID, by: house.maker)
      async let two: Void = house.invite([late], to: groupID, by: house.maker)
      _ = try await (one, two)
      #expect(try await house.groupNews().map(\.accounts) == [[late]])
      let notified = try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested'").map { row in
        try NotificationRequested(decoding: try row.get(0))
      }.filter { $0.objectID == groupID }
      #expect(notified.count == 3 && Set(notified.flatMap(\.accounts)) == [friend.bytes, other.bytes, late.bytes])
    }
  }

  @Test func whoWasInvitedIsForgottenWithThePersonAndTheGroup() async throws {
    try await QuizHouse.run { house in
      let (walkID, friend, other) = (try await house.published(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      for person in [friend, other] { house.social.befriend(house.maker, person) }
      try await house.invite([friend, other], to: groupID, by: house.maker)
      try await house.database.transaction { _ = try await house.features.personal.purge(friend, in: $0) }
      let left: [UUID] = try await house.database.query("SELECT account_id FROM quiz_group_invitations").map { try $0.get(0) }
      #expect(left == [other])
      house.clock.advance(by: GroupRules.retention + .seconds(1))
      try await house.turn("sweep walk groups")
      let count: Int = try await house.database.query("SELECT count(*) FROM quiz_group_invitations").firstRow().get(0)
      #expect(count == 0)
    }
  }

  @Test func aListOfGroupsGoesOn() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      var made: [String] = []
      for _ in 0..<5 {
        house.clock.advance(by: .seconds(1))
        made.append(try await house.group(walkID))
      }
      var (found, token): ([String], String) = ([], "")
      repeat {
        let request = ListWalkGroupsRequest(pageSize: 2, pageToken: token)
        let page = try await house.groups.listWalkGroups(request, house.call(WalkGroupServiceMethods.listWalkGroups, by: house.maker))
        (found, token) = (found + page.groups.map(\.groupID), page.nextPageToken)
      } while !token.isEmpty
      #expect(found == made.reversed())
      for _ in 0..<5 { made.append(try await house.group(walkID)) }
      #expect(await house.refusal { _ = try await house.group(walkID) } == "TOO_MANY_WALK_GROUPS")
      try await house.endGroup(made[0])
      _ = try await house.group(walkID)
    }
  }

  @Test func tenWrongCodesOfWalksAndGroupsTogetherAreEnough() async throws {
    try await QuizHouse.run { house in
      let groupID = try await house.group(try await house.published())
      let (code, thief) = (try await house.shown(groupID, by: house.maker).code, UUID())
      for number in 0..<10 {
        let refusal = await house.refusal {
          if number.isMultiple(of: 2) { _ = try await house.join(code: "222222", by: thief) }
          let context = house.call(WalkServiceMethods.findWalkByCode, by: thief)
          _ = try await house.walks.findWalkByCode(FindWalkByCodeRequest(code: "222222"), context)
        }
        #expect(refusal == (number.isMultiple(of: 2) ? "WALK_GROUP_NOT_FOUND" : "WALK_NOT_FOUND"))
      }
      #expect(await house.refusal { _ = try await house.join(code: code, by: thief) } == "TOO_MANY_CODES")
      // As after a million.
      try await house.database.execute("UPDATE quiz_code_tries SET try_count = 1000000")
      #expect(await house.refusal { _ = try await house.join(code: code, by: thief) } == "TOO_MANY_CODES")
      house.clock.advance(by: .seconds(600))
      #expect(await house.refusal { _ = try await house.join(code: code, by: thief) } == nil)
    }
  }

  @Test func guestsOfOneNetworkAreCountedTogether() async throws {
    try await QuizHouse.run { house in
      for _ in 0..<CodeRules.networkTriesMax {
        let refusal = await house.refusal { _ = try await house.join(code: "222222", by: UUID(), isGuest: true, address: "192.0.2.1") }
        #expect(refusal == "WALK_GROUP_NOT_FOUND")
      }
      #expect(
        await house.refusal { _ = try await house.join(code: "222222", by: UUID(), isGuest: true, address: "192.0.2.1") }
          == "TOO_MANY_CODES")
      #expect(
        await house.refusal { _ = try await house.join(code: "222222", by: UUID(), isGuest: true, address: "192.0.2.2") }
          == "WALK_GROUP_NOT_FOUND")
    }
  }
}
