internal import CairnProto
internal import CairnServices
internal import FoundationEssentials
internal import Identity
internal import RPC

/// The door through which auth asks for everything that is kept about a person.
struct PersonalDataHandlers: PersonalDataServiceHandlers {
  let data: PersonalData

  func exportPersonalData(
    _ request: ExportPersonalDataRequest, _ context: RequestContext, _ responses: ResponseStream<ExportPersonalDataResponse>
  ) async throws {
    let accountID = try Field.id(request.accountID, "account_id")
    // Only auth asks on behalf of the owner.
    guard context.caller.callingService == "auth" else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "only auth exports")
    }
    try await data.export(accountID) { name, bytes in
      try await responses.send(ExportPersonalDataResponse(fileName: name ?? "", data: bytes))
    }
  }
}
