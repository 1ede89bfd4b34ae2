import EventLoop
import FoundationEssentials
import Glibc
import Testing

@Suite struct ChildProcessTests {
  private static func run(_ script: String, _ input: [UInt8] = [], timeMax: Duration = .seconds(20), answerBytesMax: Int = 1 << 22) throws
    -> ChildProcess.Outcome
  {
    try ChildProcess(path: "/bin/sh", arguments: ["-c", script], timeMax: timeMax, answerBytesMax: answerBytesMax).run(input)
  }

  @Test func itIsGivenBytesAndAnswers() throws {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let outcome = try Self.run("cat", input)
    #expect(outcome.ending == .exited(0) && outcome.answer == input)
  }

  @Test func itInheritsNothing() throws {
    let outcome = try Self.run("ls /proc/self/fd | wc -l; env | grep -v -c -e ^PWD= -e ^_= -e ^OLDPWD= -e ^SHLVL=")
    // Three of its own, and the folder that is listed.
    #expect(String(decoding: outcome.answer, as: UTF8.self).split(separator: "\n") == ["4", "0"])
  }

  @Test func howItEndsIsTold() throws {
    #expect(try Self.run("exit 7").ending == .exited(7))
    #expect(try Self.run("kill -9 $$").ending == .killed(9))
    #expect(try Self.run("sleep 60", timeMax: .milliseconds(200)).ending == .timedOut)
    #expect(try Self.run("exec >&-; sleep 60", timeMax: .milliseconds(200)).ending == .timedOut)
    #expect(try Self.run("cat /dev/zero", answerBytesMax: 1_000).ending == .answeredTooMuch)
  }

  @Test(arguments: ["ILL", "TRAP", "ABRT", "BUS", "FPE", "SEGV", "XCPU", "SYS"])
  func aFaultOfItsOwnIsToldFromWhatOthersDo(signal: String) throws {
    #expect(try Self.run("kill -\(signal) $$").ending.isOwnFault)
    for other in ["KILL", "TERM", "INT", "HUP", "ALRM"] { #expect(try !Self.run("kill -\(other) $$").ending.isOwnFault) }
    for ending in [ChildProcess.Ending.exited(31), .timedOut, .answeredTooMuch] { #expect(!ending.isOwnFault) }
  }

  /// What is told to our group, as by the interrupt key of a terminal, is not told to it.
  @Test func itHasAProcessGroupOfItsOwn() throws {
    let outcome = try Self.run("cut -d ' ' -f 5 /proc/$$/stat; echo $$")
    let numbers = String(decoding: outcome.answer, as: UTF8.self).split(separator: "\n")
    #expect(numbers.count == 2 && numbers[0] == numbers[1])
  }

  @Test func whatItHasStartedEndsWithIt() throws {
    let path = "\(FileManager.default.temporaryDirectory.path())cairn-child-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let outcome = try Self.run("sleep 600 & echo $! > \(path); wait", timeMax: .seconds(2))
    #expect(outcome.ending == .timedOut)
    let text = String(decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    let process = try #require(pid_t(text.dropLast()))
    // It is somebody else's to bury now.
    let isGone = { Glibc.kill(process, 0) != 0 || (try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline")))?.isEmpty != false }
    for _ in 0..<1_000 where !isGone() { usleep(2_000) }
    #expect(isGone())
  }

  @Test func whatItDoesNotReadDoesNotHoldUp() throws {
    let outcome = try Self.run("echo enough", [UInt8](repeating: 0, count: 10_000_000))
    #expect(outcome.ending == .exited(0) && outcome.answer == Array("enough\n".utf8))
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: SystemError.self) {
      _ = try ChildProcess(path: "/nowhere/cairn", arguments: [], timeMax: .seconds(1), answerBytesMax: 1).run([])
    }
  }
}
