// Who may import whom: docs/architecture.md, "Import law". The manifest keeps modules apart; these laws keep the files of one
// module apart.

import Testing

@Suite struct ImportLawTests {
  /// Each C module is imported by the one library that wraps it.
  private static let wrappers: [String: [String]] = [
    "CUV": ["Sources/Shared/EventLoop/"],
    "CNghttp2": ["Sources/Shared/HTTP2/"],
    "CProtobufC": ["Sources/Shared/Protobuf/", "Sources/Generated/", "Sources/Tools/ProtocGenCairn/"],
    "CCairnProto": ["Cairn", "Expeditions", "Geocaches", "LocalBuddy", "QuizWalks", "WhereAmI", "AllApps"].map {
      "Sources/Generated/\($0)Proto/"
    },
    "CConformanceProto": ["Sources/Generated/ConformanceProto/"],
    "CPluginProto": ["Sources/Tools/ProtocGenCairn/"],
    "CLibPQ": ["Sources/Shared/Postgres/"],
    "COpenSSL": ["Sources/Shared/Cryptography/"],
    "CArgon2": ["Sources/Shared/Cryptography/"],
    "CGEOS": ["Sources/Shared/Polygons/"],
    "CIDN2": ["Sources/Shared/Texts/"],
    "CUnistring": ["Sources/Shared/Texts/"],
    "CZlib": ["Sources/Shared/RPC/"],
    "CArchive": ["Sources/Shared/Archive/"],
    "CCurl": ["Sources/Shared/Curl/"],
    "CVips": ["Sources/Tools/MediaWorker/"],
    "CICU": ["Sources/Shared/DisplayNames/"],
    "CQREncode": ["Sources/Shared/QRCodes/"],
    "CXML2": ["Sources/Shared/XML/"],
  ]

  @Test func `Rules import nothing but Geodesy, Positions, Texts, Timekeeping and TrackJudge`() {
    let breaches = imports(in: Repository.sources(named: "Rules.swift")) {
      !["Geodesy", "Positions", "Texts", "Timekeeping", "TrackJudge"].contains($0)
    }
    expectNone(breaches, wayOut: "Rules decide from their arguments: pass in the value that the import was for")
  }

  @Test func `Rules have no clock, no chance and no waiting`() {
    let patterns = [#"\basync\b"#, #"\bawait\b"#, #"\bDate\("#, #"\bUUID\("#, #"\.random\b"#, #"\.now\b"#, #"\.shuffled\("#]
    let breaches = findings(patterns, in: Repository.sources(named: "Rules.swift"))
    expectNone(breaches, wayOut: "Take the time, the seed or the fact as a parameter; the handler fetches it")
  }

  /// Code that no process of an installation is linked with. The tool is one program with the services in the image of containers.
  private static let notInstalled = ["Sources/Shared/Testing/", "Sources/Tools/ProtocGenCairn/"]

  @Test func `No installed process brings ICU along`() {
    let installed = Repository.sources.filter { file in !Self.notInstalled.contains { file.path.hasPrefix($0) } }
    let breaches = imports(in: installed) { $0.hasPrefix("Foundation") && $0 != "FoundationEssentials" }
    expectNone(breaches, wayOut: "Import FoundationEssentials: Foundation whole is 34 MB of ICU in each process")
    #expect(!imports(in: installed) { $0 == "FoundationEssentials" }.isEmpty)
  }

  @Test func `Stores know no RPC and no wire messages`() {
    let forbidden: Set = ["RPC", "CairnContract", "HTTP2", "Protobuf"]
    let breaches = imports(in: Repository.sources(named: "Store.swift")) { forbidden.contains($0) || Self.isGenerated($0) }
    expectNone(breaches, wayOut: "Take and return the feature's nouns; <Feature>Messages.swift turns them into messages")
  }

  /// Modules of the contract: CairnProto, WhereAmIServices.
  private static func isGenerated(_ module: String) -> Bool { module.hasSuffix("Proto") || module.hasSuffix("Services") }

  /// The modules of apps, by what their names begin with.
  private static let apps = Set(
    Repository.files.filter { $0.path.hasPrefix("Sources/Generated/") && $0.path.hasSuffix(".swift") }.compactMap { file -> String? in
      let module = String(file.path.split(separator: "/")[2])
      let stem = module.hasSuffix("Proto") ? String(module.dropLast("Proto".count)) : ""
      return ["", "Cairn", "AllApps", "Conformance"].contains(stem) ? nil : stem
    })

  /// Files of what serves all apps that name messages of apps. May only become fewer.
  private static let namingAnApp: Set = [
    "Sources/SocialService/Common/Home/HomeHandlers.swift"
  ]

  @Test func `What serves all apps imports no app, and an app no other`() {
    #expect(Self.apps == ["Expeditions", "Geocaches", "LocalBuddy", "QuizWalks", "WhereAmI"])
    let all = Repository.serviceSources.flatMap { file in
      let folders = file.path.split(separator: "/").map(String.init)
      guard folders.contains("Common") || !Self.apps.isDisjoint(with: folders) else { return [Breach]() }
      return imports(in: [file]) { module in Self.apps.contains { module == "\($0)Proto" && !folders.contains($0) } }
    }
    let breaches = all.filter { !Self.namingAnApp.contains($0.file.path) }
    for path in Self.namingAnApp.subtracting(all.map(\.file.path)).sorted() {
      Issue.record("\(path) names no app any more. Take it out of namingAnApp")
    }
    expectNone(breaches, wayOut: "Take what is needed as a value, or say it in a message that serves all apps")
  }

  @Test func `Handlers write no SQL`() {
    let patterns = [
      #"\bSQL\b"#, #""\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b"#, #"^(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b"#,
      #"\.(query|slowQuery|dearQuery)\("#,
    ]
    let breaches = findings(patterns, in: Repository.sources(named: "Handlers.swift"))
    expectNone(breaches, wayOut: "Put the statement into a function of <Feature>Store.swift and call that")
  }

  @Test func `Exact positions leave their type in stores and rules only`() {
    let breaches = findings([#"\bpointForItsOwner\b"#], in: Repository.serviceSources.filter { !Self.mayReckonExactly($0.name) })
    expectNone(breaches, wayOut: "Give others a ShownPosition: shown(by:ownerID:) or shown(for:)")
  }

  /// Stores and rules by their whole names: "StoredPark" and "RestoreHandlers" are others.
  private static func mayReckonExactly(_ name: String) -> Bool {
    name.hasSuffix("Rules.swift") || name.hasSuffix("Store.swift") || name.contains("Store+")
  }

  @Test(arguments: [
    ("ParkRules.swift", true), ("ParkStore.swift", true), ("ParkStore+Import.swift", true), ("StoredPark.swift", false),
    ("StoreHandlers.swift", false), ("RestoreMessages.swift", false), ("ParkStoreMessages.swift", false), ("ParkHandlers.swift", false),
  ])
  func `Stores and rules are known by their names`(name: String, mayReckonExactly: Bool) {
    #expect(Self.mayReckonExactly(name) == mayReckonExactly)
  }

  @Test func `A service imports no other service`() {
    let breaches = Repository.services.flatMap { service in
      imports(in: Repository.serviceSources.filter { $0.path.hasPrefix("Sources/\(service)/") }) {
        $0 != service && Repository.services.contains($0)
      }
    }
    expectNone(breaches, wayOut: "Services talk through their proto: call it by its client of CairnServices")
  }

  @Test func `Each C module is imported by its one wrapper`() {
    let breaches = Repository.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }.flatMap { file in
      file.imports.compactMap { number, module -> Breach? in
        guard let homes = Self.wrappers[module], !homes.contains(where: file.path.hasPrefix) else { return nil }
        return Breach(file: file, line: number, what: "imports \(module), which belongs to \(homes.joined(separator: ", "))")
      }
    }
    expectNone(breaches, wayOut: "Ask the wrapper for a Swift function")
  }

  @Test func `Every C module has a law here`() {
    let folders = Set(Repository.files.filter { $0.path.hasPrefix("Sources/Shared/C/") }.map { $0.path.split(separator: "/")[3] })
    for folder in folders where Self.wrappers[String(folder)] == nil {
      Issue.record("Sources/Shared/C/\(folder) has no wrapper named in ImportLawTests. Add the one library that may import it")
    }
  }

  @Test(arguments: [
    ("HTTP2", ["CNghttp2"]), ("Protobuf", ["CProtobufC", "Timekeeping"]), ("Geodesy", []), ("Positions", []),
    ("TrackJudge", ["Positions"]),
    ("Texts", ["CIDN2", "CUnistring"]), ("Timekeeping", []),
  ])
  func `The pure libraries lean on nothing of ours`(library: String, allowed: [String]) {
    let ours = Set(Repository.files.filter { $0.path.hasPrefix("Sources/Shared/") }.map { String($0.path.split(separator: "/")[2]) })
    let breaches = imports(in: Repository.sources.filter { $0.path.hasPrefix("Sources/Shared/\(library)/") }) {
      ours.contains($0) && !allowed.contains($0)
    }
    expectNone(breaches, wayOut: "Take what is needed as a value or a closure")
  }

  private func imports(in files: [SourceFile], forbidden: (String) -> Bool) -> [Breach] {
    files.flatMap { file in
      file.imports.filter { forbidden($0.module) }.map { Breach(file: file, line: $0.number, what: "imports \($0.module)") }
    }
  }
}
