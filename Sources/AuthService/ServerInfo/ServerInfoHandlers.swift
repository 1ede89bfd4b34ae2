import CairnProto
import CairnServices
import RPC

/// The calls of ServerInfoService. The answer is made once: it follows from the settings.
struct ServerInfoHandlers: ServerInfoServiceHandlers {
  let info: GetServerInfoResponse

  func getServerInfo(_ request: GetServerInfoRequest, _ context: RequestContext) async throws -> GetServerInfoResponse { info }
}
