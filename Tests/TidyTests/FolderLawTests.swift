// Which folder may know which: docs/architecture.md, "Floors". The manifest keeps targets apart; this law keeps the folders of one target apart.

import Foundation
import Testing

/// The folders of one target, lowest first.
struct Floors: Sendable {
  /// Where the folders lie, for example "Sources/GameService/WhereAmI".
  let root: String
  /// A folder may name types of folders on lower floors, and of none beside it or above.
  let floors: [[String]]
  /// Arrows that the floors do not allow and that are there still, "from -> to". May only shrink.
  let exceptions: Set<String>
  /// Folders of the largest circle. A file of the root that folders name, such as the parts of an app, counts as one.
  let circleMax: Int

  /// On which floor a folder stands, from 0. One that is not listed stands above all others: it may name any of them, and none names it. So a feature that
  /// nobody leans on, as most begin, needs no line here.
  func floor(of folder: String) -> Int { floors.firstIndex { $0.contains(folder) } ?? floors.count }
}

/// Who names whose types, folder by folder, inside one target.
struct FolderArrows {
  struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// Each arrow with the place where it begins, and the names it carries.
  private(set) var uses: [Arrow: (file: SourceFile, line: Int, names: Set<String>)] = [:]
  private(set) var folders: Set<String> = []

  /// - Parameter countsRoot: Whether each file in the root itself is a folder of its own.
  init(in root: String, _ sources: [SourceFile], countsRoot: Bool = false) {
    let files = sources.filter { $0.path.hasPrefix(root + "/") && !$0.path.hasPrefix(root + "/Main/") }
      .compactMap { file in (Self.folder(of: file, below: root) ?? (countsRoot ? file.name : nil)).map { (file: file, folder: $0) } }
    folders = Set(files.map(\.folder))
    var homes: [String: Set<String>] = [:]
    for (file, folder) in files { for name in Self.declared(in: file) { homes[name, default: []].insert(folder) } }
    for (file, folder) in files {
      for (line, name) in Self.named(in: file) {
        // A name that two folders declare may be meant as either.
        guard let home = homes[name], home.count == 1, let other = home.first, other != folder else { continue }
        let arrow = Arrow(from: folder, to: other)
        uses[arrow, default: (file, line, [])].names.insert(name)
      }
    }
  }

  /// The folder right below the root; nil for what lies in the root itself: it wires the folders together and may know all of them.
  private static func folder(of file: SourceFile, below root: String) -> String? {
    let parts = file.path.dropFirst(root.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }

  private static let declaration = expression(
    #"^(?:(?:package|public|internal|final|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)"#
  )
  private static let use = expression(#"(?<![.\w])[A-Z]\w+"#)
  /// Strings, and names of the contract's messages.
  private static let ignored = expression(#""(?:\\.|[^"\\])*"|\b\w*Proto\s*\.\s*\w+"#)

  private static func expression(_ pattern: String) -> NSRegularExpression {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { preconditionFailure(pattern) }
    return expression
  }

  /// Types of the file's outermost level: a declaration inside of another one is indented.
  private static func declared(in file: SourceFile) -> [String] {
    file.lines.compactMap { line in
      let text = String(line)
      let match = declaration.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
      return match.flatMap { Range($0.range(at: 1), in: text) }.map { String(text[$0]) }
    }
  }

  private static func named(in file: SourceFile) -> [(line: Int, name: String)] {
    file.codeLines.filter { !$0.isQuoted && !$0.text.hasPrefix("import ") }.flatMap { line in
      let whole = NSRange(line.text.startIndex..., in: line.text)
      let text = ignored.stringByReplacingMatches(in: line.text, range: whole, withTemplate: " ")
      return use.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
        Range(match.range, in: text).map { (line.number, String(text[$0])) }
      }
    }
  }

  /// Circles of folders: each folder of one leads to all others of it.
  var circles: [Set<String>] {
    var circles: [Set<String>] = []
    for folder in folders.sorted() where !circles.contains(where: { $0.contains(folder) }) {
      let circle = reached(from: folder).filter { reached(from: $0).contains(folder) }
      if circle.count > 1 { circles.append(circle) }
    }
    return circles
  }

  private func reached(from folder: String) -> Set<String> {
    var (found, left): (Set<String>, [String]) = ([], [folder])
    while let next = left.popLast() {
      for arrow in uses.keys where arrow.from == next && found.insert(arrow.to).inserted { left.append(arrow.to) }
    }
    return found
  }
}

@Suite struct FolderLawTests {
  @Test(arguments: FolderFloors.all.map(\.root))
  func `No folder stands on two floors, and each that is listed is there`(root: String) throws {
    let floors = try #require(FolderFloors.all.first { $0.root == root })
    let (placed, there) = (floors.floors.flatMap { $0 }, FolderArrows(in: root, Repository.sources).folders)
    for folder in Set(placed).subtracting(there).sorted() { Issue.record("\(root)/\(folder) is not there. Take it out of FolderFloors") }
    #expect(placed.count == Set(placed).count, "a folder of \(root) stands on two floors")
  }

  @Test(arguments: FolderFloors.all.map(\.root))
  func `A folder names types of lower floors only`(root: String) throws {
    let floors = try #require(FolderFloors.all.first { $0.root == root })
    let uses = FolderArrows(in: root, Repository.sources).uses
    let upward = uses.filter { arrow, _ in floors.floor(of: arrow.from) <= floors.floor(of: arrow.to) }
    let breaches = upward.filter { arrow, _ in !floors.exceptions.contains("\(arrow.from) -> \(arrow.to)") }.map { arrow, use in
      Breach(file: use.file, line: use.line, what: "\(arrow.from) names \(use.names.sorted().joined(separator: ", ")) of \(arrow.to)")
    }
    expectNone(
      breaches,
      wayOut: """
        Move the type down to who names it, hand it in as a protocol that the lower folder declares, or let the wiring bring both together. A folder that \
        FolderFloors does not list stands above all others: list it below those that name it
        """
    )
    let left = Set(upward.keys.map { "\($0.from) -> \($0.to)" })
    for exception in floors.exceptions.subtracting(left).sorted() {
      Issue.record("\(root): \"\(exception)\" is gone. Take it out of FolderFloors, so that it does not come back")
    }
  }

  @Test(arguments: FolderFloors.all.map(\.root))
  func `Circles of folders do not grow`(root: String) throws {
    let floors = try #require(FolderFloors.all.first { $0.root == root })
    for circle in FolderArrows(in: root, Repository.sources, countsRoot: true).circles where circle.count > floors.circleMax {
      Issue.record("\(root): \(circle.sorted().joined(separator: ", ")) know each other. At most \(floors.circleMax) may: cut an arrow")
    }
  }

  /// So many may know each other in a service, whatever its targets have today.
  @Test(arguments: [("GameService", 2), ("Gateway", 2), ("SocialService", 6), ("AuthService", 6), ("GeoService", 4)])
  func `No circle is larger than its service bears`(service: String, most: Int) {
    let own = FolderFloors.all.filter { "\($0.root)/".hasPrefix("Sources/\(service)/") }
    #expect(!own.isEmpty)
    for floors in own { #expect(floors.circleMax <= most, "\(floors.root)") }
  }

  @Test func `A folder that is not listed stands above all others`() {
    let floors = Floors(root: "Sources/X", floors: [["Low"], ["High"]], exceptions: [], circleMax: 1)
    #expect(["Low", "High", "New"].map(floors.floor(of:)) == [0, 1, 2])
  }

  @Test func `Every target of a service has floors`() {
    let roots = FolderFloors.all.map(\.root)
    for file in Repository.serviceSources where file.folder.split(separator: "/").count > 2 && !file.path.contains("/Main/") {
      if !roots.contains(where: { file.path.hasPrefix($0 + "/") }) { Issue.record("\(file.path) lies below no root of FolderFloors") }
    }
  }

  @Test func `Circles lead through the root where folders name what lies in it`() {
    let parts = SourceFile(path: "Sources/X/Parts.swift", text: "struct Parts {\n  let low = Low()\n}\n")
    let low = SourceFile(path: "Sources/X/Low/Low.swift", text: "struct Low {}\nstruct LowFeature {\n  let parts: Parts\n}\n")
    #expect(FolderArrows(in: "Sources/X", [parts, low]).circles.isEmpty)
    #expect(FolderArrows(in: "Sources/X", [parts, low], countsRoot: true).circles == [["Low", "Parts.swift"]])
  }

  @Test func `An arrow is found where a type is named and nowhere else`() {
    let low = SourceFile(path: "Sources/X/Low/Low.swift", text: "struct Low {\n  struct Inner {}\n}\nenum Twice {}\n")
    let high = SourceFile(
      path: "Sources/X/High/High.swift", text: "enum Twice {}\n// Low\nlet text = \"Low\"\nlet wire = CairnProto.Low()\nlet low = Low()\n")
    let wiring = SourceFile(path: "Sources/X/X.swift", text: "let low = Low()\n")
    let uses = FolderArrows(in: "Sources/X", [low, high, wiring]).uses
    #expect(uses.keys.map { "\($0.from) -> \($0.to)" } == ["High -> Low"])
    #expect(uses.values.first?.line == 5 && uses.values.first?.names == ["Low"])
  }
}
