import Geodesy
import Testing

@testable import Spatial

/// The decision alone, without a table.
@Suite struct NearestCertificateTests {
  private static func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  /// Places on a line to the east, so many degrees apart.
  private static func line(from start: GeoPoint, step: Double, count: Int) -> [Place<Int>] {
    (0..<count).map { number in
      Place(id: number, position: point(start.latitude, start.longitude + step * Double(number)))
    }
  }

  @Test func closeOnesAreCertifiedAtOnce() {
    let centre = Self.point(48, 11)
    let verdict = NearestCertificate(centre: centre, count: 5).judge(Self.line(from: centre, step: 0.01, count: 16), limit: 16)
    guard case .exact(let nearest) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(nearest.map(\.id) == [0, 1, 2, 3, 4])
    #expect(nearest.map(\.distance) == nearest.map(\.distance).sorted())
  }

  @Test func fewerThanAskedForAreAllThereAre() {
    for centre in [Self.point(48, 11), Self.point(90, 0), Self.point(0, 180)] {
      let verdict = NearestCertificate(centre: centre, count: 5).judge(Self.line(from: Self.point(0, 0), step: 10, count: 3), limit: 16)
      guard case .exact(let nearest) = verdict else {
        Issue.record("\(verdict)")
        continue
      }
      #expect(nearest.count == 3)
    }
  }

  @Test func anEmptyTableHasNoNeighbours() {
    let verdict = NearestCertificate(centre: .origin, count: 5).judge([Place<Int>](), limit: 16)
    #expect(verdict == .exact([]))
  }

  @Test func anEdgeTooCloseAsksForMore() {
    // All equally far: whether the index has shown all of them cannot be known.
    let centre = Self.point(48, 11)
    let crowd = (0..<16).map { Place(id: $0, position: Self.point(48, 11.5)) }
    let certificate = NearestCertificate(centre: centre, count: 5)
    #expect(certificate.judge(crowd, limit: 16) == .fetchMore(limit: 64))
  }

  @Test func aCrowdInOnePlaceEndsInABox() {
    let centre = Self.point(48, 11)
    let crowd = (0..<1_024).map { Place(id: $0, position: centre) }
    let verdict = NearestCertificate(centre: centre, count: 5).judge(crowd, limit: 1_024)
    #expect(verdict == .boxes(SpatialBox.around(centre, radius: 0)))
  }

  @Test(arguments: [179.99, -179.99, 180, -180]) func over180BothSidesAreAsked(longitude: Double) {
    let centre = Self.point(-17, longitude)
    let inland = longitude > 0 ? -0.01 : 0.01
    let verdict = NearestCertificate(centre: centre, count: 5).judge(Self.line(from: centre, step: inland, count: 16), limit: 16)
    guard case .boxes(let boxes) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(boxes.count == 2)
    for side in [179.98, -179.98] { #expect(boxes.contains { $0.contains(Self.point(-17, side)) }) }
  }

  @Test(arguments: [86.0, -86, 90, -90]) func nearAPoleABandIsAsked(latitude: Double) {
    let centre = Self.point(latitude, 0)
    let verdict = NearestCertificate(centre: centre, count: 5)
      .judge(Self.line(from: Self.point(latitude * 0.99, 0), step: 0.01, count: 16), limit: 16)
    guard case .polar(let band) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(band.west == -180 && band.east == 180)
    #expect(band.contains(Self.point(latitude * 0.99, 180)))
    #expect(band.contains(centre))
  }

  @Test func aBandReachesAsFarAsTheFarthestNeighbour() {
    // The neighbours of a lonely place are half the world away: the band must not end at the polar circle.
    let centre = Self.point(10, 0)
    let far = (0..<16).map { Place(id: $0, position: Self.point(-70, Double($0))) }
    let verdict = NearestCertificate(centre: centre, count: 5).judge(far, limit: 16)
    guard case .polar(let band) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(band.south < -70 && band.north == 90)
  }

  @Test func whatIsTooFarIsNotLookedFor() {
    let far = (0..<16).map { Place(id: $0, position: Self.point(-70, Double($0))) }
    // Everything up to them was shown, and nothing of it is near.
    #expect(NearestCertificate(centre: Self.point(10, 0), count: 5, radius: 50_000).judge(far, limit: 16) == .exact([]))
    // Beside 180° and near a pole the index shows what is near last: it is asked for, and not the rest.
    for centre in [Self.point(10, 179.9), Self.point(89.9, 0), Self.point(86, 0), Self.point(-90, 0)] {
      let verdict = NearestCertificate(centre: centre, count: 5, radius: 50_000).judge(far, limit: 16)
      #expect(verdict == .boxes(SpatialBox.around(centre, radius: 50_000)), "\(centre)")
    }
  }

  @Test func ofThoseShownOnlyTheNearAreTaken() {
    let centre = Self.point(48, 11)
    let line = Self.line(from: centre, step: 0.01, count: 16)
    guard case .exact(let nearest) = NearestCertificate(centre: centre, count: 5, radius: 2_000).judge(line, limit: 16) else {
      Issue.record("not certain")
      return
    }
    #expect(nearest.map(\.id) == [0, 1, 2])
  }

  @Test func manyAreAskedForByManyAtOnce() {
    #expect(NearestCertificate(centre: .origin, count: 1).firstLimit == 16)
    #expect(NearestCertificate(centre: .origin, count: 50).firstLimit == 256)
    #expect(NearestCertificate(centre: .origin, count: 341).firstLimit == 1_024)
    #expect(NearestCertificate(centre: .origin, count: 2_000).firstLimit == 2_000)
  }
}
