import FoundationEssentials
import Testing

@testable import QuizWalks

/// Sights of others in a group, and places.
@Suite struct GroupRulesTests {
  private typealias Viewer = GroupRules.Viewer

  @Test func beforeTheEndPointsAreToldToThoseToWhomTheyAreOfNoUse() {
    for hasEnded in [false, true] {
      for number in 1...3 {
        let sight = GroupRules.sight(of: 1, to: Viewer(number: number, hasEnded: hasEnded), inClass: false, hasEnded: false)
        #expect(sight == (number == 1 || hasEnded ? .points : .counts))
      }
    }
  }

  @Test func inAClassTheTeacherSeesAllAndPupilsSeeThemselves() {
    for hasEnded in [false, true] {
      for number in 0...3 {
        let sight = GroupRules.sight(of: 1, to: Viewer(number: number, hasEnded: hasEnded), inClass: true, hasEnded: false)
        #expect(sight == (number < 2 ? .points : .nothing))
      }
    }
  }

  @Test(arguments: [false, true])
  func afterTheEndAllAreTold(isClass: Bool) {
    for number in 0...3 {
      #expect(GroupRules.sight(of: 1, to: Viewer(number: number, hasEnded: false), inClass: isClass, hasEnded: true) == .points)
    }
  }

  private func member(_ number: Int, _ points: Int, off: Int64? = nil, _ duration: Int64, hasEnded: Bool = true) -> StoredMember {
    StoredMember(
      number: number, accountID: UUID(), name: "", state: .present, isOfGuest: false, runID: UUID(),
      progress: .init(closedCount: 3, points: points, hasEnded: hasEnded, duration: duration, tieOff: off))
  }

  @Test func pointsThenTheGuessThenTheTimeDecideAndEqualsShareAPlace() {
    let members = [
      member(1, 2, off: 5, 60_000), member(2, 3, off: 9, 90_000), member(3, 2, off: 4, 99_000), member(4, 2, 10_000),
      member(5, 2, off: 5, 50_000), member(6, 2, off: 5, 60_000), member(7, 3, 1_000, hasEnded: false),
    ]
    #expect(GroupRules.ranks(members) == [2: 1, 3: 2, 5: 3, 1: 4, 6: 4, 4: 6])
    #expect(GroupRules.ranks([]) == [:])
  }

  @Test func whoMakesAWalkTakesOthersAlongOnAnyAndOthersOnWhatIsForMany() {
    for visibility in StoredWalk.Visibility.allCases {
      #expect(GroupRules.mayTakeOthers(on: visibility, WalkRules.Viewer(isMaker: true)))
      #expect(GroupRules.mayTakeOthers(on: visibility, WalkRules.Viewer(isEditor: true)))
      #expect(GroupRules.mayTakeOthers(on: visibility, WalkRules.Viewer(isFriend: true)) == [.link, .all].contains(visibility))
    }
  }

  @Test func aGroupIsFull() {
    for count in 0...100 {
      #expect(GroupRules.isFull(count, isClass: false) == (count >= 20))
      #expect(GroupRules.isFull(count, isClass: true) == (count >= 60))
    }
  }
}
