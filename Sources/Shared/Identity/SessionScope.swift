/// Scope of a session: how much of what its account may do its tokens do (`cairn.rpc.v1.Scope`). It is asked for at the log-in and stays.
public enum SessionScope: String, Sendable, Hashable, CaseIterable {
  /// All that the account may do.
  case full
  /// Web pages: reading, and what is made at a desk; starts and plays nothing (requirement E-34).
  case web
}
