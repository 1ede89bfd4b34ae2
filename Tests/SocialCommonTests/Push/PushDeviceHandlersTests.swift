import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import RPC
@testable import SocialCommon

@Suite struct PushDeviceHandlersTests {
  private static func tokens(_ house: SocialHouse, _ person: KnownPerson) async throws -> [String] {
    try await PushDeviceStore().devices(of: person.accountID, in: house.database).map(\.token).sorted()
  }

  /// Requirement W-67.
  @Test func aDeviceIsRegisteredAtEachStartAndTakesOverWhatHasChanged() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, deviceID, key) = (house.person("anna"), UUID(), UUID().text)
      for _ in 0..<2 { try await house.register(deviceID, token: "one", by: anna, key: key) }
      try await house.register(deviceID, token: "two", by: anna, topics: [.games, .friends])
      let devices = try await PushDeviceStore().devices(of: anna.accountID, in: house.database)
      #expect(
        devices == [
          PushDevice(
            accountID: anna.accountID, deviceID: deviceID, sessionID: anna.accountID, platform: .android, address: .fcm("two"),
            topics: [.games, .friends])
        ])
      // A repetition that comes late brings the old token not back.
      try await house.register(deviceID, token: "one", by: anna, key: key)
      #expect(try await Self.tokens(house, anna) == ["two"])
      for _ in 0..<2 { try await house.unregister(deviceID, by: anna) }
      #expect(try await Self.tokens(house, anna) == [])
    }
  }

  /// Who knows the id of somebody's installation takes nothing away with it.
  @Test func theIdOfAnInstallationProvesNothing() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, mallory, deviceID) = (house.person("anna"), house.person("mallory"), UUID())
      try await house.register(deviceID, token: "phone", by: anna)
      try await house.register(deviceID, token: "elsewhere", by: mallory)
      #expect(try await Self.tokens(house, anna) == ["phone"])
      try await house.unregister(deviceID, by: mallory)
      #expect(try await Self.tokens(house, anna) == ["phone"])
    }
  }

  @Test func aTokenIsOfOnePerson() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, deviceID) = (house.person("anna"), house.person("berta"), UUID())
      try await house.register(deviceID, token: "phone", by: anna)
      try await house.register(UUID(), token: "tablet", by: anna)
      // The phone is berta's now.
      try await house.register(deviceID, token: "phone", by: berta)
      #expect(try await Self.tokens(house, anna) == ["tablet"])
      #expect(try await Self.tokens(house, berta) == ["phone"])
      // And anna's again, with a new token. Firebase will say that the former is none any more.
      try await house.register(deviceID, token: "phone2", by: anna)
      #expect(try await Self.tokens(house, berta) == ["phone"])
      // Firebase gives the app a token, the app forgets its own id.
      try await house.register(UUID(), token: "tablet", by: anna)
      #expect(try await Self.tokens(house, anna) == ["phone2", "tablet"])
      try await house.unregister(deviceID, by: berta)
      #expect(try await Self.tokens(house, anna) == ["phone2", "tablet"])
    }
  }

  @Test func registeredByTwoAtOnceItIsOfOneOfThem() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<20 {
        let (anna, berta) = (house.person("anna\(round)"), house.person("berta\(round)"))
        async let one: Void = house.register(UUID(), token: "token\(round)", by: anna)
        async let other: Void = house.register(UUID(), token: "token\(round)", by: berta)
        _ = try await (one, other)
        let (annas, bertas) = (try await Self.tokens(house, anna), try await Self.tokens(house, berta))
        #expect(annas.count + bertas.count == 1)
      }
    }
  }

  /// Requirement W-10.
  @Test func theEndOfASessionEndsItsRegistrationsForGood() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      let (here, there) = (UUID(), UUID())
      try await house.register(UUID(), token: "here", by: anna, session: here)
      try await house.register(UUID(), token: "there", by: anna, session: there)
      #expect(await house.endSessions([here], of: anna).takenCount == 1)
      #expect(try await Self.tokens(house, anna) == ["there"])
      // A call that was under way.
      let late = try await house.refusal { try await house.register(UUID(), token: "here", by: anna, session: here) }
      #expect(late == "SESSION_ENDED")
      #expect(try await Self.tokens(house, anna) == ["there"])
      house.clock.advance(by: PushRules.endedSessionRetention)
      func sweep() async throws -> Int {
        let ended = house.clock.now() - PushRules.endedSessionRetention
        return try await PushDeviceStore().deleteEnded(before: ended, limit: 10, in: house.database)
      }
      #expect(try await sweep() == 0)
      house.clock.advance(by: .milliseconds(1))
      #expect(try await sweep() == 1)
    }
  }

  @Test func loggedOutWhileItIsRegisteredItIsNotThereAfterwards() async throws {
    try await SocialHouse.run { house async throws in
      for round in 0..<20 {
        let (anna, session) = (house.person("anna\(round)"), UUID())
        async let registered = house.refusal { try await house.register(UUID(), token: "token\(round)", by: anna, session: session) }
        async let ended = house.endSessions([session], of: anna)
        let (refusal, delivery) = (try await registered, await ended)
        #expect(delivery.takenCount == 1 && (refusal == nil || refusal == "SESSION_ENDED"))
        #expect(try await Self.tokens(house, anna) == [])
      }
    }
  }

  @Test func theOldestMakeRoomAndTimePassesOverTheRest() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      for index in 0..<20 {
        house.clock.advance(by: .seconds(1))
        try await house.register(UUID(), token: "\(index)", by: anna)
      }
      #expect(Set(try await Self.tokens(house, anna)) == Set((4..<20).map { "\($0)" }))
      let before = house.clock.now() - .seconds(2)
      #expect(try await PushDeviceStore().delete(before: before, limit: 5, in: house.database) == 5)
      #expect(try await PushDeviceStore().delete(before: before, limit: 50, in: house.database) == 8)
    }
  }

  @Test func whatIsNoDeviceIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let anna = house.person("anna")
      func refusal(_ request: RegisterDeviceRequest) async throws -> String? {
        try await house.refusal {
          let context = house.call(PushDeviceServiceMethods.registerDevice, by: anna.accountID)
          _ = try await house.pushDevices.registerDevice(request, context)
        }
      }
      let deviceID = UUID().text
      for (request, reason) in [
        (RegisterDeviceRequest(deviceID: "x", platform: .ios, address: .token("t")), "INVALID_UUID"),
        (RegisterDeviceRequest(deviceID: deviceID, address: .token("t")), "MISSING"),
        (RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token("")), "MISSING"),
        (RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token("a b")), "MALFORMED"),
        (RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token("a\0")), "MALFORMED"),
        (RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token("å")), "MALFORMED"),
        (RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token(String(repeating: "x", count: 4_097))), "MALFORMED"),
        (RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token("t"), topics: [.unspecified]), "UNKNOWN_VALUE"),
        (
          RegisterDeviceRequest(deviceID: deviceID, platform: .ios, address: .token("t"), topics: Array(repeating: .area, count: 101)),
          "TOO_MANY"
        ),
      ] {
        #expect(try await refusal(request) == reason)
      }
      #expect(
        try await refusal(RegisterDeviceRequest(deviceID: deviceID, platform: .web, address: .token(String(repeating: "x", count: 4_096))))
          == nil)
      let wrong = UnregisterDeviceRequest(deviceID: "")
      let unregistered = try await house.refusal {
        _ = try await house.pushDevices.unregisterDevice(wrong, house.call(PushDeviceServiceMethods.unregisterDevice, by: anna.accountID))
      }
      #expect(unregistered == "MISSING")
      #expect("\(try await PushDeviceStore().devices(of: anna.accountID, in: house.database))".contains("xxx") == false)
    }
  }
}
