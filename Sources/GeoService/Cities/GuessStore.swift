import Postgres

/// Every SQL statement about places for guesses, of which all processes of the service have so many together.
enum GuessStore {
  /// Takes a place of a network, and one of all, until the transaction ends: a lock each, of which there are as many as places. True where both were free.
  static func takesPlace(of network: String) -> SQL {
    """
    SELECT CASE
      WHEN EXISTS (
        SELECT FROM generate_series(1, \(Int32(GuessGate.placesPerNetworkMax))) AS place
        WHERE pg_try_advisory_xact_lock(hashtextextended('guess of ' || \(network)::text || ' ' || place, 0)))
      THEN EXISTS (
        SELECT FROM generate_series(1, \(Int32(GuessGate.placesMax))) AS place
        WHERE pg_try_advisory_xact_lock(hashtextextended('guess ' || place, 0)))
      ELSE false
    END
    """
  }
}
