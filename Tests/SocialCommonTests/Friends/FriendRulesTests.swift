import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct FriendRulesTests {
  private typealias Rules = FriendRules
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  /// Every request there can be: none, open, declined, withdrawn and taken back, a moment ago, just within the rest, just after it.
  private static let requests: [Rules.Request?] =
    [nil, Rules.Request(state: .open)]
    + [Rules.RequestState.declined, .withdrawn].flatMap { state in
      [.zero, Rules.declineRest - .milliseconds(1), Rules.declineRest].map { Rules.Request(state: state, declineTime: now - $0) }
    }
    + [.zero, Rules.cancelRest - .milliseconds(1), Rules.cancelRest].map { Rules.Request(state: .cancelled, cancelTime: now - $0) }

  private static var standings: [Rules.Standing] {
    var all: [Rules.Standing] = []
    for mine in requests {
      for theirs in requests {
        for areFriends in [false, true] {
          for counts in 0..<32 {
            all.append(
              Rules.Standing(
                areFriends: areFriends, mine: mine, theirs: theirs, myFriendCount: counts & 1 == 0 ? 0 : Int64(Rules.friendsMax),
                theirFriendCount: counts & 2 == 0 ? 0 : Int64(Rules.friendsMax), mySentCount: counts & 4 == 0 ? 0 : Int64(Rules.sentMax),
                myMadeCount: counts & 16 == 0 ? 0 : Int64(Rules.madeMax), theirReceivedCount: counts & 8 == 0 ? 0 : Int64(Rules.receivedMax)
              ))
          }
        }
      }
    }
    return all
  }

  private static func asked(_ standing: Rules.Standing) -> Result<Rules.Asking, Rules.Refusal> {
    do { return .success(try Rules.ask(standing, at: now)) } catch { return .failure(error) }
  }

  @Test func askingKeepsItsPromisesWhateverTheStanding() {
    for standing in Self.standings {
      let (mine, theirs) = (standing.mine?.state(at: Self.now), standing.theirs?.state(at: Self.now))
      let isFull = max(standing.myFriendCount, standing.theirFriendCount) >= Rules.friendsMax
      let asked = Self.asked(standing)
      switch asked {
      case .success(.becomeFriends): #expect(!standing.areFriends && !isFull && (theirs == .open || theirs == .declined))
      case .success(.wait), .success(.waitSilently):
        #expect(!standing.areFriends && !isFull && (theirs == nil || theirs == .withdrawn || theirs == .cancelled))
        // Who has taken a request back within a day rings no telephone.
        #expect(mine == (asked == .success(.wait) ? nil : .cancelled) && standing.myMadeCount < Rules.madeMax)
      case .success(.seemToWait): #expect(!standing.areFriends && mine == .withdrawn && standing.myMadeCount < Rules.madeMax)
      case .failure(.tooManyRequests): #expect(standing.myMadeCount >= Rules.madeMax && mine != .open && mine != .declined)
      case .failure(.alreadyFriends): #expect(standing.areFriends)
      case .failure(.requestPending): #expect(mine == .open || mine == .declined)
      case .failure(.friendsFull): #expect(isFull)
      case .failure(.requestsFull): #expect(standing.mySentCount >= Rules.sentMax || standing.theirReceivedCount >= Rules.receivedMax)
      case .failure(let other): Issue.record("\(other)")
      }
      // Whoever has been declined within the rest is answered as if the request waited, and never reaches the other one.
      if mine == .declined || mine == .withdrawn, theirs != .open, theirs != .declined {
        #expect(asked != .success(.wait) && asked != .success(.waitSilently))
      }
    }
  }

  @Test func aDeclineLooksToItsSenderLikeARequestThatWaits() {
    for standing in Self.standings where standing.mine?.state(at: Self.now) == .declined {
      var open = standing
      open.mine = Rules.Request(state: .open)
      #expect(Self.asked(standing) == Self.asked(open))
      let cancelled = (try? Rules.cancel(standing, at: Self.now)) != nil
      #expect(cancelled == ((try? Rules.cancel(open, at: Self.now)) != nil))
    }
  }

  @Test func answersNeedARequestThatWaits() {
    for standing in Self.standings {
      let isOpen = standing.theirs?.state == .open
      let isFull = max(standing.myFriendCount, standing.theirFriendCount) >= Rules.friendsMax
      #expect(((try? Rules.decline(standing, at: Self.now)) != nil) == isOpen)
      #expect(((try? Rules.accept(standing, at: Self.now)) != nil) == (isOpen && !isFull))
      #expect(((try? Rules.part(standing)) != nil) == standing.areFriends)
      switch standing.mine?.state(at: Self.now) {
      case .open: #expect((try? Rules.cancel(standing, at: Self.now)) == .remove)
      case .declined: #expect((try? Rules.cancel(standing, at: Self.now)) == .withdraw)
      case .withdrawn, .cancelled, nil: #expect(throws: Rules.Refusal.requestNotFound) { try Rules.cancel(standing, at: Self.now) }
      }
    }
  }
}
