import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Sign-ups that wait until their address is confirmed.
struct PendingSignUpFeature: DatabaseFeature {
  let pending: PendingSignUps

  init(_ parts: AuthParts, _ guardians: GuardianFeature) {
    pending = PendingSignUps(
      masterKey: parts.base.masterKey, codes: parts.codes, mailer: parts.mailer,
      upgrade: GuestUpgrade(ids: parts.ids, revocations: parts.revocations, events: parts.events, outbox: parts.base.outbox),
      guardians: guardians.requests,
      admission: parts.admission, ids: parts.ids)
  }

  var methods: [RPCMethod] { [] }

  var personal: PersonalRows {
    PersonalRows(
      ["pending_sign_ups": .dropped(because: "the guest who was to become an account has become part of another")],
      elsewhere: ["pending_sign_ups": "removed with the code that was mailed, in two days at most; encrypted, and not an account's yet"])
  }
}
