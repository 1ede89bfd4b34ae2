import Geodesy
import Testing

@testable import Geocaches

@Suite struct FilterRulesTests {
  @Test func rangesAndLevelsTogetherAreWhatBothAllow() {
    #expect(FilterRules.steps(nil, nil)?.values == CacheRules.steps && FilterRules.steps(nil, nil)?.isNarrow == false)
    #expect(FilterRules.steps(2, 3.5)?.values == [4, 5, 6, 7])
    #expect(FilterRules.steps(nil, nil, levels: [0])?.values == [2, 3])
    #expect(FilterRules.steps(1.5, 4, levels: [0, 2])?.values == [3, 7, 8])
    #expect(FilterRules.steps(4, 2)?.values == [])
    #expect(FilterRules.steps(0, nil) == nil && FilterRules.steps(nil, 5.5) == nil && FilterRules.steps(1.2, nil) == nil)
  }

  @Test func wordsAreLettersAndDigits() {
    #expect(FilterRules.words(of: "Under the BRIDGE!") == ["under", "the", "bridge"])
    #expect(FilterRules.words(of: "a:* & !b | (c) <-> '") == ["a", "b", "c"])
    #expect(FilterRules.words(of: " ,;") == [])
    // A letter that is one character with what follows it.
    #expect(FilterRules.words(of: "\u{0D4E}( \u{111C2}: x") == ["\u{0D4E}", "\u{111C2}", "x"])
    #expect(FilterRules.words(of: "हिन्दी ´ \u{301}") == ["हिन्दी"], "marks are parts of words, and no words")
    #expect(FilterRules.words(of: Array(repeating: "w", count: 20).joined(separator: " ")).count == FilterRules.wordsMax)
  }

  @Test func aZoneHoldsItsOwnAndThoseInItAndNoOther() {
    let range = FilterRules.zoneRange("it/Lombardy")
    let inside = { (key: String) in range.from <= key && key < range.below }
    #expect(inside("it/Lombardy/") && inside("it/Lombardy/Provincia di Como/"))
    #expect(!inside("it/") && !inside("it/Lombardyland/") && !inside("it/Lombardy Alta/") && !inside("it/Veneto/"))
  }

  @Test(arguments: [
    (8.0, 10.0, 8.0, 10.0), (368, 370, 8, 10), (-352, -350, 8, 10), (179, 181, 179, -179), (-181, -179, 179, -179),
    (35_279, 35_281, -1, 1), (-200, 200, -180, 180), (0, 360, -180, 180), (-180, 180, -180, 180),
  ])
  func aMapMayBeScrolledRoundTheEarth(west: Double, east: Double, expectedWest: Double, expectedEast: Double) throws {
    let box = try #require(FilterRules.box(south: 1, west: west, north: 2, east: east))
    #expect(abs(box.west - expectedWest) < 1e-9 && abs(box.east - expectedEast) < 1e-9)
  }

  @Test func whatIsNoMapIsRefused() {
    for (south, west, north, east) in [
      (2.0, 0.0, 1.0, 1.0), (-91, 0, 1, 1), (0, 0, 91, 1), (0, 36_001, 1, 1), (.nan, 0, 1, 1), (0, .nan, 1, 1), (0, 0, 1, .infinity),
    ] {
      #expect(FilterRules.box(south: south, west: west, north: north, east: east) == nil)
    }
  }

  @Test func circlesGrowUpToTheRadius() {
    #expect(FilterRules.radii(upTo: 500) == [500])
    #expect(FilterRules.radii(upTo: 10_000) == [1_000, 2_000, 4_000, 8_000, 10_000])
    #expect(FilterRules.radii(upTo: FilterRules.everywhere).count == 16)
    // Chords are in the order of distances, and nothing is beyond everywhere.
    let chords = FilterRules.radii(upTo: FilterRules.everywhere).map { Earth.chord(of: $0) }
    #expect(chords == chords.sorted() && Set(chords).count == chords.count && chords.last == 2)
    #expect(FilterRules.radius(nil) == 10_000 && FilterRules.radius(0) == nil && FilterRules.radius(100_001) == nil)
  }

  @Test func nearEasyAndWellLikedIsProposedFirst() {
    func worth(_ distance: Double, _ difficulty: Int16, _ recommendations: Int64 = 0, broken: Bool = false) -> Double {
      FilterRules.worth(
        distance: distance, difficulty: difficulty, terrain: 2, finds: 20, recommendations: recommendations, isInTrouble: broken)
    }
    #expect(worth(100, 2) > worth(5_000, 2) && worth(100, 2) > worth(100, 10) && worth(100, 2, 6) > worth(100, 2))
    #expect(worth(100, 2, broken: true) < worth(2_000, 6))
  }
}
