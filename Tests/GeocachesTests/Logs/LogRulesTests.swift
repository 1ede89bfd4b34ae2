import Testing
import Timekeeping

@testable import Geocaches

@Suite struct LogRulesTests {
  private static let now = Moment(milliseconds: 1_760_000_000_000)

  @Test func duplicatesAreTreatedAsAsked() {
    for kind in LogRules.Kind.allCases {
      for wish in LogRules.Wish.allCases {
        #expect(LogRules.fate(of: kind, hasSame: false, hasFind: false, wish) == .insert)
      }
    }
    for (wish, fate) in [(LogRules.Wish.unsaid, LogRules.Fate.tellSame), (.accept, .tellSame), (.refuse, .exists), (.keep, .insert)] {
      for kind in LogRules.Kind.allCases where kind != .found {
        #expect(LogRules.fate(of: kind, hasSame: true, hasFind: false, wish) == fate)
        #expect(LogRules.fate(of: kind, hasSame: false, hasFind: true, wish) == .insert)
      }
    }
    for (wish, same, other) in [
      (LogRules.Wish.unsaid, LogRules.Fate.tellSame, LogRules.Fate.alreadyFound), (.accept, .tellSame, .tellFind),
      (.refuse, .exists, .exists),
      (.keep, .alreadyFound, .alreadyFound),
    ] {
      #expect(LogRules.fate(of: .found, hasSame: true, hasFind: true, wish) == same)
      #expect(LogRules.fate(of: .found, hasSame: false, hasFind: true, wish) == other)
    }
  }

  private func refusal(_ kind: LogRules.Kind, at visit: Moment, of place: LogRules.Place) -> LogRules.Refusal? {
    do { _ = try LogRules.check(kind, at: visit, of: place, now: Self.now) } catch { return error }
    return nil
  }

  @Test func whoMayLogWhat() {
    let published = Self.now - .seconds(86_400)
    for kind in LogRules.Kind.allCases {
      let finding = kind == .found || kind == .didNotFind
      var place = LogRules.Place(standing: .available, isOwn: true, publishTime: published)
      #expect(refusal(kind, at: Self.now, of: place) == (finding ? .ownCache : nil))
      place.isOwn = false
      #expect(refusal(kind, at: Self.now, of: place) == (kind == .ownerMaintenance ? .notOwner : nil))
      place.standing = .locked
      #expect(refusal(kind, at: Self.now, of: place) == .locked)
      place = LogRules.Place(standing: .draft, isOwn: true)
      #expect(refusal(kind, at: Self.now, of: place) == .notPublished)
    }
  }

  @Test func aVisitLiesBetweenThePublicationAndNow() throws {
    let published = Self.now - .seconds(86_400)
    let place = LogRules.Place(standing: .available, isOwn: false, publishTime: published)
    #expect(refusal(.found, at: Self.now + .seconds(300), of: place) == nil)
    #expect(refusal(.found, at: Self.now + .seconds(301), of: place) == .inFuture)
    #expect(refusal(.found, at: published - .seconds(301), of: place) == .beforePublication)
    #expect(try LogRules.check(.found, at: published - .seconds(300), of: place, now: Self.now) == published)
  }

  @Test func nobodyHasBeenAtAnEventBeforeItBegins() {
    let start = Self.now - .seconds(3_600)
    let place = LogRules.Place(
      standing: .available, isOwn: false, publishTime: Self.now - .seconds(86_400), eventStartTime: start)
    for kind in LogRules.Kind.allCases where kind != .ownerMaintenance {
      let finding = kind == .found || kind == .didNotFind
      #expect(refusal(kind, at: start - .seconds(301), of: place) == (finding ? .beforeEvent : nil))
      #expect(refusal(kind, at: start - .seconds(300), of: place) == nil)
    }
  }

  @Test func whatWasArchivedIsLoggedByWhoWasThereBefore() {
    let archived = Self.now - .seconds(3_600)
    let place = LogRules.Place(
      standing: .archived, isOwn: false, publishTime: Self.now - .seconds(86_400), archiveTime: archived)
    #expect(refusal(.found, at: archived, of: place) == nil)
    #expect(refusal(.found, at: archived + .seconds(1), of: place) == .archived)
    #expect(refusal(.note, at: Self.now, of: place) == nil)
  }

  @Test func daysInARowAreCounted() {
    #expect(LogRules.streaks(of: []) == (0, 0))
    #expect(LogRules.streaks(of: [5]) == (1, 1))
    #expect(LogRules.streaks(of: [7, 5, 6, 6, 10, 11]) == (2, 3))
    #expect(LogRules.streaks(of: [1, 3, 5]) == (1, 1))
  }
}
