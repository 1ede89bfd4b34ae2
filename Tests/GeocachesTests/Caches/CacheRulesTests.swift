import FoundationEssentials
import GeocachesProto
import Geodesy
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Geocaches

@Suite struct CacheRulesTests {
  @Test func halvesAreDoubledAndNothingElseIs() {
    for twice in -4...24 {
      #expect(CacheRules.doubled(Double(twice) / 2) == (2...10 ~= twice ? Int16(twice) : nil))
    }
    for value in [1.25, 4.9, .nan, .infinity, -.infinity, 1e300] { #expect(CacheRules.doubled(value) == nil) }
  }

  @Test func pointsAreTenTimesTheMeanOfDifficultyAndTerrainRounded() {
    for difficulty in CacheRules.steps {
      for terrain in CacheRules.steps {
        let exact = 10 * (Double(difficulty) / 2 + Double(terrain) / 2) / 2
        let points = CacheRules.points(difficulty: difficulty, terrain: terrain, isFlat: false)
        #expect(points == Int(exact.rounded(.toNearestOrAwayFromZero)) && (10...50).contains(points))
        #expect(CacheRules.points(difficulty: difficulty, terrain: terrain, isFlat: true) == 10)
      }
    }
  }

  @Test func levelsAreAllStepsOnce() {
    #expect(CacheRules.levels.flatMap { $0 } == CacheRules.steps)
  }

  @Test func codesAreReadHoweverTheyAreTyped() throws {
    let code = try #require(CacheRules.code(from: Array(0..<32)))
    #expect(code.hasPrefix("CO") && code.count == 8)
    #expect(CacheRules.code(typed: code) == code && CacheRules.code(typed: code.lowercased()) == code)
    #expect(CacheRules.code(typed: " \(code)\n") == code, "pasted with what stood around it")
    for text in ["", "CO", "CO00OO11", "XX234567", "CO2345678", "CO23456é", "ＣＯ234567"] { #expect(CacheRules.code(typed: text) == nil) }
    #expect(CacheRules.code(from: [255, 255, 255, 1]) == nil)
  }

  @Test func theBetterMeasurementCountsMore() throws {
    let (here, there) = (GeoPoint(latitude: 45, longitude: 9)!, GeoPoint(latitude: 45.001, longitude: 9)!)
    let mean = try #require(CacheRules.mean(of: [.init(position: here, accuracy: 5), .init(position: there, accuracy: 50)]))
    #expect(mean.position.distance(to: here) < 2 && mean.accuracy < 5 && mean.accuracy >= 2.5)
    #expect(CacheRules.mean(of: []) == nil)
    let many = try #require(CacheRules.mean(of: Array(repeating: .init(position: here, accuracy: 4), count: 300)))
    #expect(many.position.distance(to: here) < 0.01 && many.accuracy == 2, "three hundred measurements of one minute are much alike")
  }

  @Test func aMeanOnTheMeridianOf180DegreesStaysThere() throws {
    let fixes = [179.9999, -179.9999].map { CacheRules.Fix(position: GeoPoint(latitude: -17, longitude: $0)!, accuracy: 5) }
    let mean = try #require(CacheRules.mean(of: fixes))
    #expect(abs(abs(mean.position.longitude) - 180) < 1e-6)
  }

  @Test func wordsAreComparedWithoutCaseAndBlanks() {
    #expect(CacheRules.folded("  The  ANSWER\t") == CacheRules.folded("theanswer"))
    #expect(CacheRules.folded("e\u{301}") == CacheRules.folded("É"))
    #expect(
      CacheRules.areAlike("Under the Bridge!", "under the bridge") && !CacheRules.areAlike("!", "?") && !CacheRules.areAlike("a", "b"))
  }

  @Test func ownersMayDoWhatTheStandingAllows() {
    typealias Refusal = CacheRules.Refusal
    func refusal(_ body: () throws(Refusal) -> Void) -> Refusal? {
      do { try body() } catch { return error }
      return nil
    }
    for standing in CacheRules.Standing.allCases {
      let closed: Refusal? = standing == .archived ? .archived : standing == .locked ? .locked : nil
      #expect(refusal { () throws(Refusal) in try CacheRules.checkEdit(standing) } == closed)
      #expect(refusal { () throws(Refusal) in try CacheRules.checkPublish(standing) } == (standing == .draft ? nil : .alreadyPublished))
      #expect(
        refusal { () throws(Refusal) in try CacheRules.checkAvailability(standing) } == (standing == .draft ? .notPublished : closed))
      #expect(refusal { () throws(Refusal) in try CacheRules.checkArchive(standing) } == (standing == .locked ? .locked : nil))
    }
  }

  /// Words of the contract and of the database find each other by their order.
  @Test func everyWordOfTheContractHasItsOwn() {
    func check<Word: CacheWord>(_: Word.Type, prefix: String) {
      #expect(Word.allCases.count == Word.Wire.allKnown.count - 1)
      for word in Word.allCases {
        #expect(word.wire.protoName == prefix + word.rawValue.uppercased())
        #expect(Word(word.wire) == word)
      }
      #expect(Word(Word.Wire(rawValue: 0)) == nil && Word(Word.Wire(rawValue: 99)) == nil)
    }
    check(StoredCache.Kind.self, prefix: "CACHE_KIND_")
    check(StoredCache.Status.self, prefix: "CACHE_STATUS_")
    check(StoredCache.Size.self, prefix: "CACHE_SIZE_")
    check(StoredCache.Environment.self, prefix: "CACHE_ENVIRONMENT_")
    check(StoredCache.Proof.self, prefix: "FIND_PROOF_")
    check(StoredCache.Attribute.self, prefix: "CACHE_ATTRIBUTE_")
    check(StoredLog.Kind.self, prefix: "LOG_KIND_")
  }
}
