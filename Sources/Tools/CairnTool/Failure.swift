/// Why a command did not do its work: sentences for a person. Printed after "Error: "; the process ends with 1.
struct Failure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
