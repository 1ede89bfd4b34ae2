internal import CairnProto
internal import EventLoop
internal import FoundationEssentials
internal import Glibc
internal import Observability
internal import Timekeeping

/// Metrics that every process tells of itself, asked when it is scraped. Names of the first group are those of Prometheus' own clients.
enum ProcessMetrics {
  static func register(_ health: HealthMonitor, in registry: MetricRegistry = .process) {
    registry.ask("process_cpu_seconds_total", "Processor time used, in user and system mode.", isCounter: true, cpuSeconds)
    registry.ask("process_resident_memory_bytes", "Resident memory.") { residentBytes() }
    registry.ask("process_open_fds", "Open file descriptors, connections among them.") { openDescriptors() }
    registry.ask("process_max_fds", "File descriptors that may be open.") { descriptorsMax() }
    let start = Double(health.startTime.microseconds) / 1_000_000
    registry.ask("process_start_time_seconds", "When the process began, in seconds since 1970.") { start }

    registry.ask("cairn_build_info", "Always 1; the labels tell what runs.", ["service": health.service, "version": Version.current]) { 1 }
    registry.ask("cairn_ready", "Whether the process can do its work: 1 or 0.") { health.isReady ? 1 : 0 }
    registry.ask("cairn_log_lines_dropped_total", "Log lines lost because nobody read them fast enough.", isCounter: true) {
      Double(Logs.dropCount)
    }
    registry.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "shared"]) {
      Double(Offload.shared.waitingCount)
    }
  }

  private static func cpuSeconds() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The second number of /proc/self/statm, in pages (proc(5)).
  private static func residentBytes() -> Double {
    guard let data = try? Data(contentsOf: URL(filePath: "/proc/self/statm")) else { return .nan }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? (Double(words[1]) ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) : .nan
  }

  /// One less than is listed: the listing has one open itself.
  private static func openDescriptors() -> Double {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else { return .nan }
    return Double(max(0, names.count - 1))
  }

  private static func descriptorsMax() -> Double {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? Double(limit.rlim_cur) : .nan
  }
}
