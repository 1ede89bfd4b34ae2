import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct MessageSearchTests {
  @Test(
    arguments: [
      ("Caffè alle 9, perché no?", ["caffe", "alle", "9", "perche", "no"]), ("naïve NAÏVE naive", ["naive"]),
      ("東京駅", ["東京", "京駅", "東", "京", "駅"]), ("ｗｉｄｅ", ["wide"]), ("Straße", ["straße"]), ("!!! 👍", []), ("", []),
      ("Tokyo東京", ["tokyo", "東京", "東", "京"]), ("привет мир", ["привет", "мир"]),
    ] as [(String, [String])])
  func aTextIsTakenApartAsPeopleRememberIt(text: String, words: [String]) {
    #expect(SearchWords.words(of: text) == words)
  }

  @Test func aQuestionHasWordsAndNotTooMany() {
    #expect(SearchWords.asked("Perche CAFFÈ") == ["caffe", "perche"])
    #expect(SearchWords.asked("京") == ["京"])
    #expect(SearchWords.asked("東京駅") == ["京駅", "東京"])
    #expect(SearchWords.asked("?!") == nil && SearchWords.asked("") == nil)
    #expect(SearchWords.asked("a b c d e f g h") != nil && SearchWords.asked("a b c d e f g h i") == nil)
    #expect(SearchWords.asked(String(repeating: "a", count: 101)) == nil)
  }

  /// The longest text, of characters that are all different: more than any text of people has.
  @Test func aLongTextWithoutSpacesIsFoundByItsEndToo() async throws {
    let scalars = (0..<3_995).compactMap { Unicode.Scalar(UInt32(0x4E00 + $0 * 5)) }
    let text = String(String.UnicodeScalarView(scalars)) + "東京タワー"
    #expect(text.unicodeScalars.count == 4_000)
    let words = Set(SearchWords.words(of: text))
    #expect(zip(scalars, scalars.dropFirst()).allSatisfy { words.contains(String(String.UnicodeScalarView([$0, $1]))) })
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      try await house.say(text, in: try await house.open(berta, by: anna), by: anna)
      let middle = String(String.UnicodeScalarView(scalars[2_000...2_003]))
      for query in ["タワー", "京タ", middle] { #expect(try await Self.find(query, house, by: berta) == [text], "\(query)") }
    }
  }

  private static func find(
    _ query: String, _ house: SocialHouse, by person: KnownPerson, in conversationID: String = "", size: Int32 = 0
  ) async throws -> [String] {
    var (found, token): ([String], String) = ([], "")
    repeat {
      let page = try await house.messages.searchMessages(
        SearchMessagesRequest(query: query, conversationID: conversationID, pageSize: size, pageToken: token),
        house.call(MessageServiceMethods.searchMessages, by: person.accountID))
      found += page.messages.map(\.text)
      token = page.nextPageToken
    } while !token.isEmpty
    return found
  }

  @Test func oneFindsWhatOneMayReadAndNothingElse() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, carla) = (house.person("anna"), house.person("berta"), house.person("carla"))
      let (first, second) = (try await house.open(berta, by: anna), try await house.open(carla, by: anna))
      for (text, id, person) in [
        ("Caffè in Milano", first, anna), ("caffe in Roma", second, carla), ("tea in Milano", first, berta), ("東京タワー", first, anna),
      ] {
        house.clock.advance(by: .seconds(1))
        try await house.say(text, in: id, by: person)
      }
      #expect(try await Self.find("CAFFE", house, by: anna) == ["caffe in Roma", "Caffè in Milano"])
      #expect(try await Self.find("CAFFE", house, by: anna, size: 1) == ["caffe in Roma", "Caffè in Milano"])
      #expect(try await Self.find("milano caffè", house, by: anna) == ["Caffè in Milano"])
      #expect(try await Self.find("caffe", house, by: anna, in: second) == ["caffe in Roma"])
      #expect(try await Self.find("caffe", house, by: berta) == ["Caffè in Milano"])
      #expect(try await Self.find("京タ", house, by: berta) == ["東京タワー"])
      #expect(try await Self.find("caf", house, by: berta) == [])
      #expect(try await house.refusal { _ = try await Self.find("x", house, by: berta, in: second) } == "CONVERSATION_NOT_FOUND")
      #expect(try await house.refusal { _ = try await Self.find("?", house, by: berta) } == "MALFORMED")
      // Messages that are changed, deleted or hidden are found as they are now.
      try await house.edit(1, "Thé in Milano", in: first, by: anna)
      try await house.delete(2, in: first, by: berta)
      try await house.delete(3, in: first, by: anna, forAll: false)
      #expect(try await Self.find("milano", house, by: anna) == ["Thé in Milano"])
      #expect(try await Self.find("東京", house, by: anna) == [])
      #expect(try await Self.find("東京", house, by: berta) == ["東京タワー"])
      try await house.block(carla, by: anna)
      #expect(try await Self.find("caffe", house, by: anna) == [])
    }
  }
}
