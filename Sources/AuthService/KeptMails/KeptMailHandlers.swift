import CairnProto
import CairnServices
import EventLoop
import Postgres
import RPC

/// Shows the mails that lie as files.
struct KeptMailHandlers: KeptMailServiceHandlers {
  /// Mails of an answer: of more than a page of them somebody who tries things out remembers none.
  static let mailsMax = 50

  let database: Database
  let secondFactor: StaffSecondFactor
  let events: SecurityEventLog
  /// Nil where a server sends the mails.
  let folder: MailFolder?

  func getNewestMails(_ request: GetNewestMailsRequest, _ context: RequestContext) async throws -> GetNewestMailsResponse {
    try await secondFactor.require(of: context, in: database)
    guard let folder else {
      throw RPCError(.failedPrecondition, reason: .mailsNotKept, message: "a server sends the mails of this installation")
    }
    let actorID = try context.accountID
    try await database.transaction { transaction in
      try await events.recordLook(.mailsSeen, at: actorID, by: actorID, at: context.now, in: transaction)
    }
    return GetNewestMailsResponse(mails: try await read(folder).map { KeptMail($0) })
  }

  private func read(_ folder: MailFolder) async throws -> [MailFolder.Mail] {
    do {
      // Files are read beside the loop.
      return try await Offload.shared.run { try folder.names().suffix(Self.mailsMax).reversed().compactMap { folder.read($0) } }
    } catch {
      throw RPCError.unavailable("the mails cannot be read now")
    }
  }
}

extension KeptMail {
  init(_ mail: MailFolder.Mail) {
    self.init(name: mail.name, recipient: mail.recipient, subject: mail.subject, body: mail.body, date: mail.date)
  }
}
