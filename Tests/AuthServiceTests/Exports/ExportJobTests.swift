import CairnProto
import CairnTesting
import EventLoop
import Foundation
import Identity
import Postgres
import Synchronization
import Testing
import Timekeeping

@testable import AuthService
@testable import Events

/// What becomes of an export whose making does not go as it should.
@Suite struct ExportJobTests {
  @Test func whatADeadProcessHasBegunAnotherBeginsAnew() async throws {
    let noise = (0..<200_000).map { _ in UInt8.random(in: .min ... .max) }
    try await Exporter.run(files: [("photos/1.webp", noise)]) { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      let asked = try await exporter.ask(anna)
      // It has kept a part and was killed.
      let dead = try await exporter.takeAndDie()
      try await exporter.worker.keep([[9, 9, 9]], from: 0, of: dead, exporter.claim(of: dead))
      // While its claim holds nobody else begins, and nobody sees the half of it.
      try await exporter.runner.run()
      #expect(try await exporter.newest(anna).state == .pending)
      auth.clock.advance(by: ExportWorker.rules.lease)
      // Another has begun it anew, and was killed too: the first one was slow and not dead, and can add nothing any more.
      let second = try await exporter.takeAndDie()
      await #expect(throws: JobClaimLost.self) {
        try await exporter.worker.keep([[9]], from: 1, of: dead, exporter.claim(of: dead))
      }
      try await exporter.worker.keep([[8]], from: 0, of: second, exporter.claim(of: second))
      #expect(try await exporter.count("SELECT count(*) FROM export_parts") == 2)
      auth.clock.advance(by: ExportWorker.rules.lease)
      try await exporter.runner.run()
      let ready = try await exporter.newest(anna)
      #expect(ready.exportID == asked.exportID)
      #expect(ready.state == .ready)
      #expect(ready.partCount > 3)
      #expect(try exporter.python(try await exporter.zip(anna), "print(z.getinfo('social/photos/1.webp').file_size)") == "200000\n")
      let kept = try await exporter.count("SELECT count(*) FROM export_parts")
      #expect(kept == Int(ready.partCount), "what the dead have left is gone")
      await #expect(throws: JobClaimLost.self) {
        try await exporter.worker.keep([[9]], from: 1, of: second, exporter.claim(of: second))
      }
    }
  }

  @Test func whoIsOvertakenKeepsNothingAndItIsToldOnce() async throws {
    let noise = (0..<200_000).map { _ in UInt8.random(in: .min ... .max) }
    try await Exporter.run(files: [("photos/1.webp", noise)]) { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      _ = try await exporter.ask(anna)
      let others = JobRunner(
        exporter.worker.handler, database: exporter.auth.database, loop: exporter.worker.loop, time: exporter.auth.clock)
      exporter.social.meanwhile.withLock {
        $0 = {
          // Its process stands still, and another one makes it from beginning to end.
          try await exporter.auth.database.execute("UPDATE jobs SET due_time = \(exporter.auth.clock.now())")
          try await others.run()
          #expect(try await exporter.newest(anna).state == .ready)
        }
      }
      try await exporter.runner.run()
      #expect(try await exporter.newest(anna).state == .ready)
      #expect(try exporter.python(try await exporter.zip(anna), "print(z.getinfo('social/photos/1.webp').file_size)") == "200000\n")
      #expect(try await exporter.count("SELECT count(DISTINCT generation) FROM export_parts") == 1)
      #expect(try await exporter.auth.eventKinds(of: anna).count { $0 == .exportReady } == 1)
      #expect(try await exporter.auth.userEvents().count == 1)
      #expect(try await exporter.count("SELECT count(*) FROM jobs") == 0)
    }
  }

  @Test func aServiceThatIsSilentForLongIsNoDeadProcess() async throws {
    try await Exporter.run { exporter async throws in
      let (auth, lease) = (exporter.auth, ExportWorker.rules.lease)
      let anna = try await auth.newcomer()
      _ = try await exporter.ask(anna)
      var quick = exporter.worker
      quick.renewPause = .milliseconds(5)
      let worker = quick
      let runner = JobRunner(worker.handler, database: auth.database, loop: worker.loop, time: auth.clock)
      exporter.social.meanwhile.withLock {
        $0 = {
          for _ in 0..<3 {
            auth.clock.advance(by: lease - .seconds(1))
            let renewed: SQL = "SELECT count(*) FROM jobs WHERE due_time >= \(auth.clock.now() + lease)"
            var isRenewed = false
            for _ in 0..<2_000 where !isRenewed {
              isRenewed = try await exporter.count(renewed) == 1
              if !isRenewed { try await worker.loop.sleep(for: .milliseconds(5)) }
            }
            #expect(isRenewed)
          }
          // Three leases long, and it is nobody else's.
          #expect(try await JobStore.claim(ExportWorker.kind, until: auth.clock.now(), at: auth.clock.now(), in: auth.database) == nil)
        }
      }
      try await runner.run()
      #expect(try await exporter.newest(anna).state == .ready)
    }
  }

  @Test func whoIsDeletedMeanwhileLeavesNothing() async throws {
    let noise = (0..<200_000).map { _ in UInt8.random(in: .min ... .max) }
    try await Exporter.run(files: [("photos/1.webp", noise)]) { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      _ = try await exporter.ask(anna)
      exporter.social.meanwhile.withLock {
        $0 = {
          #expect(try await exporter.count("SELECT count(*) FROM jobs") == 1)
          let request = DeleteAccountRequest(password: AuthFixture.password)
          _ = try await auth.deletions(grace: .zero).deleteAccount(request, auth.context(anna))
        }
      }
      try await exporter.runner.run()
      for count: SQL in ["SELECT count(*) FROM exports", "SELECT count(*) FROM export_parts", "SELECT count(*) FROM jobs"] {
        #expect(try await exporter.count(count) == 0)
      }
      #expect(try await auth.userEvents().isEmpty)
    }
  }

  @Test func aDeletionAndAnExportAtOnceBothComeToTheirEnd() async throws {
    try await Exporter.run { exporter async throws in
      let (auth, deletions) = (exporter.auth, exporter.auth.deletions(grace: .zero))
      for number in 0..<8 {
        let person = try await auth.newcomer("Person\(number)")
        _ = try await exporter.ask(person)
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await exporter.runner.run() }
          group.addTask {
            let request = DeleteAccountRequest(password: AuthFixture.password)
            _ = try await deletions.deleteAccount(request, auth.context(person))
          }
          try await group.waitForAll()
        }
        #expect(try await exporter.count("SELECT (SELECT count(*) FROM exports) + (SELECT count(*) FROM jobs)") == 0)
      }
    }
  }

  @Test func aServiceThatFailsIsAskedAgainAndAfterFiveTimesItHasFailed() async throws {
    try await Exporter.run { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      exporter.social.isBroken.withLock { $0 = true }
      let first = try await exporter.ask(anna)
      for _ in 1..<5 {
        try await exporter.runner.run()
        #expect(try await exporter.newest(anna).state == .pending)
        auth.clock.advance(by: .seconds(60))
      }
      try await exporter.runner.run()
      let failed = try await exporter.newest(anna)
      #expect(failed.state == .failed && failed.expireTime == auth.clock.now() + ExportRules.lifetime)
      #expect(try await exporter.count("SELECT count(*) FROM jobs WHERE fail_time IS NOT NULL") == 1)
      // To have the job done again brings nothing: its export is over.
      try await auth.database.execute("UPDATE jobs SET fail_time = NULL, attempt_count = 0, due_time = \(auth.clock.now())")
      exporter.social.isBroken.withLock { $0 = false }
      try await exporter.runner.run()
      #expect(try await exporter.newest(anna).state == .failed)
      #expect(try await exporter.count("SELECT count(*) FROM jobs") == 0)
      // Its person asks for another one, which is not made at once: all was read five times.
      #expect(try await exporter.ask(anna).exportID == first.exportID)
      auth.clock.advance(by: ExportRules.failedPause - .seconds(1))
      #expect(try await exporter.ask(anna).exportID == first.exportID)
      auth.clock.advance(by: .seconds(1))
      let second = try await exporter.ask(anna)
      #expect(second.exportID != first.exportID)
      try await exporter.runner.run()
      #expect(try await exporter.newest(anna).state == .ready)
    }
  }

  @Test func noFileLeavesItsFolderAndThatIsNotTriedAgain() async throws {
    try await Exporter.run(files: [("../x", [1])]) { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      _ = try await exporter.ask(anna)
      try await exporter.runner.run()
      #expect(try await exporter.newest(anna).state == .failed)
      let cause: String = try await exporter.auth.database.query("SELECT last_error FROM jobs").firstRow().get(0)
      #expect(cause == "bad_file_name")
      // An operator has seen it for a week.
      try await exporter.auth.sweep(at: exporter.auth.clock.now() + .seconds(7 * 86_400))
      #expect(try await exporter.count("SELECT (SELECT count(*) FROM exports) + (SELECT count(*) FROM jobs)") == 0)
    }
  }

  // MARK: Parts are removed in batches

  @Test func aRetryRemovesWhatWasGatheredBeforeInBatches() async throws {
    try await Exporter.run { exporter async throws in
      let anna = try await exporter.auth.newcomer()
      _ = try await exporter.ask(anna)
      try await exporter.gatherMuch()
      try await exporter.runner.run()
      let ready = try await exporter.newest(anna)
      #expect(ready.state == .ready)
      #expect(try await exporter.count("SELECT count(*) FROM export_parts") == Int(ready.partCount))
    }
  }

  @Test func whatWasGatheredForAFailedExportIsSweptWhileItsPersonSeesThatItFailed() async throws {
    try await Exporter.run(files: [("../x", [1])]) { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      _ = try await exporter.ask(anna)
      exporter.social.meanwhile.withLock { $0 = { try await exporter.gatherMuch() } }
      try await exporter.runner.run()
      #expect(try await exporter.newest(anna).state == .failed)
      #expect(try await exporter.count("SELECT count(*) FROM export_parts") >= 2_500, "to give up is one short transaction")
      try await auth.sweep(at: auth.clock.now())
      #expect(try await exporter.count("SELECT count(*) FROM export_parts") == 0)
      #expect(try await exporter.newest(anna).state == .failed)
    }
  }

  @Test(arguments: [Duration.zero, .seconds(3_600)])
  func anAccountIsDeletedHoweverMuchItsExportHolds(grace: Duration) async throws {
    try await Exporter.run { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      _ = try await exporter.ask(anna)
      try await exporter.runner.run()
      try await exporter.gatherMuch()
      let request = DeleteAccountRequest(password: AuthFixture.password)
      _ = try await auth.deletions(grace: grace).deleteAccount(request, auth.context(anna))
      if grace > .zero {
        auth.clock.advance(by: grace)
        let deletionID: UUID = try await auth.database.query("SELECT deletion_id FROM account_deletions").firstRow().get(0)
        try await auth.database.transaction { transaction in
          try await auth.erasure(grace: grace).endGrace(deletionID, at: auth.clock.now(), in: transaction)
        }
      }
      for count: SQL in ["SELECT count(*) FROM exports", "SELECT count(*) FROM export_parts", "SELECT count(*) FROM accounts"] {
        #expect(try await exporter.count(count) == 0)
      }
    }
  }

  /// A deletion that is refused has ended the exports before.
  @Test func anExportThatWasEndedIsNotMadeAndItsPersonAsksForAnotherOne() async throws {
    try await Exporter.run { exporter async throws in
      let auth = exporter.auth
      let anna = try await auth.newcomer()
      let accountID = try #require(anna.accountID)
      let first = try await exporter.ask(anna)
      try await auth.database.transaction { transaction in
        try await exporter.store.endAll(of: accountID, at: auth.clock.now(), in: transaction)
      }
      let second = try await exporter.ask(anna)
      #expect(second.exportID != first.exportID)
      try await exporter.runner.run()
      let newest = try await exporter.newest(anna)
      #expect(newest.exportID == second.exportID && newest.state == .ready)
      #expect(try await exporter.count("SELECT count(*) FROM jobs") == 0)
    }
  }

  @Test func anotherServiceMayTakeAsLongAsItMay() {
    // One with all media, two with rows, one after the other, with room for our own rows; and a process that starts anew is waited for.
    #expect(ExportWorker.rules.timeMax >= ExportRules().sourceTimeMax + .seconds(2 * 120 + 300))
    let patience = (1..<ExportWorker.rules.attemptsMax).reduce(Duration.zero) {
      $0 + ExportWorker.rules.backoff.pause(after: $1, chance: 0)
    }
    #expect(patience >= .seconds(30))
    #expect(ExportWorker.rules.backoff.limit == .seconds(60))
  }
}
