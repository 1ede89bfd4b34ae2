/// Why a transfer failed.
public struct CurlError: Error, Sendable, Hashable {
  /// libcurl's number, CURLE_….
  public let code: UInt32
  /// libcurl's words about it; may name a host, never a secret.
  public let message: String
}
