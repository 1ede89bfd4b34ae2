import Timekeeping

/// How many sign-ups one address may try: enough for a school class behind one address, too few to try a list of names and addresses,
/// of which a refusal tells whether they are taken (requirement W-S20).
struct SignUpBudgetRules: Sendable, Hashable {
  /// Tries at once, and then one every `refill`.
  var burst = 100
  var refill = Duration.seconds(36)

  /// Rest of one address's tries.
  struct Bucket: Sendable, Hashable {
    var tries: Int
    var countTime: Moment
  }

  /// Counts a try.
  /// - Parameter bucket: Nil for an address that was not seen lately.
  /// - Returns: The bucket after it, and how long to wait when the try is refused.
  func count(_ bucket: Bucket?, at now: Moment) -> (bucket: Bucket, wait: Duration?) {
    var bucket = refilled(bucket ?? Bucket(tries: burst, countTime: now), at: now)
    if bucket.tries == 0 { return (bucket, refill - (now - bucket.countTime)) }
    bucket.tries -= 1
    return (bucket, nil)
  }

  /// The buckets that are not full; of more than `max` those with the fewest tries left, and of equal ones the latest.
  func worthKeeping<Key: Hashable>(_ buckets: [Key: Bucket], max: Int, at now: Moment) -> [Key: Bucket] {
    let spent = buckets.mapValues { refilled($0, at: now) }.filter { $0.value.tries < burst }
    if spent.count <= max { return spent }
    let sorted = spent.sorted { ($0.value.tries, $1.value.countTime) < ($1.value.tries, $0.value.countTime) }
    return Dictionary(uniqueKeysWithValues: sorted.prefix(max).map { ($0.key, $0.value) })
  }

  private func refilled(_ bucket: Bucket, at now: Moment) -> Bucket {
    // A clock that was set back gives nothing and takes nothing.
    let elapsed = max(0, (now - bucket.countTime).inMicroseconds)
    let gained = Int(clamping: elapsed / max(1, refill.inMicroseconds))
    if gained == 0 { return bucket }
    if bucket.tries + min(gained, burst) >= burst { return Bucket(tries: burst, countTime: now) }
    return Bucket(tries: bucket.tries + gained, countTime: bucket.countTime + refill * gained)
  }
}
