import ExpeditionsProto
import GeocachesProto
import QuizWalksProto

extension GeocachesEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .cachePublished: "cache.published"
    case nil: nil
    }
  }
}

extension ExpeditionsEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .challengePublished: "challenge.published"
    case nil: nil
    }
  }
}

extension QuizWalksEvent {
  /// The name of what has happened, as the contract's comments have it; nil without content.
  var type: String? {
    switch content {
    case .walkPublished: "walk.published"
    case nil: nil
    }
  }
}
