import CairnServices
import EventLoop
import Lifecycle
import RPC
import Revocations
import ServiceDatabase

/// Names of people, remembered while their changes are heard.
struct PeopleFeature: DatabaseFeature {
  private let loop: Loop
  private let people: PeopleDirectory
  private let revocations: [RevocationServiceClient]

  /// - Parameter revocations: Clients of each process of AuthService.
  init(_ parts: FeatureEnvironment, _ people: PeopleDirectory, following revocations: [RevocationServiceClient]) {
    (loop, self.people, self.revocations) = (parts.loop, people, revocations)
  }

  var methods: [RPCMethod] { [] }

  /// The two chores go on until they are ended.
  var chores: [Chore] {
    [
      Chore("hear of people", every: RevocationWatch.retryInterval) { [people, revocations, loop] in
        await people.follow(revocations, on: loop)
      },
      Chore("look whether people are heard of", every: RevocationWatch.lookInterval) { [people, loop] in await people.supervise(on: loop) },
    ]
  }
}
