/// Every variable that begins with CAIRN_ and means something, without that prefix: of any process, of the `cairn` command, of the scripts. A process refuses
/// names that stand in none of these tables, because a misspelt setting would otherwise be none, and nobody told. A law of the house
/// (`SettingLawTests`) holds the tables to what sources, scripts and documents name.
enum SettingNames {
  /// Names that the processes of a service and the gateway read.
  static let ofProcesses: Set<String> = [
    "ACCESS_LOG", "ACCESS_LOG_ADDRESS", "ACCESS_LOG_ONE_IN", "APPS", "AUTH_BIRTH_DATE_APPS", "AUTH_DELETION_GRACE_DAYS",
    "AUTH_DELETION_SWEEP_MS", "AUTH_FIREBASE_HASH", "AUTH_GUESTS", "AUTH_SIGN_UP",
    "AUTH_MAILS_PER_ADDRESS", "AUTH_PROVIDERS", "AUTH_PROVIDERS_PLAIN_LOOPBACK", "AUTH_PROVIDER_REFETCH_MS", "AUTH_PROVIDER_TIMEOUT_MS",
    "AUTH_REFUSE_BREACHED_PASSWORDS", "AUTH_REVEAL_EMAIL_EXISTS", "AUTH_SIGN_UPS_PER_ADDRESS", "AUTH_STAFF_SECOND_FACTOR",
    "AUTH_VERBOSE_LOGIN_ERRORS", "BUILD", "CLIENT_VERSION_MIN",
    "CONFIG", "CONNECTIONS_PER_ADDRESS", "CORS_ORIGINS", "DATABASE", "EVENT_ATTEMPTS", "EVENT_BATCH", "EVENT_POLL_MS", "FCM_ACCOUNT",
    "FCM_AUTHORITY",
    "FCM_URL", "GAME_BUILDER_AGE_MS", "GAME_COUNTDOWN_MS", "GAME_GUESS_MS", "GAME_INVITATION_MS", "GAME_LATE_BUFFER_MS",
    "GAME_LOAD_TIMEOUT_MS", "GAME_MOVING_MS",
    "GAME_QUEUE_TIMEOUT_MS", "GAME_READY_TIMEOUT_MS", "GAME_RECONNECT_GRACE_MS", "GAME_REVEAL_MS", "GAME_WEATHER_AUTHORITY",
    "GAME_WEATHER_URL", "GATEWAY_BODY_STALL_MS",
    "GATEWAY_CONNECTIONS",
    "GATEWAY_HANDSHAKE_MS", "GATEWAY_HEADERS_MS", "GATEWAY_IDLE_MS", "GATEWAY_OUTPUT_STALL_MS", "HANDSHAKES_PER_ADDRESS",
    "IDLE_CONNECTIONS_PER_ADDRESS", "INTERNAL_TLS_CA", "INTERNAL_TLS_CERTIFICATE", "INTERNAL_TLS_KEY", "LISTEN", "LOG_FORMAT", "LOG_LEVEL",
    "LOOPS",
    "MAIL_AUTHORITY", "MAIL_CONNECT_MS", "MAIL_FOLDER", "MAIL_FROM", "MAIL_LINK_BASE", "MAIL_ONE_CLICK_BASE", "MAIL_PASSWORD",
    "MAIL_SERVER",
    "MAIL_TRANSFER_MS", "MAIL_USER", "MASTER_KEY", "MEDIA_ACCOUNT_MB", "MEDIA_TOTAL_GB", "MEDIA_WORKER", "OPERATIONS_LISTEN",
    "PASSWORD_BREACHED_LIST", "PASSWORD_HASH_LANES", "PASSWORD_HASH_MEMORY_KIB", "PASSWORD_HASH_PASSES", "PASSWORD_LENGTH_MIN",
    "PICTURE_ADDRESSES",
    "PICTURE_AUTHORITY", "PICTURE_HOSTS", "PICTURE_RETRY_MS", "PRIVACY_URL", "PRIVACY_VERSION", "PUSH_APNS_AUTHORITY",
    "PUSH_APNS_BUNDLE_IDS", "PUSH_APNS_ENVIRONMENT", "PUSH_APNS_KEY", "PUSH_APNS_KEY_ID", "PUSH_APNS_TEAM_ID", "PUSH_APNS_URL",
    "PUSH_SENDER", "PUSH_WEB_ADDRESSES", "PUSH_WEB_AUTHORITY", "PUSH_WEB_CONTACT", "PUSH_WEB_HOSTS", "PUSH_WEB_KEY",
    "PUSH_WEB_PUBLIC_KEY", "RATE_SCALE", "SHARE",
    "SHARE_APP_BASE", "SHARE_PORTS",
    "SHARE_WEB_BASE",
    "SOCIAL_FRIEND_REQUESTS_PER_DAY", "STREAMS_PER_ACCOUNT", "TERMS_URL", "TERMS_VERSION", "TLS_CERTIFICATE", "TLS_CHECK_MS", "TLS_KEY",
    "TLS_LISTEN", "TLS_UNKNOWN_NAME",
    "TRUSTED_PROXIES", "TRUSTED_PROXY_HEADER", "TURN_SECRET", "TURN_URLS", "UPSTREAM_CALLS_MAX", "UPSTREAM_CHECK_INTERVAL_MS",
    "UPSTREAM_CONNECTION_AGE_MS",
    "UPSTREAM_PATIENCE_MS", "UPSTREAM_RESOLVE_MS", "WEB_FOLDER", "WEB_TILES", "WEB_TILES_CREDIT",
  ]

  /// Names that the `cairn` command reads beside some of those.
  static let ofTheCommand: Set<String> = ["GATEWAY_URL", "PASSWORD", "SESSION_FILE", "STATUS_FROM", "TOKEN"]

  /// Names that scripts, tests and benchmarks read; they pass their whole environment to the processes that they start.
  static let ofScripts: Set<String> = [
    "BACKUPS", "BENCH_CACHES", "BENCH_GAMES", "BENCH_HISTORY", "BENCH_MESSAGES", "BENCH_PACE", "BENCH_PEOPLE", "BENCH_RECORD",
    "BENCH_REPETITIONS", "BENCH_RUNNERS", "BENCH_STATEMENTS", "BUILD_PATH", "CONTAINER_ENGINE", "FAULT_MESSAGES", "FUZZ",
    "FUZZER", "HOME",
    "JUDGE_BITS", "JUDGE_RECORDINGS", "JUDGE_TRACKS",
    "KEEP_LOGS", "LISTEN_LAN", "ONE_PROGRAM", "PORTS",
    "POSTGRES_BINARIES", "POSTGRES_DURABLE", "REPLICAS", "SECRETS", "SOAK", "STAGES", "TEST_DATABASE", "TEST_MEMORY", "TEST_SCRATCH",
    "TEST_TRIES",
  ]

  /// Names that are made of the name of a service ("bench" is that of the benchmarks).
  static let perService: Set<String> = Set(
    ["AUTH", "GAME", "SOCIAL", "GEO", "BENCH"].flatMap { ["UPSTREAM_\($0)", "TICKET_KEYS_\($0)", "DATABASE_\($0)"] })

  /// Budgets of the gateway, of which there is one for each class of methods and each of the two who are counted.
  static let ofBudgets: Set<String> = Set(
    ["ADDRESS", "ACCOUNT"].flatMap { who in
      ["READ", "WRITE", "HEAVY", "SEARCH", "STREAM", "SENSITIVE", "PROFILE"].map { "RATE_\(who)_\($0)" }
    })

  static let all = ofProcesses.union(ofTheCommand).union(ofScripts).union(perService).union(ofBudgets)

  /// - Parameter name: Without the prefix.
  static func isKnown(_ name: String) -> Bool { all.contains(name) || isPort(name) }

  /// The port of a process (GAME_PORT, GAME_OPERATIONS_PORT), also of a further replica (GAME_2_PORT): scripts export them.
  private static func isPort(_ name: String) -> Bool {
    guard name.hasSuffix("_PORT") else { return false }
    let words = name.dropLast("_PORT".count).split(separator: "_").filter { $0 != "OPERATIONS" && Int($0) == nil }
    return words.isEmpty || words.count == 1 && ["GATEWAY", "TLS", "WEB", "AUTH", "GAME", "SOCIAL", "GEO", "POSTGRES"].contains(words[0])
  }

  /// Leaves out the names that Kubernetes sets in every container for each Service of its namespace, "cairn-game" or "cairn" as another (Kubernetes,
  /// "Service", "Environment variables"): nobody has written them. A Service is known by its host and its port.
  static func withoutLinks(_ names: Set<String>) -> Set<String> {
    let (host, port) = ("_SERVICE_HOST", "_SERVICE_PORT")
    let services = names.filter { $0.hasSuffix(host) }.map { $0.dropLast(host.count) }.filter { names.contains($0 + port) }
    return names.filter { name in
      !services.contains { service in
        guard name.hasPrefix(service) else { return false }
        let rest = name.dropFirst(service.count)
        return rest == host || rest == port || rest.hasPrefix(port + "_") || rest == "_PORT" || rest.hasPrefix("_PORT_")
      }
    }
  }

  /// The problem to tell about a name that nobody knows.
  /// - Parameter name: As it is set, with or without the prefix.
  static func problem(of name: String) -> String {
    let candidates = all.map { "CAIRN_\($0)" }.map { (name: $0, distance: EditDistance.between(name.uppercased(), $0)) }
    guard let nearest = candidates.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }), nearest.distance <= max(2, name.count / 4)
    else {
      return "\(name) is no setting"
    }
    return "\(name) is no setting: is \(nearest.name) meant?"
  }
}

/// How many letters two words differ by: those put in, left out, put in another's place, or exchanged with their neighbour (optimal string alignment, after
/// Damerau, "A technique for computer detection and correction of spelling errors", 1964).
enum EditDistance {
  static func between(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    var (beforeLast, last) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
