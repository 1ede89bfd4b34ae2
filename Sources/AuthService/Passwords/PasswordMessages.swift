import CairnProto
import RPC

extension MailedProof {
  init(_ request: ResetPasswordRequest) {
    self.init(email: NormalizedText.nfc(request.email), code: request.code, token: request.token)
  }

  init(_ request: VerifyEmailRequest) {
    self.init(email: NormalizedText.nfc(request.email), code: request.code, token: request.token)
  }

  init(_ request: UndoEmailChangeRequest) {
    self.init(email: NormalizedText.nfc(request.email), code: request.code, token: request.token)
  }
}
