import CairnProto
import RPC
import Texts

extension MailedProof {
  init(_ request: ResetPasswordRequest) {
    self.init(email: PeopleText.entry(request.email), code: PeopleText.entry(request.code), token: PeopleText.entry(request.token))
  }

  init(_ request: VerifyEmailRequest) {
    self.init(email: PeopleText.entry(request.email), code: PeopleText.entry(request.code), token: PeopleText.entry(request.token))
  }

  init(_ request: UndoEmailChangeRequest) {
    self.init(email: PeopleText.entry(request.email), code: PeopleText.entry(request.code), token: PeopleText.entry(request.token))
  }
}
