import CairnProto
import Geodesy
import Testing

@testable import CairnTool

@Suite struct PointTextTests {
  @Test func `Kinds are written as one says them`() {
    #expect(PointText.name(of: .placeOfWorship) == "place-of-worship" && PointText.name(of: .museum) == "museum")
    #expect(PointText.kinds.count == 19 && Set(PointText.kinds.map(PointText.name)).count == 19)
    #expect(PointKindArgument(argument: "Archaeological-Site")?.kind == .archaeologicalSite)
    #expect(PointKindArgument(argument: "") == nil && PointKindArgument(argument: "unspecified") == nil)
  }

  @Test func `Each has a line with how far it is, and the attribution stands below`() {
    let museum = PointOfInterest(name: "Ateneum", kind: .museum, websiteURL: "https://ateneum.fi")
    let answer = FindPointsOfInterestResponse(
      points: [
        NearbyPointOfInterest(point: museum, distanceM: 402.3),
        NearbyPointOfInterest(point: PointOfInterest(name: "Oodi", kind: .library), distanceM: 1_207),
      ], attributions: ["© OpenStreetMap"])
    #expect(
      PointText.lines(answer, .imperial) == [
        " 0.25 mi  Ateneum, museum, https://ateneum.fi", " 0.75 mi  Oodi, library", "© OpenStreetMap",
      ])
    #expect(PointText.lines(answer, .metric).first == "   402 m  Ateneum, museum, https://ateneum.fi")
    #expect(PointText.lines(FindPointsOfInterestResponse(attributions: ["©"]), .metric) == ["Nothing that is known.", "©"])
  }
}
