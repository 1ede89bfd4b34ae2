import CairnProto
import Geodesy
import RPC

/// Between the messages and the nouns of maps.
enum MapMessages {
  static func map(_ map: GameMap) -> Map {
    Map(
      mapID: map.mapID, displayName: map.displayName, southWest: latLng(map.box.southWest), northEast: latLng(map.box.northEast),
      diagonalM: map.diagonal, centre: latLng(map.centre), attributions: map.attributions, isWorld: map.isWorld)
  }

  static func latLng(_ point: GeoPoint) -> LatLng {
    LatLng(latitudeDegrees: point.latitude, longitudeDegrees: point.longitude)
  }
}
