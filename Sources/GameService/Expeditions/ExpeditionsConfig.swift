import Lifecycle

/// The settings of Challenge Expeditions.
struct ExpeditionsConfig: Sendable {
  /// How old an account with a confirmed address is before it may publish (requirement E-S14). At 0 every account may, whatever its address: for
  /// installations whose people know each other.
  let builderAge: Duration

  init(_ settings: Settings) {
    let day: Int64 = 86_400_000
    builderAge = settings.duration("GAME_BUILDER_AGE_MS", default: ChallengeRules.builderAge, in: 0...Int(365 * day))
  }
}
