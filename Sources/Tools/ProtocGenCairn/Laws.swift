package struct Violation: Hashable, Sendable, CustomStringConvertible {
  package var description: String
}
package enum Laws {
  package static func violations(of schema: Schema) -> [Violation] { [] }
}
