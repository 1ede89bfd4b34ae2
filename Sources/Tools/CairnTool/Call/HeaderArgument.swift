internal import ArgumentParser

/// `--header name=value`.
struct HeaderArgument: ExpressibleByArgument, Hashable, Sendable {
  let name: String
  let value: String

  init?(argument: String) {
    guard let mark = argument.firstIndex(of: "="), mark != argument.startIndex else { return nil }
    name = argument[..<mark].lowercased()
    value = String(argument[argument.index(after: mark)...])
  }
}
