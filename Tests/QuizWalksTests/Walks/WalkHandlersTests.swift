import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Positions
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import Testing

@testable import QuizWalks

/// Walks are made, published and found.
@Suite struct WalkHandlersTests {
  @Test func aDraftIsKeptAsOneTypesAndIsItsMakersAlone() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.draft()
      var half = Question(questionID: UUID().text, kind: .choice(ChoiceQuestion(options: ["only one"])))
      let put = try await house.put(half, in: walkID)
      #expect(put.question?.title == "Fråga 4" && put.question?.number == 4)
      half.number = 1
      #expect(try await house.put(half, in: walkID).question?.number == 1)
      let draft = try await house.getDraft(walkID)
      #expect(draft.questions.map(\.number) == [1, 2, 3, 4])
      #expect(draft.questions[0].title == "Fråga 4" && draft.questions[1].text == "Secret question 1?")
      #expect(draft.isChanged && draft.version == 0)
      let other = UUID()
      for method in ["read", "walk"] {
        let refusal = await house.refusal {
          if method == "read" { _ = try await house.getDraft(walkID, by: other) } else { _ = try await house.walk(walkID, by: other) }
        }
        #expect(refusal == "WALK_NOT_FOUND")
      }
      #expect(await house.refusal { try await house.put(house.question(9), in: walkID, by: other) } == "WALK_NOT_FOUND")
      #expect(await house.refusal { _ = try await house.publish(walkID, by: other) } == "WALK_NOT_FOUND")
    }
  }

  @Test func publishingNamesWhatIsMissing() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.draft(title: "")
      try await house.put(Question(questionID: UUID().text, title: "", kind: .choice(ChoiceQuestion(options: ["one"]))), in: walkID)
      do {
        _ = try await house.publish(walkID)
        Issue.record("it was published")
      } catch let error as RPCError {
        #expect(error.reason == "WALK_INCOMPLETE" && error.code == .failedPrecondition)
        #expect(
          error.fieldViolations.map { "\($0.field) \($0.reason)" } == [
            "title MISSING", "questions[4] QUESTION_WITHOUT_TITLE", "questions[4] QUESTION_WITHOUT_TEXT",
            "questions[4] QUESTION_WITHOUT_POSITION", "questions[4] TOO_FEW_OPTIONS", "questions[4] NO_RIGHT_OPTION",
          ])
      }
    }
  }

  @Test func aTitleIsTakenByAnotherPublishedWalkOfTheSameMakerOnly() async throws {
    try await QuizHouse.run { house in
      _ = try await house.published(title: "Round the lake")
      let again = try await house.draft(title: " round the LAKE ")
      #expect(await house.refusal { _ = try await house.publish(again) } == "TITLE_TAKEN")
      let other = UUID()
      let others = try await house.draft(title: "Round the lake", by: other)
      #expect(try await house.publish(others, by: other) == 1)
    }
  }

  @Test func twoOfATitlePublishedAtOnceAreOne() async throws {
    try await QuizHouse.run { house in
      let ids = [try await house.draft(title: "Same"), try await house.draft(title: "Same")]
      let outcomes = await withTaskGroup(of: String?.self) { group in
        for id in ids { group.addTask { await house.refusal { _ = try await house.publish(id) } } }
        return await group.reduce(into: [String?]()) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == nil } == 1 && outcomes.contains("TITLE_TAKEN"))
    }
  }

  @Test func aWalkIsOnTopOfOnesOwnAndFoundByUserNearNewAndByCode() async throws {
    try await QuizHouse.run { house in
      let (guest, maker) = (UUID(), house.maker)
      house.social.know([maker: "anna"])
      let first = try await house.published(title: "First")
      house.clock.advance(by: .seconds(5))
      let second = try await house.published(title: "Second")
      house.clock.advance(by: .seconds(5))
      let draft = try await house.draft(title: "Draft")
      #expect(try await house.list(.mine, by: maker).walks.map(\.title) == ["Draft", "Second", "First"])
      let found = try await house.list(.user, of: maker.text, by: guest).walks
      #expect(found.map(\.walkID) == [second, first] && found[0].maker?.username == "anna")
      #expect(try await house.list(.new, by: guest).walks.map(\.walkID) == [second, first])
      #expect(try await house.list(.featured, by: guest).walks.isEmpty)
      let feature = house.call(WalkServiceMethods.featureWalk, by: UUID())
      _ = try await house.walks.featureWalk(FeatureWalkRequest(walkID: first, isFeatured: true), feature)
      #expect(try await house.list(.featured, by: guest).walks.map(\.walkID) == [first])
      let near = try await house.walks.findNearbyWalks(
        FindNearbyWalksRequest(position: LatLng(Field.point(3_000, 0))), house.call(WalkServiceMethods.findNearbyWalks, by: guest))
      #expect(Set(near.walks.compactMap { $0.walk?.walkID }) == [first, second])
      let code = try await house.walk(second, by: guest).code
      #expect(code.count == 6)
      let context = house.call(WalkServiceMethods.findWalkByCode, by: guest, address: "192.0.2.1")
      #expect(try await house.walks.findWalkByCode(FindWalkByCodeRequest(code: code.lowercased()), context).walk?.walkID == second)
      #expect(await house.refusal { _ = try await house.walk(draft, by: guest) } == "WALK_NOT_FOUND")
    }
  }

  @Test func listsGoOnByPages() async throws {
    try await QuizHouse.run { house in
      for number in 1...5 {
        _ = try await house.published(title: "Walk \(number)")
        house.clock.advance(by: .seconds(1))
      }
      for section in [ListWalksRequest.Section.new, .mine, .user] {
        var (titles, token) = ([String](), "")
        repeat {
          let of = section == .user ? house.maker.text : ""
          let page = try await house.list(section, of: of, by: house.maker, size: 2, token: token)
          titles += page.walks.map(\.title)
          token = page.nextPageToken
        } while !token.isEmpty
        #expect(titles == ["Walk 5", "Walk 4", "Walk 3", "Walk 2", "Walk 1"])
      }
    }
  }

  @Test func nothingOfQuestionsIsShownBeforeAWalkIsWalked() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      let walk = try await house.walk(walkID, by: UUID())
      #expect(walk.questionCount == 3 && walk.permissions == WalkPermissions(canPlay: true, canShare: true))
      let text = String(describing: walk)
      #expect(!text.lowercased().contains("secret"))
      let point = LatLng(Field.point(200, 0))
      #expect(walk.area != point)
    }
  }

  @Test func blockedPairsAndStrangersDoNotSeeWhatIsNotForThem() async throws {
    try await QuizHouse.run { house in
      let (friend, stranger, blocked) = (UUID(), UUID(), UUID())
      house.social.befriend(house.maker, friend)
      house.social.block(house.maker, blocked)
      let all = try await house.published(title: "All")
      house.clock.advance(by: .seconds(1))
      let friends = try await house.draft(title: "Friends")
      try await house.publish(friends, .friends)
      let link = try await house.draft(title: "Link")
      try await house.publish(link, .link)
      let own = try await house.draft(title: "Own")
      try await house.publish(own, .private)
      func sees(_ person: UUID) async -> [Bool] {
        var seen: [Bool] = []
        for id in [all, friends, link, own] { seen.append(await house.refusal { _ = try await house.walk(id, by: person) } == nil) }
        return seen
      }
      #expect(await sees(friend) == [true, true, true, false])
      #expect(await sees(stranger) == [true, false, true, false])
      #expect(await sees(blocked) == [false, false, false, false])
      #expect(await sees(house.maker) == [true, true, true, true])
      #expect(try await house.list(.user, of: house.maker.text, by: friend).walks.map(\.title) == ["Friends", "All"])
      #expect(try await house.list(.user, of: house.maker.text, by: stranger).walks.map(\.title) == ["All"])
      #expect(try await house.list(.user, of: house.maker.text, by: blocked).walks.isEmpty)
      #expect(try await house.list(.new, by: blocked).walks.isEmpty)
      for id in [friends, own] {
        #expect(await house.refusal { _ = try await house.start(id, by: stranger) } == "WALK_NOT_FOUND")
      }
    }
  }

  @Test func codesAreTriedTenTimesByAnAccountAndTwoHundredTimesByANetwork() async throws {
    try await QuizHouse.run { house in
      let code = try await house.walk(try await house.published(), by: house.maker).code
      func attempt(_ code: String, by account: UUID, from address: String) async -> String? {
        await house.refusal {
          let context = house.call(WalkServiceMethods.findWalkByCode, by: account, address: address)
          _ = try await house.walks.findWalkByCode(FindWalkByCodeRequest(code: code), context)
        }
      }
      let person = UUID()
      for _ in 0..<10 { #expect(await attempt("222222", by: person, from: "192.0.2.1") == "WALK_NOT_FOUND") }
      #expect(await attempt(code, by: person, from: "192.0.2.2") == "TOO_MANY_CODES")
      // A network is counted over all its accounts; right codes are no tries.
      for _ in 0..<189 { #expect(await attempt("222222", by: UUID(), from: "192.0.2.1") == "WALK_NOT_FOUND") }
      #expect(await attempt(code, by: UUID(), from: "192.0.2.1") == nil)
      #expect(await attempt("222222", by: UUID(), from: "192.0.2.1") == "WALK_NOT_FOUND")
      #expect(await attempt(code, by: UUID(), from: "192.0.2.1") == "TOO_MANY_CODES")
      #expect(await attempt(code, by: UUID(), from: "192.0.2.3") == nil)
      house.clock.advance(by: CodeRules.tryWindow)
      #expect(await attempt(code, by: person, from: "192.0.2.1") == nil)
    }
  }

  @Test func friendsEditTogetherUntilTheMakerSaysOtherwise() async throws {
    try await QuizHouse.run { house in
      let (friend, stranger) = (UUID(), UUID())
      house.social.befriend(house.maker, friend)
      let walkID = try await house.draft()
      func add(_ account: UUID, by caller: UUID) async throws {
        let context = house.call(WalkServiceMethods.addEditor, by: caller)
        _ = try await house.walks.addEditor(AddEditorRequest(walkID: walkID, accountID: account.text), context)
      }
      #expect(await house.refusal { try await add(stranger, by: house.maker) } == "NOT_FRIENDS")
      #expect(await house.refusal { try await add(stranger, by: stranger) } == "SELF")
      try await add(friend, by: house.maker)
      try await house.put(house.question(4), in: walkID, by: friend)
      #expect(try await house.getDraft(walkID, by: friend).questions.count == 4)
      #expect(try await house.list(.mine, by: friend).walks.map(\.permissions?.canEdit) == [true])
      #expect(await house.refusal { try await add(stranger, by: friend) } == "NOT_MAKER")
      let delete = house.call(WalkServiceMethods.deleteWalk, by: friend)
      #expect(await house.refusal { _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: walkID), delete) } == "NOT_MAKER")
      let remove = house.call(WalkServiceMethods.removeEditor, by: house.maker)
      _ = try await house.walks.removeEditor(RemoveEditorRequest(walkID: walkID, accountID: friend.text), remove)
      #expect(await house.refusal { try await house.put(house.question(5), in: walkID, by: friend) } == "WALK_NOT_FOUND")
    }
  }

  @Test func whatAnotherEditorHasWrittenIsNotUndone() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.draft()
      let draft = try await house.getDraft(walkID)
      func put(_ text: String, seen: Int64) async throws -> Int64 {
        var question = draft.questions[0]
        question.text = text
        let request = PutQuestionRequest(walkID: walkID, question: question, revision: seen)
        return try await house.walks.putQuestion(request, house.call(WalkServiceMethods.putQuestion, by: house.maker)).revision
      }
      let revision = try await put("One?", seen: draft.revision)
      #expect(revision == draft.revision + 1)
      #expect(await house.refusal { _ = try await put("Other?", seen: draft.revision) } == "DRAFT_CHANGED")
      #expect(try await put("One?", seen: draft.revision) == revision, "the same again changes nothing")
      #expect(try await house.getDraft(walkID).questions[0].text == "One?")
      let update = UpdateWalkRequest(walkID: walkID, head: DraftHead(title: "Another"), revision: draft.revision)
      let context = house.call(WalkServiceMethods.updateWalk, by: house.maker)
      #expect(await house.refusal { _ = try await house.walks.updateWalk(update, context) } == "DRAFT_CHANGED")
      #expect(try await put("Other?", seen: revision) == revision + 1)
      #expect(try await put("Whatever there is?", seen: 0) == revision + 2)
    }
  }

  /// Who is blocked, or a friend no more, edits nothing; and knows the answers still.
  @Test func anEditorWhoIsAFriendNoMoreIsAStranger() async throws {
    try await QuizHouse.run { house in
      let (friend, other) = (UUID(), UUID())
      for account in [friend, other] { house.social.befriend(house.maker, account) }
      let walkID = try await house.draft()
      let add = house.call(WalkServiceMethods.addEditor, by: house.maker)
      for account in [friend, other] {
        _ = try await house.walks.addEditor(AddEditorRequest(walkID: walkID, accountID: account.text), add)
      }
      #expect(try await house.getDraft(walkID, by: friend).editorAccountIDs.count == 2)
      house.social.setDown(true)
      #expect(await house.refusal { _ = try await house.getDraft(walkID, by: friend) } == "UNAVAILABLE")
      #expect(await house.refusal { _ = try await house.getDraft(walkID) } == nil, "the maker needs nobody")
      house.social.setDown(false)
      // A block ends the friendship, as SocialService has it.
      house.social.part(house.maker, friend)
      house.social.block(house.maker, friend)
      let refusals = [
        await house.refusal { _ = try await house.walk(walkID, by: friend) },
        await house.refusal { _ = try await house.publish(walkID, by: friend) },
        await house.refusal { try await house.put(house.question(4), in: walkID, by: friend) },
        await house.refusal { _ = try await house.getDraft(walkID, by: friend) },
        await house.refusal {
          _ = try await house.walks.duplicateWalk(
            DuplicateWalkRequest(walkID: walkID), house.call(WalkServiceMethods.duplicateWalk, by: friend))
        },
        await house.refusal {
          _ = try await house.walks.getWalkInsights(
            GetWalkInsightsRequest(walkID: walkID), house.call(WalkServiceMethods.getWalkInsights, by: friend))
        },
      ]
      #expect(refusals == Array(repeating: "WALK_NOT_FOUND", count: 6))
      #expect(try await house.list(.mine, by: friend).walks.isEmpty)
      #expect(try await house.list(.mine, by: other).walks.count == 1)
      #expect(try await house.getDraft(walkID).editorAccountIDs == [other.text])
      #expect(try await house.getDraft(walkID, by: other).questions.count == 3)
    }
  }

  /// The title is in what people are told: only who may see the walk is told of it.
  @Test func aWalkIsSentToThoseWhoMaySeeIt() async throws {
    try await QuizHouse.run { house in
      let (friend, blocked, stranger, both) = (UUID(), UUID(), UUID(), UUID())
      for account in [blocked, stranger, both] { house.social.befriend(friend, account) }
      for account in [friend, both] { house.social.befriend(house.maker, account) }
      house.social.block(house.maker, blocked)
      let walkID = try await house.draft()
      func told(_ visibility: WalkVisibility) async throws -> Set<UUID> {
        try await house.publish(walkID, visibility)
        try await house.database.execute("DELETE FROM outbox")
        house.clock.advance(by: WalkRules.sharePause)
        let context = house.call(WalkServiceMethods.shareWalk, by: friend)
        let accounts = [blocked, stranger, both].map(\.text)
        _ = try await house.walks.shareWalk(ShareWalkRequest(walkID: walkID, accountIDs: accounts), context)
        let payloads: [[UInt8]] = try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested'")
          .map { try $0.get(0) }
        return Set(try payloads.flatMap { try NotificationRequested(decoding: $0).accounts.compactMap { UUID(bytes: $0) } })
      }
      #expect(try await told(.friends) == [both])
      #expect(try await told(.public) == [both, stranger])
      #expect(try await told(.link) == [both, stranger])
    }
  }

  @Test func nobodyHearsOfAWalkAgainAndAgain() async throws {
    try await QuizHouse.run { house in
      let friends = [UUID(), UUID()]
      for friend in friends { house.social.befriend(house.maker, friend) }
      let walkID = try await house.published()
      func told(_ accounts: [UUID]) async throws -> Int {
        try await house.database.execute("DELETE FROM outbox")
        let context = house.call(WalkServiceMethods.shareWalk, by: house.maker)
        _ = try await house.walks.shareWalk(ShareWalkRequest(walkID: walkID, accountIDs: accounts.map(\.text)), context)
        let payloads: [[UInt8]] = try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested'")
          .map { try $0.get(0) }
        return try payloads.reduce(0) { $0 + (try NotificationRequested(decoding: $1).accounts.count) }
      }
      #expect(try await told([friends[0]]) == 1)
      #expect(try await told(friends) == 1, "the other one")
      for _ in 0..<3 { #expect(try await told(friends) == 0) }
      house.clock.advance(by: WalkRules.sharePause)
      #expect(try await told(friends) == 2)
    }
  }

  @Test func aVersionIsMadeOfWhatHasChangedAndIsNotFeaturedYet() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      let feature = house.call(WalkServiceMethods.featureWalk, by: UUID())
      _ = try await house.walks.featureWalk(FeatureWalkRequest(walkID: walkID, isFeatured: true), feature)
      #expect(try await house.publish(walkID, .link) == 1, "nothing has changed but who may see it")
      #expect(try await house.walk(walkID, by: UUID()).visibility == .link)
      #expect(try await house.publish(walkID) == 1)
      #expect(try await house.list(.featured, by: UUID()).walks.map(\.walkID) == [walkID])
      try await house.put(house.question(4), in: walkID)
      #expect(try await house.list(.featured, by: UUID()).walks.count == 1, "the draft is nobody else's")
      #expect(try await house.publish(walkID) == 2)
      #expect(try await house.list(.featured, by: UUID()).walks.isEmpty, "an administrator has seen another one")
    }
  }

  @Test func theVersionIsFeaturedThatAnAdministratorHasLookedAt() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      func feature(_ version: Int32, _ isFeatured: Bool = true) async -> String? {
        let request = FeatureWalkRequest(walkID: walkID, isFeatured: isFeatured, version: version)
        return await house.refusal {
          _ = try await house.walks.featureWalk(request, house.call(WalkServiceMethods.featureWalk, by: UUID()))
        }
      }
      func featured() async throws -> [Int32] { try await house.list(.featured, by: UUID()).walks.map(\.version) }
      try await house.put(house.question(4), in: walkID)
      #expect(try await house.publish(walkID) == 2)
      for version: Int32 in [1, 3, -1] { #expect(await feature(version) == "WALK_CHANGED") }
      #expect(try await featured() == [])
      for _ in 0..<2 { #expect(await feature(2) == nil) }
      #expect(try await featured() == [2])
      // A draft changes nothing of it; its publication does, and the former version is not featured again.
      try await house.put(house.question(5), in: walkID)
      #expect(try await featured() == [2])
      #expect(try await house.publish(walkID) == 3)
      #expect(await feature(2) == "WALK_CHANGED")
      #expect(try await featured() == [])
      // Whatever there is, as long as nobody names one; and nothing is asked where it is to be featured no longer.
      #expect(await feature(0) == nil)
      #expect(try await featured() == [3])
      #expect(await feature(1, false) == nil)
      #expect(try await featured() == [])
    }
  }

  @Test func aWalkIsSentToFriendsOnly() async throws {
    try await QuizHouse.run { house in
      let (friend, stranger) = (UUID(), UUID())
      house.social.befriend(house.maker, friend)
      let walkID = try await house.published()
      func share(with accounts: [UUID], _ walkID: String) async -> String? {
        await house.refusal {
          let context = house.call(WalkServiceMethods.shareWalk, by: house.maker)
          _ = try await house.walks.shareWalk(ShareWalkRequest(walkID: walkID, accountIDs: accounts.map(\.text)), context)
        }
      }
      #expect(await share(with: [friend, stranger], walkID) == "NOT_FRIENDS")
      #expect(await share(with: [], walkID) == "MISSING")
      let draft = try await house.draft(title: "Draft")
      #expect(await share(with: [friend], draft) == "WALK_NOT_PUBLISHED")
      #expect(await share(with: [friend], walkID) == nil)
      let types: [String] = try await house.database.query("SELECT type FROM outbox WHERE type <> 'media.claimed' ORDER BY event_id")
        .map { try $0.get(0) }
      #expect(types == ["user.event", "user.event", "notification.requested"])
    }
  }

  @Test func friendsHearOfAWalkOnce() async throws {
    try await QuizHouse.run { house in
      house.social.befriend(house.maker, UUID())
      let walkID = try await house.published()
      try await house.put(house.question(4), in: walkID)
      #expect(try await house.publish(walkID) == 2)
      let count: Int = try await house.database.query("SELECT count(*) FROM outbox WHERE type = 'user.event'").firstRow().get(0)
      #expect(count == 1)
    }
  }

  @Test(
    arguments: [
      (DraftHead(title: String(repeating: "a", count: 101)), "TOO_LONG"), (DraftHead(title: "a\u{202E}b"), "NOT_WRITING"),
      (DraftHead(title: "a\nb"), "NOT_WRITING"), (DraftHead(lang: "swedish please"), "MALFORMED"),
      (DraftHead(radiusM: 9), "OUT_OF_RANGE"), (DraftHead(radiusM: 101), "OUT_OF_RANGE"),
      (DraftHead(image: WalkImage(mediaID: "x")), "INVALID_UUID"),
      (DraftHead(routePoints: [LatLng](repeating: LatLng(), count: 501)), "TOO_MANY"),
      (DraftHead(routePoints: [LatLng(latitudeDegrees: .nan)]), "OUT_OF_RANGE"),
      (DraftHead(tieBreaker: TieBreaker(text: "?", lower: 5, upper: 5, answer: 5)), "OUT_OF_RANGE"),
      (DraftHead(tieBreaker: TieBreaker(text: "?", lower: .min, upper: 5, answer: 5)), "OUT_OF_RANGE"),
    ] as [(DraftHead, String)])
  func malformedDraftsAreRefused(head: DraftHead, reason: String) {
    do {
      _ = try WalkRequests.head(head)
      Issue.record("it was taken")
    } catch {
      #expect(error.fieldViolations.first?.reason == reason)
    }
  }
}
