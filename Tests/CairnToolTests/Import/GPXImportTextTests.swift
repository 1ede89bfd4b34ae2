import ArgumentParser
import Testing

@testable import CairnTool
@testable import Geocaches

@Suite struct GPXImportTextTests {
  @Test func `import gpx takes a file and a catalogue`() throws {
    let arguments = ["import", "gpx", "caches.gpx", "--source", "opencaching.de", "--dry-run", "--database", "dbname=x"]
    let command = try #require(try CairnCommand.parseAsRoot(arguments) as? ImportGPXCommand)
    #expect(command.file == "caches.gpx" && command.source == "opencaching.de" && command.dryRun && command.database == "dbname=x")
    for source in ["", "a b", String(repeating: "x", count: 65), "ö"] {
      #expect(throws: (any Error).self) { try CairnCommand.parseAsRoot(["import", "gpx", "x", "--source", source]) }
    }
  }

  @Test func `What was taken in is told in one order`() {
    let counts = GPXImport.Counts(made: 2, updated: 1, leftOut: 3, remarks: 4)
    let lines = ["2 caches taken in", "1 caches brought up to date", "3 waypoints left out", "4 remarks: --report tells each by its line"]
    #expect(GPXImportText.lines(counts, isDryRun: false) == lines)
    #expect(GPXImportText.lines(counts, isDryRun: true) == ["Nothing was changed. It would be:"] + lines)
    #expect(GPXImportText.lines(GPXImport.Counts(), isDryRun: false) == ["There are no caches in this file."])
    #expect(GPXImportText.line(GPXImport.Remark(code: "GC1", line: 7, reason: "why")) == "GC1, line 7: why")
    #expect(GPXImportText.line(GPXImport.Remark(code: "", line: 7, reason: "why")) == "line 7: why")
  }
}
