// swift-tools-version: 6.2
// The table of contents of this repository. Each room is one line; a new feature adds a folder, not a line.
import Foundation
import PackageDescription

let cairn = Package(
  name: "cairn",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    // C libraries, each behind exactly one wrapper.
    cLibrary("CUV", pkgConfig: "libuv", apt: "libuv1-dev"),
    cLibrary("CNghttp2", pkgConfig: "libnghttp2", apt: "libnghttp2-dev"),
    cLibrary("CProtobufC", pkgConfig: "libprotobuf-c", apt: "libprotobuf-c-dev"),
    cLibrary("CLibPQ", pkgConfig: "libpq", apt: "libpq-dev"),
    cLibrary("COpenSSL", pkgConfig: "openssl", apt: "libssl-dev"),
    cLibrary("CArgon2", pkgConfig: "libargon2", apt: "libargon2-dev"),
    cLibrary("CGEOS", pkgConfig: "geos", apt: "libgeos-dev"),
    cLibrary("CIDN2", pkgConfig: "libidn2", apt: "libidn2-dev"),
    cLibrary("CUnistring", apt: "libunistring-dev"),
    cLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    cLibrary("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev"),
    cLibrary("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
    cLibrary("CICU", pkgConfig: "icu-uc", apt: "libicu-dev"),
    cLibrary("CXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev"),
    cLibrary("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    cLibrary("CVips", pkgConfig: "vips", apt: "libvips-dev"),

    // Pure values: no I/O, no clock of their own.
    shared("Timekeeping"),
    shared("Geodesy"),
    shared("Positions"),
    shared("TrackJudge", uses: ["Positions"]),
    shared("Texts", uses: ["CIDN2", "CUnistring"]),

    // The ground: each may lean only on what stands above it.
    shared("Cryptography", uses: ["COpenSSL", "CArgon2"]),
    shared("QuickSignatures", uses: ["Cryptography", External.crypto]),
    shared("EventLoop", uses: ["CUV", "Cryptography", "Timekeeping", External.collections]),
    shared("HTTP2", uses: ["CNghttp2"]),
    shared("Protobuf", uses: ["CProtobufC", "Timekeeping"]),
    shared("Observability", uses: [External.log, "Timekeeping"]),
    shared("Archive", uses: ["CArchive", "Timekeeping"]),
    shared("Polygons", uses: ["CGEOS", "Geodesy"]),
    shared("Curl", uses: ["CCurl", "EventLoop"]),
    shared("XML", uses: ["CXML2"]),
    shared("DisplayNames", uses: ["CICU"]),
    shared("QRCodes", uses: ["CQREncode"]),

    // The contract, written by `make proto`.
    generatedC("CCairnProto", uses: ["CProtobufC"]),
    contract("Cairn", leansOn: []),
    contract("Expeditions", leansOn: ["CairnProto"]),
    contract("Geocaches", leansOn: ["CairnProto"]),
    contract("LocalBuddy", leansOn: ["CairnProto"]),
    contract("QuizWalks", leansOn: ["CairnProto"]),
    contract("WhereAmI", leansOn: ["CairnProto"]),
    // What names messages of every app: people's streams, what an app shows when it starts.
    contract("AllApps", leansOn: ["CairnProto"] + Contract.appProtos),
    // Lists all messages and all methods: for the gateway, the tools and tests of the whole contract.
    generated(
      "CairnContract",
      uses: ["AllAppsProto", "AllAppsServices", "CairnProto", "CairnServices", "Protobuf", "RPC"] + Contract.appProtos
        + Contract.appServices),

    // The contract of the Connect conformance suite: for tests, never shipped.
    generatedC("CConformanceProto", uses: ["CProtobufC"]),
    generated("ConformanceProto", uses: ["CConformanceProto", "CProtobufC", "Protobuf"]),
    generated("ConformanceServices", uses: ["ConformanceProto", "Protobuf", "RPC"]),

    // The house.
    shared(
      "RPC",
      uses: [
        "CairnProto", "Cryptography", "CZlib", "EventLoop", "Geodesy", "HTTP2", "Identity", "Observability", "Positions", "Protobuf",
        "Texts",
        "Timekeeping", External.log,
      ]),
    shared("Identity", uses: ["CairnProto", "Cryptography", "Protobuf", "Timekeeping"]),
    shared("Postgres", uses: ["CLibPQ", "Cryptography", "EventLoop", "Observability", "Timekeeping", External.collections, External.log]),
    shared(
      "Events",
      uses: [
        "CairnProto", "CairnServices", "Cryptography", "EventLoop", "Identity", "Observability", "Postgres", "Protobuf", "RPC",
        "Texts", "Timekeeping", External.log,
      ]),
    shared("Spatial", uses: ["Cryptography", "Geodesy", "Postgres"]),
    shared(
      "Lifecycle",
      uses: [
        "CairnProto", "CairnServices", "Cryptography", "EventLoop", "Identity", "Observability", "RPC", "Timekeeping",
        External.configuration, External.log, External.system,
      ]),
    // What apps tell on people's streams: its name, and whose names belong in it. For SocialService, which knows no app.
    sharedWithoutTests("AppEvents", folder: "AppEvents", uses: ["AllAppsProto", "CairnProto"] + Contract.appProtos),
    // Apart from Lifecycle, so that the gateway is not linked with libpq and what that brings along.
    shared(
      "ServiceDatabase",
      uses: [
        "CairnProto", "Cryptography", "EventLoop", "Events", "Identity", "Lifecycle", "Postgres", "RPC", "Timekeeping", External.log,
      ]),

    // Tested by those who follow what it tells of.
    sharedWithoutTests(
      "Revocations", folder: "Revocations",
      uses: ["CairnProto", "CairnServices", "EventLoop", "Identity", "RPC", "Timekeeping", External.log]),

    // One line per process.
    service("Gateway", runs: "cairn-gateway", uses: ["CairnContract", "HTTP2", "QuickSignatures", "Revocations"]),
    service(
      "AuthService", runs: "cairn-auth",
      uses: [
        "AllAppsProto", "AllAppsServices", "Archive", "Curl", "Postgres", "Events", "QuickSignatures", "ServiceDatabase",
        "Texts",
      ]),
    // An app is one line: a target of its own, so that no app imports another.
    common("GameCommon", in: "GameService", uses: ["AllAppsProto", "AllAppsServices", "Postgres", "Events", "ServiceDatabase"]),
    app(
      "WhereAmI", in: "GameService",
      uses: [
        "AllAppsProto", "AllAppsServices", "GameCommon", "Postgres", "Events", "Geodesy", "ServiceDatabase", "Texts", "WhereAmIProto",
        "WhereAmIServices",
      ]),
    gameApp("Expeditions", uses: ["Curl", "Positions", "Texts", "TrackJudge", "XML"]),
    gameApp("Geocaches", uses: ["Geodesy", "Positions", "Spatial", "Texts", "XML"]),
    gameApp("QuizWalks", uses: ["Geodesy", "Positions", "QRCodes", "Spatial", "Texts"]),
    service(
      "GameService", runs: "cairn-game", of: ["GameCommon", "Expeditions", "Geocaches", "QuizWalks", "WhereAmI"],
      uses: ["Postgres", "Events", "ServiceDatabase"]),
    common(
      "SocialCommon", in: "SocialService",
      uses: ["AllAppsProto", "AllAppsServices", "AppEvents", "Curl", "Postgres", "Events", "Revocations", "ServiceDatabase", "Texts"]
        + Contract.appProtos),
    app(
      "LocalBuddy", in: "SocialService",
      uses: [
        "AllAppsProto", "AllAppsServices", "Events", "Geodesy", "LocalBuddyProto", "LocalBuddyServices", "Postgres", "ServiceDatabase",
        "SocialCommon", "Texts",
      ]),
    service("SocialService", runs: "cairn-social", of: ["LocalBuddy", "SocialCommon"], uses: ["ServiceDatabase"]),
    service("GeoService", runs: "cairn-geo", uses: ["Archive", "Postgres", "Events", "Geodesy", "Polygons", "ServiceDatabase", "Spatial"]),

    // Tools.
    generatedC("CPluginProto", uses: ["CProtobufC"]),
    tool("protoc-gen-cairn", library: "ProtocGenCairn", uses: ["CPluginProto", "CProtobufC"]),
    tool(
      "cairn", library: "CairnTool",
      uses: [
        "AllAppsProto", "AllAppsServices", "AuthService", "CairnContract", "CairnProto", "CairnServices", "Cryptography", "DisplayNames",
        "EventLoop", "Events", "Expeditions", "Geocaches", "GeoService", "Geodesy", "Identity", "Lifecycle", "LocalBuddy", "Observability",
        "Polygons", "Positions",
        "Postgres", "Protobuf", "QuizWalks", "RPC", "SocialCommon", "Texts", "Timekeeping",
        "WhereAmI", "XML", External.arguments, External.log,
      ] + Contract.appProtos + Contract.appServices),
    // What SocialService starts for each file of a stranger's: docs/adr says why it is a process of its own.
    tool("cairn-media", library: "MediaWorker", uses: ["CVips"]),
    oneProgram("cairn-house", uses: ["AuthService", "CairnTool", "GameService", "GeoService", "Lifecycle", "SocialService"]),
    bench(
      "BenchService", "cairn-bench",
      uses: [
        External.log, "AllAppsProto", "AllAppsServices", "CairnProto", "CairnServices", "Cryptography", "EventLoop", "ExpeditionsProto",
        "ExpeditionsServices", "Identity", "Lifecycle", "LocalBuddyProto", "LocalBuddyServices", "Positions", "Postgres", "Protobuf",
        "QuickSignatures", "QuizWalksProto", "QuizWalksServices", "RPC", "ServiceDatabase",
        "Timekeeping", "TrackJudge", "WhereAmIProto", "WhereAmIServices",
      ]),

    conformance(
      "ConformanceServer", "conformance",
      uses: [
        External.log, "ConformanceProto", "ConformanceServices", "Cryptography", "EventLoop", "Lifecycle", "Protobuf", "RPC", "Timekeeping",
      ]),

    // Doubles that fail when touched, scratch databases, clusters in one process.
    sharedWithoutTests("CairnTesting", folder: "Testing", uses: ["Cryptography", "EventLoop", "Postgres", "Timekeeping"]),

    // Doubles of the services that GameService asks, and the wiring of its features with them.
    testing(
      "GameTesting",
      uses: [
        "CairnProto", "CairnTesting", "Cryptography", "EventLoop", "Events", "Identity", "Lifecycle", "Postgres", "Protobuf", "RPC",
        "ServiceDatabase", "Timekeeping", External.log,
      ]),

    // Doubles of the services that SocialService asks.
    testing(
      "SocialTesting",
      uses: [
        "AllAppsProto", "AllAppsServices", "CairnProto", "Identity", "Protobuf", "RPC", "SocialCommon", "WhereAmIProto",
      ]),

    // Tracks as receivers record them, and as forgers write them; it shares no code with the judge.
    testing("TrackTesting", uses: ["Positions", "TrackJudge"]),

    // Laws of the whole house.
    wholeRepoTests("TidyTests", uses: ["Lifecycle"]),
    wholeRepoTests(
      "ContractTests",
      uses: [
        "AllAppsProto", "AllAppsServices", "CairnContract", "CairnProto", "CairnServices", "ProtocGenCairn", "Protobuf", "RPC",
        "Timekeeping",
      ] + Contract.appProtos + Contract.appServices),

    // Parsers of bytes from outside: as tests, or for `make fuzz`.
    fuzzers(uses: [
      "CairnContract", "CairnProto", "Cryptography", "Gateway", "HTTP2", "Identity", "Polygons", "Protobuf", "RPC", "Timekeeping",
    ]),
  ].flatMap { $0 }
)

// MARK: - The grammar of the table above

/// Modules of the contract. An enum, because a global below `cairn` would still be empty when used above.
enum Contract {
  /// The apps that have packages of their own.
  static let apps = ["Expeditions", "Geocaches", "LocalBuddy", "QuizWalks", "WhereAmI"]
  static let appProtos = apps.map { Target.Dependency.target(name: "\($0)Proto") }
  static let appServices = apps.map { Target.Dependency.target(name: "\($0)Services") }
}

/// Packages of others.
enum External {
  static let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
  static let collections: Target.Dependency = .product(name: "DequeModule", package: "swift-collections")
  static let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
  static let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
  static let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
  static let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
}

/// Strictness shared by every Swift target. An enum, because a global below `cairn` would still be empty when used above.
enum Compiler {
  static let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}

/// How services are linked. Relocations are packed (RELR, glibc 2.36 or newer) and no symbol is exported, because nothing loads code into a service
/// that would look one up. Both were pages that each process had in memory only for its start.
enum Linker {
  static let settings: [LinkerSetting] = [
    .unsafeFlags(
      ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "-no-export-dynamic"],
      .when(platforms: [.linux], configuration: .release))
  ]
}

/// A module map and a shim header under Sources/Shared/C.
/// - Parameter pkgConfig: Nil for a library that lies where every compiler looks and brings no such file.
func cLibrary(_ name: String, pkgConfig: String? = nil, apt: String) -> [Target] {
  [.systemLibrary(name: name, path: "Sources/Shared/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])]
}

/// A small library in Sources/Shared with its tests in Tests/<Name>Tests.
func shared(_ name: String, uses: [Target.Dependency] = []) -> [Target] {
  sharedWithoutTests(name, folder: name, uses: uses) + tests(name, uses: uses)
}

func sharedWithoutTests(_ name: String, folder: String, uses: [Target.Dependency] = []) -> [Target] {
  let path = "Sources/Shared/\(folder)"
  return [.target(name: name, dependencies: uses, path: path, exclude: readAtRunTime(in: path), swiftSettings: Compiler.settings)]
}

/// Swift written by `make proto`.
func generated(_ name: String, uses: [Target.Dependency]) -> [Target] {
  [.target(name: name, dependencies: uses, path: "Sources/Generated/\(name)", swiftSettings: Compiler.settings)]
}

/// A part of the contract: its messages, and the methods, protocols and clients of its services.
func contract(_ name: String, leansOn others: [Target.Dependency]) -> [Target] {
  generated("\(name)Proto", uses: ["CCairnProto", "CProtobufC", "Protobuf", "Timekeeping"] + others)
    + generated("\(name)Services", uses: ["Protobuf", "RPC", .target(name: "\(name)Proto")])
}

/// C written by `make proto`.
func generatedC(_ name: String, uses: [Target.Dependency]) -> [Target] {
  [.target(name: name, dependencies: uses, path: "Sources/Generated/\(name)", publicHeadersPath: "include")]
}

/// What every target of a service may lean on. An enum, because a global below `cairn` would still be empty when used above.
enum ServiceParts {
  static let dependencies: [Target.Dependency] = [
    "CairnProto", "CairnServices", "Cryptography", "EventLoop", "Identity", "Lifecycle", "Observability", "Protobuf", "RPC",
    "Timekeeping", External.log,
  ]
}

/// An app of a service, in the folder of its name, with its tests. It may use what is common to the service's apps, and no other app.
func app(_ name: String, in service: String, uses: [Target.Dependency]) -> [Target] {
  room(name, at: "Sources/\(service)/\(name)", uses: uses + ServiceParts.dependencies)
}

/// An app of GameService with a pair of modules of the contract.
func gameApp(_ name: String, uses: [Target.Dependency]) -> [Target] {
  let contract: [Target.Dependency] = ["AllAppsProto", "AllAppsServices", .target(name: "\(name)Proto"), .target(name: "\(name)Services")]
  return app(name, in: "GameService", uses: contract + ["GameCommon", "Postgres", "Events", "ServiceDatabase"] + uses)
}

/// What is common to the apps of a service, in its folder "Common", with its tests.
func common(_ name: String, in service: String, uses: [Target.Dependency]) -> [Target] {
  room(name, at: "Sources/\(service)/Common", uses: uses + ServiceParts.dependencies)
}

private func room(_ name: String, at path: String, uses: [Target.Dependency]) -> [Target] {
  [.target(name: name, dependencies: uses, path: path, exclude: readAtRunTime(in: path), swiftSettings: Compiler.settings)]
    + tests(name, uses: uses)
}

/// Three targets from one line: the library, the process that runs it, its tests (a folder per feature).
///
/// - Parameter rooms: Targets in folders of the service, each of which has a line of its own: its apps, and what is common to them.
func service(_ name: String, runs process: String, of rooms: [String] = [], uses: [Target.Dependency]) -> [Target] {
  let path = "Sources/\(name)"
  let dependencies = uses + rooms.map { .target(name: $0) } + ServiceParts.dependencies
  let others = rooms.map { $0.hasSuffix("Common") ? "Common" : $0 }
  return [
    .target(
      name: name, dependencies: dependencies, path: path, exclude: ["Main"] + others + readAtRunTime(in: path),
      swiftSettings: Compiler.settings),
    .executableTarget(
      name: process, dependencies: [.target(name: name), "Lifecycle"], path: "\(path)/Main", swiftSettings: Compiler.settings,
      linkerSettings: Linker.settings),
  ] + tests(name, uses: dependencies)
}

/// A command line tool: a library that tests can reach, and a main of a few lines.
func tool(_ process: String, library: String, uses: [Target.Dependency]) -> [Target] {
  let path = "Sources/Tools/\(library)"
  return [
    .target(name: library, dependencies: uses, path: path, exclude: ["Main"], swiftSettings: Compiler.settings),
    .executableTarget(name: process, dependencies: [.target(name: library)], path: "\(path)/Main", swiftSettings: Compiler.settings),
  ] + tests(library, uses: uses)
}

/// Services and the tool as one program, for the image of containers alone (CAIRN_ONE_PROGRAM): everywhere else each process is linked with what it needs.
func oneProgram(_ process: String, uses: [Target.Dependency]) -> [Target] {
  if Context.environment["CAIRN_ONE_PROGRAM"] == nil { return [] }
  return [
    .executableTarget(
      name: process, dependencies: uses, path: "Sources/Tools/House", swiftSettings: Compiler.settings, linkerSettings: Linker.settings)
  ]
}

/// A measuring process under Benchmarks, not shipped, and the service it runs, which tests of the transport run too.
func bench(_ library: String, _ process: String, uses: [Target.Dependency]) -> [Target] {
  [
    .target(name: library, dependencies: uses, path: "Benchmarks/\(library)", swiftSettings: Compiler.settings),
    .executableTarget(
      name: process, dependencies: [.target(name: library)] + uses, path: "Benchmarks/\(process)", swiftSettings: Compiler.settings),
  ]
}

/// A process that the public conformance suite is pointed at, not shipped, and the service it runs, which tests run too.
func conformance(_ library: String, _ process: String, uses: [Target.Dependency]) -> [Target] {
  [
    .target(name: library, dependencies: uses, path: "Tests/Conformance/\(library)", swiftSettings: Compiler.settings),
    .executableTarget(
      name: process, dependencies: [.target(name: library)] + uses, path: "Tests/Conformance/Main", swiftSettings: Compiler.settings),
  ]
}

func tests(_ name: String, uses: [Target.Dependency]) -> [Target] {
  let overTheWire: [Target.Dependency] =
    switch name {
    case "HTTP2": ["BenchService", "CairnServices", "Cryptography", "EventLoop", "RPC"]
    case "RPC": ["BenchService", "CairnServices", "ConformanceProto", "ConformanceServer", "ConformanceServices", "Postgres"]
    case "Gateway": ["BenchService", "WhereAmIProto"]
    case "MediaWorker": ["EventLoop", "cairn-media"]
    case "SocialCommon": ["CairnContract", "GameTesting", "SocialTesting", "cairn-media"]
    case "LocalBuddy": ["CairnContract", "GameTesting", "SocialService", "SocialTesting"]
    case "SocialService": ["AllAppsProto", "Events", "GameTesting", "Postgres", "SocialTesting"]
    case "Positions": ["Geodesy"]
    case "GameCommon": ["GameTesting", "WhereAmI"]
    case "Expeditions": ["CairnContract", "GameService", "GameTesting", "TrackTesting"]
    case "Geocaches", "QuizWalks", "WhereAmI": ["CairnContract", "GameService", "GameTesting"]
    case "TrackJudge": ["TrackTesting"]
    // How long one asks hangs on how long the other may not know.
    case "GameService": ["CairnContract", "GameTesting", "SocialCommon"]
    case "GeoService": ["CairnContract"]
    // What one promises hangs on how long the other believes.
    case "AuthService":
      [
        "CairnContract", "SocialCommon",
        // A second implementation signs what ours checks.
        External.crypto,
      ]
    default: []
    }
  let doubles: [Target.Dependency] =
    name == "Archive" || name == "Timekeeping" || name == "Geodesy" || name == "Curl" || name == "Protobuf" || name == "HTTP2"
    ? [] : ["CairnTesting"]
  return [
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name)] + uses + doubles + overTheWire, path: "Tests/\(name)Tests",
      exclude: readAtRunTime(in: "Tests/\(name)Tests"), swiftSettings: Compiler.settings)
  ]
}

/// What several test targets share, in Tests/<Name>.
func testing(_ name: String, uses: [Target.Dependency]) -> [Target] {
  [.target(name: name, dependencies: uses, path: "Tests/\(name)", swiftSettings: Compiler.settings)]
}

func wholeRepoTests(_ name: String, uses: [Target.Dependency] = []) -> [Target] {
  [.testTarget(name: name, dependencies: uses, path: "Tests/\(name)", swiftSettings: Compiler.settings)]
}

/// Tests/Fuzz is a suite of tests; where CAIRN_FUZZ is set, a program for libFuzzer, which only scripts/fuzz.sh finds.
func fuzzers(uses: [Target.Dependency]) -> [Target] {
  let inputs = ["Corpus", "Dictionaries"]
  if Context.environment["CAIRN_FUZZ"] == nil {
    return [
      .testTarget(
        name: "FuzzTests", dependencies: uses, path: "Tests/Fuzz", exclude: inputs + ["main.swift"], swiftSettings: Compiler.settings)
    ]
  }
  return [
    .executableTarget(
      name: "fuzz", dependencies: uses, path: "Tests/Fuzz", exclude: inputs + ["CorpusTests.swift"], swiftSettings: Compiler.settings)
  ]
}

/// Folders of SQL, of mail texts and of tables for tests below a target: read by processes, not compiled.
func readAtRunTime(in path: String) -> [String] {
  let manager = FileManager.default
  let root = "\(Context.packageDirectory)/\(path)"
  guard let names = manager.enumerator(atPath: root) else { return [] }
  return names.compactMap { $0 as? String }.filter { name in
    ["Migrations", "Templates", "Tables"].contains { name == $0 || name.hasSuffix("/\($0)") }
  }.sorted()
}
