public import FoundationEssentials
public import Timekeeping

// The place where a list begins of which no page was read yet. `$1 IS NULL OR key > $1` would be no condition on an index in a plan for whatever values
// (docs/adr/0059): each page would read all pages before it.

extension UUID {
  /// Before any id that is made.
  public static let smallest = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  /// Behind any id that is made.
  public static let largest = UUID(uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))
}

extension Moment {
  /// Before any time: -infinity in the database.
  public static let distantPast = Moment(microseconds: .min)

  /// Behind any time: infinity in the database.
  public static let distantFuture = Moment(microseconds: .max)
}
