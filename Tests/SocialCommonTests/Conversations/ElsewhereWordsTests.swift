import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import SocialTesting
import Testing
import Timekeeping

@testable import RPC
@testable import SocialCommon

@Suite struct ElsewhereWordsTests {
  private static let words = ElsewhereWords(["# a remark", "whatsapp", "my number", "wa me", "微信", "número", ""])

  @Test(arguments: [
    ("write me on WhatsApp!", true), ("WHATSAPP", true), ("here is my  number: 12", true), ("my-number", true), ("wa.me", true),
    ("我的微信是", true),
    ("mi numero", true), ("ｗｈａｔｓａｐｐ", true), ("whatsappening", false), ("my other number", false), ("number my", false),
    ("a remark", false),
    ("number", false), ("", false), ("微 信", false), ("my", false),
  ]) func wordsAreFoundAsTheyAreWritten(text: String, isFound: Bool) {
    #expect(Self.words.areIn(text) == isFound)
  }

  @Test func everyLineOfEveryLanguageIsFoundAndAnInvitationIsNot() throws {
    let folder = "\(Repository.root)/\(ElsewhereWords.folder)"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(ElsewhereWords.prefix) }
    #expect(files.count >= 6)
    let all = try ElsewhereWords(below: Repository.root)
    for file in files {
      let lines = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).split(separator: "\n").map(String.init)
      #expect(Set(lines).count == lines.count, "a line stands twice in \(file)")
      for line in lines where !line.hasPrefix("#") { #expect(all.areIn("hi, \(line)?"), "\(file): \(line)") }
    }
    for text in [
      "Hi! I am in Milan from Friday and would love to see the roofs. Shall we have a coffee near the Duomo?",
      "Hallo, ich bin am Wochenende in Rom. Zeigst du mir Trastevere? Wie viele sind wir?",
      "Hola, ¿quedamos el sábado a las diez en la plaza? Somos dos personas.", "Bonjour, je suis à Lyon mardi. On se retrouve au café ?",
      "Ciao, sono a Napoli per tre giorni. Mi fai vedere il porto?", "Hej, jag är i Stockholm på lördag. Ska vi ta en fika?",
      "你好，我周六到上海，一起喝咖啡吗？",
    ] { #expect(!all.areIn(text), "\(text)") }
  }

  @Test func aFolderWithoutWordsKeepsTheServiceFromStarting() {
    #expect(throws: (any Error).self) { try ElsewhereWords(below: "/nowhere") }
  }

  /// Marks piled upon letters, and four thousand of them: it is looked for quickly, and nothing is found.
  @Test func aLongTextIsReadOnce() throws {
    let all = try ElsewhereWords(below: Repository.root)
    let start = ContinuousClock.now
    for _ in 0..<10 { #expect(!all.areIn(String(repeating: "a\u{301} my ", count: 800))) }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func theReaderOfAStrangersFirstMessagesIsWarnedAndNothingIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (house.person("anna"), house.person("berta"))
      let id = try await house.open(berta, by: anna)
      func send(_ text: String, by person: KnownPerson, _ messageID: UUID = UUID()) async throws -> Bool {
        let request = SendMessageRequest(conversationID: id, messageID: messageID.text, text: text)
        return try await house.messages.sendMessage(request, house.call(MessageServiceMethods.sendMessage, by: person.accountID, key: nil))
          .leadsElsewhere
      }
      let first = UUID()
      #expect(try await send("I am on WhatsApp", by: anna, first))
      // Told again to whoever asks again.
      #expect(try await send("I am on WhatsApp", by: anna, first))
      #expect(try await !send("hello", by: anna))
      #expect(try await house.history(id, for: berta).map(\.leadsElsewhere) == [true, false])
      guard case .messageChanged(let told) = try await house.conversationEvents(of: berta).first?.content else {
        return #expect(Bool(false), "nothing was told")
      }
      #expect(told.message?.leadsElsewhere == true)
      // A first message is not made harmless by an answer, and not by an edit that says the same.
      try await house.edit(2, "call me", in: id, by: anna)
      #expect(try await !send("my number is 12", by: berta))
      #expect(try await house.history(id, for: berta).map(\.leadsElsewhere) == [true, true, false])
      try await house.edit(1, "on Telegram, too", in: id, by: anna)
      try await house.edit(2, "hello", in: id, by: anna)
      #expect(try await !send("WhatsApp is easier", by: anna))
      #expect(try await house.history(id, for: berta).map(\.leadsElsewhere) == [true, false, false, false])
      // Friends write what they like.
      let carla = house.person("carla")
      try await house.befriend(anna, carla)
      try await house.say("WhatsApp?", in: try await house.open(carla, by: anna), by: anna)
      let ofFriends = try await house.open(carla, by: anna)
      #expect(try await house.history(ofFriends, for: carla).map(\.leadsElsewhere) == [false])
    }
  }
}
