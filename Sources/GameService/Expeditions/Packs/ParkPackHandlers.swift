import CairnProto
import ExpeditionsProto
import ExpeditionsServices
import Postgres
import RPC

/// The calls of ParkPackService.
struct ParkPackHandlers: ParkPackServiceHandlers {
  let database: Database
  let door: ParkDoor
  let store = ChallengeStore()

  func getParkPack(_ request: GetParkPackRequest, _ context: RequestContext) async throws -> GetParkPackResponse {
    let parkID = try ChallengeRequests.parkID(request.parkID)
    guard request.etag.utf8.count <= ParkPackContents.etagMax else { throw RPCError.invalid("etag", .tooLong) }
    let loaded = try await door.park(parkID)
    let found = try await store.ofPark(
      parkID, before: ChallengeHandlers.end, limit: ParkPackContents.challengesMax + 1, in: database)
    // As nobody sees them: a pack is the same for all.
    let challenges = ParkPackContents.packed(found.map { Challenge($0, for: nil) })
    var park = loaded.park
    // The number that GeoService has heard of may lag behind.
    park?.summary?.challengeCount = Int64(challenges.count)
    var pack = ParkPack(
      park: park, challenges: challenges, isWhole: challenges.count == found.count, attributions: loaded.attributions)
    pack.etag = ParkPackContents.etag(of: pack)
    return GetParkPackResponse(pack: pack.etag == request.etag ? nil : pack)
  }
}
