import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Lifecycle
import RPC

extension DoorRow {
  /// Figures of every process, for the console's page of health (requirement W-96): calls a second, how long they take, streams, queues, what is
  /// configured. There is such a door where the gateway has pages, and nowhere else. "/readings/now" answers moderators and admins, and nobody else.
  ///
  /// The answer is `{"processes": [GetReadingsResponse, …]}`: the gateway that was asked, then what lies behind it.
  static func readings(of health: HealthMonitor, and processes: [ReadingsSource.Process]) -> DoorRow {
    DoorRow(
      prefix: "/readings/", upstream: "auth", verbs: .call, rateClass: .read, takesRanges: false, missing: .reason(.methodUnknown),
      away: "no readings now",
      fields: [Field("x-content-type-options", "nosniff"), Field("cross-origin-resource-policy", "same-origin")],
      asks: ModerationServiceMethods.getAccountStanding,
      makeSource: { ReadingsSource(moderators: ModeratorServiceClient($0), health: health, processes: processes) })
  }
}

/// Asks every process for its figures, when somebody asks who may see them.
struct ReadingsSource: DoorSource {
  /// A process behind the gateway.
  struct Process: Sendable {
    /// Short name of its service, for example "game".
    let service: String
    let client: HealthServiceClient
  }

  /// A process that has not answered after so long is told as silent: somebody looks at the page.
  static let answerLimit = Duration.seconds(1)

  /// Families that the page shows.
  static let request = GetReadingsRequest(
    families: [
      "cairn_configured", "cairn_outbox_oldest_seconds", "cairn_outbox_dead_letters_kept", "cairn_jobs_late_seconds", "cairn_media_waiting",
      "cairn_offload_waiting", "cairn_pushes_due", "cairn_report_cases_waiting", "cairn_support_tickets_waiting", "cairn_timers_due",
      "process_resident_memory_bytes",
    ],
    summedFamilies: [
      "cairn_calls_shed_total", "cairn_database_waiting", "cairn_gateway_faults_total", "cairn_gateway_request_duration_seconds",
      "cairn_gateway_requests_in_flight", "cairn_stream_subscribers", "process_cpu_seconds_total",
    ])

  let moderators: ModeratorServiceClient
  let health: HealthMonitor
  let processes: [Process]

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    guard question.token == "now" else { throw RPCError(.notFound, reason: .methodUnknown) }
    try await admit(question, options)
    var limited = options
    limited.timeout = Self.answerLimit
    var json = Array("{\"processes\":[".utf8) + health.readings(Self.request).json()
    for reading in await askAll(limited) {
      json.append(UInt8(ascii: ","))
      json += reading.json()
    }
    json += "]}".utf8
    return DoorReply(contentType: "application/json", cacheControl: "no-store", sizeBytes: Int64(json.count), bytes: json)
  }

  /// The same who may see the queue of reports: with a rank, and a second factor where the house asks for one.
  private func admit(_ question: DoorQuestion, _ options: CallOptions) async throws {
    guard let accountID = question.fields.caller?.accountID, let sessionID = question.fields.caller?.sessionID else {
      throw RPCError(.unauthenticated, reason: .unauthenticated)
    }
    let request = CheckModeratorRequest(account: accountID.bytes, session: sessionID.bytes)
    switch try await moderators.checkModerator(request, options).answer {
    case .yes: return
    case .secondFactorMissing:
      throw RPCError(.failedPrecondition, reason: .secondFactorMissing, message: "set a second factor up, or log in by the one there is")
    default: throw RPCError(.permissionDenied, reason: .permissionDenied, message: "for moderators and admins")
    }
  }

  /// All processes at once: several that are silent take no longer than one.
  /// - Returns: Their words, in the order of `processes`.
  private func askAll(_ options: CallOptions) async -> [GetReadingsResponse] {
    await withTaskGroup(of: (Int, GetReadingsResponse).self) { group in
      for (index, process) in processes.enumerated() { group.addTask { (index, await Self.ask(process, options)) } }
      var readings = [GetReadingsResponse](repeating: GetReadingsResponse(), count: processes.count)
      for await (index, reading) in group { readings[index] = reading }
      return readings
    }
  }

  /// - Returns: Its words; without figures, and not ready, where it says nothing.
  private static func ask(_ process: Process, _ options: CallOptions) async -> GetReadingsResponse {
    do { return try await process.client.getReadings(request, options) } catch {
      return GetReadingsResponse(health: Health(state: .notReady, service: process.service, reasons: ["\(RPCError(wrapping: error).code)"]))
    }
  }
}
