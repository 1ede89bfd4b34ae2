import CairnProto
import CairnTesting
import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

extension PushDispatchTests {
  /// An installation's id proves nothing: whoever else registers it gets pushes of their own, and holds nobody's back.
  @Test func aForeignInstallationsIDTakesNothingFromItsOwner() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mallory, phones, device) = (house.person("anna"), house.person("mallory"), Phones(), UUID())
      let dispatch = Self.dispatch(house, phones)
      for (person, token) in [(anna, "anna's"), (mallory, "mallory's")] {
        try await house.register(device, token: token, by: person)
        try await Self.choose(house, person, [], NotificationSchedule(timeZone: "UTC", digestMinute: 6 * 60))
      }
      func go(to text: String) async throws {
        house.clock.advance(by: try await Self.moment(house, text) - house.clock.now())
        try await dispatch.run()
      }
      try await go(to: "2027-03-27T22:00:00Z")
      for people in [[anna], [anna, mallory]] { await Self.tell(house, people, .cachePublished) }
      try await go(to: "2027-03-27T22:00:03Z")
      try await go(to: "2027-03-28T06:00:00Z")
      let counts = Dictionary(phones.sent.map { ($0.token, $0.arguments) }, uniquingKeysWith: { $0 + $1 })
      #expect(counts == ["anna's": ["2"], "mallory's": ["1"]])
      phones.answer(.overloaded(after: .seconds(3_600), isEverybodys: false), to: "mallory's")
      for person in [mallory, anna] {
        await Self.tell(house, [person])
        house.clock.advance(by: PushRules.grace)
        try await dispatch.run()
      }
      #expect(phones.tokens.last == "anna's" && phones.tokens.count == 4)
    }
  }
}
