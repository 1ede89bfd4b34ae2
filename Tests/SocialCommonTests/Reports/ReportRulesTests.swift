import CairnProto
import CairnTesting
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct ReportRulesTests {
  private static let now = Moment(milliseconds: 1_000_000_000_000)

  private static func refusal(_ body: () throws(ReportRules.Refusal) -> Void) -> ReportRules.Refusal? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func whoIsSeenWasMetOrIsBlockedMayBeReported() {
    for relation in Relation.allCases.map(Optional.some) + [nil] {
      for (hasBlocked, hasMet) in [(false, false), (false, true), (true, false), (true, true)] {
        #expect(
          ReportRules.mayReport(relation, hasBlocked: hasBlocked, hasMet: hasMet) == (relation != nil || hasBlocked || hasMet))
      }
    }
  }

  @Test func textsHaveTheirLimits() {
    for category in ReportRules.Category.allCases {
      #expect(
        Self.refusal { () throws(ReportRules.Refusal) in
          try ReportRules.checkReport(category, text: "")
        } == (category == .other ? .text : nil))
      #expect(
        Self.refusal { () throws(ReportRules.Refusal) in
          try ReportRules.checkReport(category, text: " \n")
        } == (category == .other ? .text : nil))
      for (text, expected) in [
        (String(repeating: "é", count: 2_000), nil), (String(repeating: "e", count: 2_001), .text), ("a\nb", nil), ("a\u{0}b", .text),
        ("a\u{1B}b", .text),
      ] as [(String, ReportRules.Refusal?)] {
        #expect(
          Self.refusal { () throws(ReportRules.Refusal) in
            try ReportRules.checkReport(category, text: text)
          } == expected)
      }
    }
  }

  /// Every verdict with every reason and every kind of end.
  @Test func verdictsHaveTheirReasonsAndEnds() {
    for verdict in ReportRules.Verdict.allCases {
      for reason in ReportRules.Reason.allCases {
        for seconds in [nil, -1, 0, 1, 10 * 365 * 86_400, 10 * 365 * 86_400 + 1] as [Int64?] {
          let end = seconds.map { Self.now + .seconds($0) }
          let expected: ReportRules.Refusal? =
            if (verdict == .dismiss) != [.noViolation, .notProven].contains(reason) {
              .reasonNotOfVerdict
            } else if let seconds, verdict != .suspend || seconds <= 0 || seconds > 10 * 365 * 86_400 {
              .suspensionEnd
            } else {
              nil
            }
          #expect(
            Self.refusal { () throws(ReportRules.Refusal) in
              try ReportRules.check(verdict, reason, note: "", suspensionEnd: end, at: Self.now)
            } == expected)
        }
      }
      #expect(verdict.outcome == (verdict == .dismiss ? .kept : .acted))
      let reason = verdict == .dismiss ? ReportRules.Reason.notProven : .spam
      #expect(
        Self.refusal { () throws(ReportRules.Refusal) in
          try ReportRules.check(verdict, reason, contents: [.media], note: "", suspensionEnd: nil, at: Self.now)
        } == (verdict == .dismiss ? .contentNotOfVerdict : nil))
    }
    #expect(
      Self.refusal { () throws(ReportRules.Refusal) in
        try ReportRules.check(.warn, .spam, note: String(repeating: "x", count: 2_001), suspensionEnd: nil, at: Self.now)
      } == .note)
  }

  /// All sixteen states of a case, with every verdict and rank.
  @Test func casesAreClaimedAndDecidedByWhoMay() {
    let booleans = [false, true]
    for isDecided in booleans {
      for isClaimedByOther in booleans {
        for isClaimed in booleans {
          for isOwn in booleans {
            let facts = ReportRules.Case(isDecided: isDecided, isClaimedByOther: isClaimedByOther, isClaimed: isClaimed, isOwn: isOwn)
            let claim: ReportRules.Refusal? = isOwn ? .ownCase : isDecided ? .decided : isClaimedByOther ? .claimed : nil
            #expect(
              Self.refusal { () throws(ReportRules.Refusal) in
                try ReportRules.checkClaim(facts)
              } == claim)
            for verdict in ReportRules.Verdict.allCases {
              for isAbove in booleans {
                let decide: ReportRules.Refusal? =
                  isOwn
                  ? .ownCase
                  : isDecided ? .decided : !isClaimed ? .notClaimed : verdict != .dismiss && !isAbove ? .rankTooLow : nil
                #expect(
                  Self.refusal { () throws(ReportRules.Refusal) in
                    try ReportRules.checkDecide(verdict, facts, isAboveTarget: isAbove)
                  } == decide)
              }
            }
          }
        }
      }
    }
  }

  @Test func anAppealIsTakenOnceAndInTime() {
    let states: [ReportRules.Appeal?] = [nil, .open, .upheld, .reversed]
    for state in states {
      for (seconds, isLate) in [(0, false), (30 * 86_400, false), (30 * 86_400 + 1, true)] as [(Int64, Bool)] {
        let expected: ReportRules.Refusal? = state != nil ? .alreadyAppealed : isLate ? .appealTooLate : nil
        #expect(
          Self.refusal { () throws(ReportRules.Refusal) in
            try ReportRules.checkAppeal(state, decided: Self.now, text: "no", at: Self.now + .seconds(seconds))
          } == expected)
      }
      for isOwn in [false, true] {
        #expect(
          Self.refusal { () throws(ReportRules.Refusal) in
            try ReportRules.checkAppealDecision(state, isOwn: isOwn, note: "")
          }
            == (isOwn ? .ownCase : state == .open ? nil : .appealNotOpen))
      }
    }
    #expect(
      Self.refusal { () throws(ReportRules.Refusal) in
        try ReportRules.checkAppeal(nil, decided: Self.now, text: " ", at: Self.now)
      }
        == .appealText)
  }

  @Test func everyRefusalIsAnErrorWithAReason() {
    for refusal in ReportRules.Refusal.allCases { #expect(!RPCError(refusal).reason.isEmpty) }
  }
}
