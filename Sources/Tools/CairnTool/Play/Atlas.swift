internal import CairnProto
internal import CairnServices

/// Questions of a player to the geo service.
struct Atlas: Sendable {
  /// More candidates than a list shows, so that a country's code can choose among them.
  private static let citiesMax: Int32 = 50

  let session: PlayerSession

  func map(_ mapID: String) async throws -> Map? {
    let request = GetMapRequest(mapID: mapID)
    return try await Patience.retrying { try await MapServiceClient(session.channel).getMap(request, session.options()) }.map
  }

  /// Cities whose name begins with `prefix`, largest first.
  func cities(_ prefix: String) async throws -> [City] {
    let request = AutocompleteCityRequest(prefix: prefix, limit: Self.citiesMax)
    return try await Patience.retrying { try await CityServiceClient(session.channel).autocompleteCity(request, session.options()) }.cities
  }
}
