import CairnServices
import WhereAmIProto
import CairnContract
import RPC
import Testing

@testable import Gateway

@Suite struct RouteRulesTests {
  @Test(arguments: [
    ("cairn.auth.v1", "auth"), ("cairn.game.v1", "game"), ("cairn.social.v1", "social"), ("cairn.geo.v1", "geo"),
    ("cairn.game.v2", "game"), ("cairn.bench.v1", "bench"), ("cairn.game.whereami.v1", "game"), ("cairn.social.localbuddy.v1", "social"),
  ])
  func aPackageNamesItsService(package: String, service: String) {
    #expect(RouteRules.service(ofPackage: package) == service)
  }

  @Test(arguments: [
    "", "cairn", "cairn.game", "cairn.system.v1", "cairn.rpc.v1", "other.game.v1", "cairn.game.whereami.v1.x", "cairn.Game.v1", "...",
    "cairn.auth.internal.v1", "cairn.internal.v1", "cairn.internal.whereami.v1",
  ])
  func anyOtherPackageLeadsNowhere(package: String) {
    #expect(RouteRules.service(ofPackage: package) == nil)
  }

  @Test func whatServicesTellEachOtherIsNotForOutside() {
    let hidden = CairnMethods.all.filter { !RouteRules.isPublic($0) }
    #expect(hidden.contains(HealthServiceMethods.check))
    #expect(hidden.allSatisfy { $0.access == .internal && RouteRules.service(ofPackage: $0.package) == nil })
    #expect(RouteRules.isPublic(BenchServiceMethods.echo))
    #expect(RouteRules.isPublic(BenchServiceMethods.echoAsUser))
  }

  @Test func everyPublicMethodOfTheContractHasAService() {
    for row in CairnMethods.all where RouteRules.isPublic(row) {
      #expect(RouteRules.service(ofPackage: row.package) != nil, "\(row.path)")
    }
  }
}
