import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct ConversationRulesTests {
  private static let now = Moment(milliseconds: 1_000_000_000)

  private static let yesAndNo = [true, false]

  /// Every combination of facts: who may open a conversation, and what the others hear.
  @Test func whoMayOpenAConversationIsDecidedByEveryFact() {
    for asker in Self.yesAndNo {
      for other in Self.yesAndNo {
        for isMinorAmong in Self.yesAndNo {
          for areFriends in Self.yesAndNo {
            for isPermitted in Self.yesAndNo {
              let standing = ConversationRules.Standing(
                askerMayChat: asker, otherMayChat: other, isMinorAmong: isMinorAmong, areFriends: areFriends,
                permitted: isPermitted ? PermittedContact() : nil)
              let outcome = Result { () throws(ConversationRules.Refusal) in try ConversationRules.open(standing, at: Self.now) }
              let expected: Result<Bool, ConversationRules.Refusal> =
                if !asker { .failure(.chatNotAllowed) } else if !other { .failure(.contactNotAllowed) } else if areFriends {
                  .success(false)
                } else if isMinorAmong || !isPermitted { .failure(.contactNotAllowed) } else { .success(true) }
              #expect(outcome == expected, "\(standing)")
            }
          }
        }
      }
    }
  }

  /// Every combination of facts, for two and for a group.
  @Test func whoMayWriteIsDecidedByEveryFact() {
    func refusal(_ facts: ConversationRules.Writing) -> ConversationRules.Refusal? {
      do throws(ConversationRules.Refusal) { try ConversationRules.write(facts) } catch { return error }
      return nil
    }
    for bits in 0..<64 {
      var facts = ConversationRules.Writing(
        isGroup: bits & 1 != 0, senderMayChat: bits & 2 != 0, isSenderMinor: bits & 4 != 0, isPeerReachable: bits & 8 != 0,
        isPeerMinor: bits & 16 != 0, areFriends: bits & 32 != 0)
      let isMinorAmong = facts.isSenderMinor || facts.isPeerMinor
      var expected: ConversationRules.Refusal?
      if !facts.senderMayChat {
        expected = .chatNotAllowed
      } else if facts.isGroup {
        expected = facts.isSenderMinor ? .chatNotAllowed : nil
      } else if !facts.isPeerReachable {
        expected = .recipientGone
      } else if isMinorAmong, !facts.areFriends {
        expected = .contactNotAllowed
      }
      #expect(refusal(facts) == expected, "\(facts)")
      // Nobody need ask whether they are friends where it does not matter.
      facts.areFriends.toggle()
      #expect(facts.asksForFriendship || refusal(facts) == expected, "\(facts)")
    }
  }

  @Test func strangersAreLimitedAndFriendsAreNot() {
    var standing = ConversationRules.Standing(permitted: PermittedContact(dailyMax: 2))
    let times = [1, 2, 3].map { Self.now - .seconds(3_600 * (4 - $0)) }
    standing.contactTimes = Array(times.prefix(1))
    #expect(throws: Never.self) { try ConversationRules.open(standing, at: Self.now) }
    standing.contactTimes = Array(times.prefix(2))
    // A day after the first of the two.
    #expect(throws: ConversationRules.Refusal.tooManyNew(wait: .seconds(21 * 3_600))) { try ConversationRules.open(standing, at: Self.now) }
    // More than are allowed now: one may go on when so many have passed that one is left.
    standing.contactTimes = times
    #expect(throws: ConversationRules.Refusal.tooManyNew(wait: .seconds(22 * 3_600))) { try ConversationRules.open(standing, at: Self.now) }
    standing.areFriends = true
    #expect(throws: Never.self) { try ConversationRules.open(standing, at: Self.now) }
  }

  @Test func aMuteEndsInTheFutureOrNever() throws {
    #expect(try ConversationRules.muteEnd(nil, at: Self.now) == nil)
    #expect(try ConversationRules.muteEnd(Self.now + .seconds(1), at: Self.now) == Self.now + .seconds(1))
    #expect(try ConversationRules.muteEnd(Self.now + ConversationRules.muteMax + .seconds(1), at: Self.now) == nil)
    #expect(throws: ConversationRules.Refusal.muteEnd) { try ConversationRules.muteEnd(Self.now, at: Self.now) }
  }

  @Test func receiptsAreToldInSmallConversations() {
    #expect(ConversationRules.tellsReceipts(memberCount: 20) && !ConversationRules.tellsReceipts(memberCount: 21))
  }
}

@Suite struct MessageRulesTests {
  private static let sent = Moment(milliseconds: 1_000_000_000)

  private func refusal(_ body: () throws(MessageRules.Refusal) -> Void) -> MessageRules.Refusal? {
    do throws(MessageRules.Refusal) { try body() } catch { return error }
    return nil
  }

  @Test(
    arguments: [
      ("hi", nil), ("two\nlines", nil), ("שלום 👩‍💻", nil), (String(repeating: "a", count: 4_000), nil),
      ("", .textEmpty), (" \n\u{200B}", .textEmpty), (String(repeating: "a", count: 4_001), .textTooLong),
      ("a" + String(repeating: "\u{301}", count: 4_000), .textTooLong), ("a\u{0}", .textInvalid), ("a\u{202E}b", .textInvalid),
      ("a\r\nb", .textInvalid),
    ] as [(String, MessageRules.Refusal?)])
  func aTextIsSeenShortAndHonest(text: String, expected: MessageRules.Refusal?) {
    #expect(refusal { () throws(MessageRules.Refusal) in try MessageRules.check(text: text, place: nil) } == expected)
  }

  @Test(
    arguments: [
      (45, 9, "", nil), (90, 180, "a", nil), (-90, -180, "a", nil), (90.1, 0, "", .placeInvalid), (0, -180.1, "", .placeInvalid),
      (.nan, 0, "", .placeInvalid), (0, .infinity, "", .placeInvalid), (0, 0, String(repeating: "a", count: 201), .placeNameInvalid),
      (0, 0, "a\nb", .placeNameInvalid),
    ] as [(Double, Double, String, MessageRules.Refusal?)])
  func aPlaceIsOnEarth(latitude: Double, longitude: Double, name: String, expected: MessageRules.Refusal?) {
    let place = MessageRules.Place(latitude: latitude, longitude: longitude, name: name)
    #expect(refusal { () throws(MessageRules.Refusal) in try MessageRules.check(text: "", place: place) } == expected)
    #expect(refusal { () throws(MessageRules.Refusal) in try MessageRules.check(text: "here", place: place) } == expected)
  }

  @Test(arguments: ["👍", "❤️", "👩‍💻", "🇮🇹", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "☕"])
  func anEmojiIsAReaction(emoji: String) {
    #expect(refusal { () throws(MessageRules.Refusal) in try MessageRules.checkReaction(emoji) } == nil)
  }

  @Test(arguments: ["a", "1", "", "👍👍", "👍a", " ", "#", "©text", "\u{200D}", "a\u{301}"])
  func anythingElseIsNone(text: String) {
    #expect(refusal { () throws(MessageRules.Refusal) in try MessageRules.checkReaction(text) } == .reactionInvalid)
  }

  @Test func anEditIsTheSendersAndInTimeAndOfTheLatestVersion() {
    let end = Self.sent + MessageRules.editWindow
    for (isMine, isDeleted, now, expected, refused) in [
      (true, false, end, 1, nil), (true, false, end, nil, nil), (true, false, end + .milliseconds(1), 1, .tooLate),
      (true, false, end, 2, .versionConflict), (false, false, end, 1, .notSender), (true, true, end, 1, .notFound),
      (false, true, end, 1, .notFound),
    ] as [(Bool, Bool, Moment, Int64?, MessageRules.Refusal?)] {
      let facts = MessageRules.Facts(isMine: isMine, isDeleted: isDeleted, createTime: Self.sent, version: 1)
      #expect(
        refusal { () throws(MessageRules.Refusal) in try MessageRules.checkEdit(facts, expected: expected, at: now) } == refused, "\(facts)"
      )
    }
  }

  @Test func aDeletionForAllIsTheSendersForAnHourAndAModeratorsAlways() {
    let end = Self.sent + MessageRules.deleteWindow
    for (isMine, isModerator, now, refused) in [
      (true, false, end, nil), (true, false, end + .milliseconds(1), .tooLate), (false, false, end, .notSender),
      (false, true, end + .seconds(86_400), nil), (true, true, end + .seconds(86_400), nil),
    ] as [(Bool, Bool, Moment, MessageRules.Refusal?)] {
      let facts = MessageRules.Facts(isMine: isMine, isDeleted: false, createTime: Self.sent, version: 1)
      #expect(
        refusal { () throws(MessageRules.Refusal) in try MessageRules.checkDeletion(facts, isModerator: isModerator, at: now) } == refused)
    }
  }
}
