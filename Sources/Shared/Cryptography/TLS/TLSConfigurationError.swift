/// Why a context could not be made: a message for the operator, from OpenSSL, without secrets.
public struct TLSConfigurationError: Error, Equatable, CustomStringConvertible {
  public let description: String
}
