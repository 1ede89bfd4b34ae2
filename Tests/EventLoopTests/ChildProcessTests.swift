import EventLoop
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
