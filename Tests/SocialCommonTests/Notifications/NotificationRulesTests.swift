import CairnProto
import RPC
import Testing

@testable import SocialCommon

@Suite struct NotificationRulesTests {
  @Test func noTwoTopicsAreOneInTheContract() {
    let wires = NotificationRules.Topic.allCases.map { NotificationTopic($0) }
    #expect(Set(wires).count == wires.count && !wires.contains(.unspecified))
    #expect(wires.map { NotificationRules.Topic($0) } == NotificationRules.Topic.allCases)
    #expect(NotificationRules.Topic(.unspecified) == nil && NotificationRules.Topic(.unrecognized(99)) == nil)
  }

  @Test func whatAnotherServiceSaysOfAKindCounts() throws {
    for (wakes, ringsAlways) in [(false, false), (true, false), (false, true), (true, true)] {
      for isNeverMailed in [false, true] {
        let told = NotificationKind(
          realm: .cacheOut, name: "kite.flown_2", topic: .watched, wakes: wakes, ringsAlways: ringsAlways, lifetimeSeconds: 60,
          isNeverMailed: isNeverMailed)
        let kind = try #require(try NotificationRules.Kind(told))
        #expect(kind.realm == .cacheOut && kind.name == "kite.flown_2" && kind.topic == .watched && kind.lifetime == .seconds(60))
        #expect(kind.traits.contains(.wakes) == wakes && kind.traits.contains(.ringsAlways) == ringsAlways)
        #expect(kind.isMailed != isNeverMailed)
      }
    }
    let plain = try #require(try NotificationRules.Kind(NotificationKind(name: "a", topic: .games)))
    #expect(plain.realm == nil && plain.traits == [] && plain.isMailed && plain.lifetime == NotificationRules.lifetimeMax)
  }

  @Test func whatIsNoKindIsNotTaken() throws {
    let longest = String(repeating: "x", count: NotificationRules.kindLengthMax)
    #expect(try NotificationRules.Kind(NotificationKind(name: longest, topic: .games)) != nil)
    for name in ["", longest + "x", "Kite", "kite flown", "kite\0", "kïte", "kite-flown"] {
      #expect(try NotificationRules.Kind(NotificationKind(name: name, topic: .games)) == nil, "\(name)")
      #expect(try NotificationRules.Kind(named: NotificationKind(name: name)) == nil, "\(name)")
    }
    let max: Int32 = 3 * 86_400
    for (seconds, isGood) in [(-1, false), (0, true), (1, true), (max, true), (max + 1, false), (.max, false), (.min, false)]
      as [(Int32, Bool)]
    {
      #expect((try NotificationRules.Kind(NotificationKind(name: "a", topic: .games, lifetimeSeconds: seconds)) != nil) == isGood)
    }
    // A newer service may know more: it tries again, and meets a newer process here.
    for told in [
      NotificationKind(name: "a"), NotificationKind(name: "a", topic: .unrecognized(99)),
      NotificationKind(realm: .unrecognized(99), name: "a", topic: .games),
    ] {
      #expect(#expect(throws: RPCError.self) { try NotificationRules.Kind(told) }?.reason == "EVENT_TYPE_UNKNOWN")
    }
  }

  @Test func appsMayHaveKindsOfTheSameName() {
    let (one, other) = (NotificationRules.Kind(.qwalk, "shared", .games), NotificationRules.Kind(.cacheOut, "shared", .games))
    #expect(one != other && Set([one, other, NotificationRules.Kind(nil, "shared", .games)]).count == 3)
    #expect(one == NotificationRules.Kind(.qwalk, "shared", .area, [.wakes]))
    #expect(Set(NotificationRules.Kind.common.map(\.name)).count == NotificationRules.Kind.common.count)
    #expect(NotificationRules.Kind.several.allSatisfy { NotificationRules.isName($0.name) })
  }

  @Test func onlyTheRequestOfAFriendCanBeActedOn() {
    for kind in NotificationRules.Kind.several {
      for action in NotificationRules.Action.allCases {
        #expect(NotificationRules.Action(NotificationAction(action)) == action)
        if kind == .friendRequested {
          #expect(throws: Never.self) { try NotificationRules.check(action, on: kind) }
        } else {
          #expect(throws: NotificationRules.Refusal.actionNotOffered) { try NotificationRules.check(action, on: kind) }
        }
      }
    }
    // An app's own kind of that name is not the request of a friend.
    #expect(throws: NotificationRules.Refusal.actionNotOffered) {
      try NotificationRules.check(.accept, on: NotificationRules.Kind(.qwalk, "friend.requested", .friends))
    }
  }
}
