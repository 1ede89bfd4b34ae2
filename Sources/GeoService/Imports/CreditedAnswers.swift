import CairnServices
import CairnProto
import RPC

/// Answers about parks with what operators say must be shown with theirs.
struct CreditedParks: ParkServiceHandlers {
  let handlers: ParkHandlers
  let credits: CreditShelf

  func findNearbyParks(_ request: FindNearbyParksRequest, _ context: RequestContext) async throws -> FindNearbyParksResponse {
    var response = try await handlers.findNearbyParks(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "parks")
    return response
  }

  func findParksInBox(_ request: FindParksInBoxRequest, _ context: RequestContext) async throws -> FindParksInBoxResponse {
    var response = try await handlers.findParksInBox(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "parks")
    return response
  }

  func getPark(_ request: GetParkRequest, _ context: RequestContext) async throws -> GetParkResponse {
    var response = try await handlers.getPark(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "parks")
    return response
  }

  func searchParks(_ request: SearchParksRequest, _ context: RequestContext) async throws -> SearchParksResponse {
    var response = try await handlers.searchParks(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "parks")
    return response
  }

  func checkInPark(_ request: CheckInParkRequest, _ context: RequestContext) async throws -> CheckInParkResponse {
    var response = try await handlers.checkInPark(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "parks")
    return response
  }

  func listParkChanges(_ request: ListParkChangesRequest, _ context: RequestContext) async throws -> ListParkChangesResponse {
    var response = try await handlers.listParkChanges(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "parks")
    return response
  }
}

/// Answers about points of interest with what operators say must be shown with theirs.
struct CreditedPoints: PointOfInterestServiceHandlers {
  let handlers: PointHandlers
  let credits: CreditShelf

  func findPointsOfInterest(_ request: FindPointsOfInterestRequest, _ context: RequestContext) async throws -> FindPointsOfInterestResponse
  {
    var response = try await handlers.findPointsOfInterest(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "points")
    return response
  }

  func findPointsOfInterestAlong(_ request: FindPointsOfInterestAlongRequest, _ context: RequestContext) async throws
    -> FindPointsOfInterestAlongResponse
  {
    var response = try await handlers.findPointsOfInterestAlong(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "points")
    return response
  }

  func getPointOfInterest(_ request: GetPointOfInterestRequest, _ context: RequestContext) async throws -> GetPointOfInterestResponse {
    var response = try await handlers.getPointOfInterest(request, context)
    response.attributions = try await credits.current(at: context.now).adding(to: response.attributions, of: "points")
    return response
  }
}
