import CairnProto
import Testing

@testable import GameCommon

@Suite struct AppRealmTests {
  @Test func appsAreCalledAsInTheContract() {
    #expect(AppRealm.allCases.map { Realm($0).protoName } == AppRealm.allCases.map { "REALM_\($0.rawValue.uppercased())" })
    #expect(Realm.allKnown.map { AppRealm($0) } == [nil] + AppRealm.allCases.map(Optional.some) && AppRealm(.unrecognized(99)) == nil)
  }
}
