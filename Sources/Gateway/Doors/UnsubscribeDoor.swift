import CairnProto
import CairnServices
import RPC

extension DoorRow {
  /// The end of a person's mails, by a mail program's one click (RFC 8058; requirement F-26). The body that the program sends says nothing
  /// that its path does not: it is not read.
  static let unsubscribe = DoorRow(
    prefix: "/unsubscribe/", upstream: "social", verbs: .act(offer: UnsubscribeSource.page), rateClass: .sensitive, takesRanges: false,
    missing: .reason(.tokenInvalid), away: "mails cannot be ended now",
    fields: [
      Field("referrer-policy", "no-referrer"),
      Field("content-security-policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'"),
    ], makeSource: { UnsubscribeSource(service: NotificationPreferenceServiceClient($0)) })
}

private struct UnsubscribeSource: DoorSource {
  /// For people who follow the header with a browser, as before RFC 8058.
  static let page = """
    <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>
    <form method="post"><p>No more mails about what has happened?</p><button>No more mails</button></form></html>
    """

  let service: NotificationPreferenceServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    do {
      _ = try await service.unsubscribeMails(UnsubscribeMailsRequest(token: question.token), options)
    } catch let error as RPCError where error.code == .invalidArgument {
      // A token that was not made here is no address.
      throw RPCError(.notFound, reason: .tokenInvalid)
    }
    let text = Array("No more mails.\n".utf8)
    return DoorReply(
      contentType: "text/plain; charset=utf-8", cacheControl: "no-store", sizeBytes: Int64(text.count), bytes: text)
  }
}
