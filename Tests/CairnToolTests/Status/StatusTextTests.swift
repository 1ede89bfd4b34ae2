import Testing

@testable import CairnTool

@Suite struct StatusTextTests {
  private static func look(_ service: String, _ more: String = "", complaint: String = "", second: String? = nil) -> ProcessLook {
    let page = "cairn_build_info{service=\"\(service)\",version=\"1.2\"} 1\nprocess_resident_memory_bytes 50000000\n" + more
    return ProcessLook(place: "x:1", complaint: complaint, first: MetricsPage(page), second: second.map { MetricsPage($0) })
  }

  @Test func `Samples are read with their labels, and what is none is passed over`() {
    let page = MetricsPage("# HELP a b\na 1\nb{x=\"y\\\"\\\\z\\n\",q=\"\"} 2.5\nb{x=\"w\"} 1e1 1700000000000\n\nnonsense\nc{\n")
    #expect(page.samples.map(\.name) == ["a", "b", "b"] && page.samples.map(\.value) == [1, 2.5, 10])
    #expect(page.samples[1].labels == ["x": "y\"\\z\n", "q": ""] && page.sum("b") == 12.5 && page.sum("b", ["x": "w"]) == 10)
  }

  @Test func `An installation that is well takes six lines`() {
    let looks = [
      Self.look(
        "gateway", "cairn_gateway_requests_total{code=\"ok\"} 10\ncairn_configured{subject=\"certificate\",by=\"file\"} 1\n",
        second: "cairn_gateway_requests_total{code=\"ok\"} 35"),
      Self.look("auth", "cairn_configured{subject=\"mails\",by=\"files\"} 1\n"),
      Self.look(
        "social",
        "cairn_configured{subject=\"pushes\",by=\"fcm\"} 1\ncairn_report_cases_waiting 3\ncairn_report_cases_oldest_seconds 7300\n"
          + "cairn_support_tickets_waiting 1\ncairn_support_tickets_oldest_seconds 90\n"),
    ]
    #expect(
      StatusText.lines(looks, pause: .seconds(2)) == [
        "state    well: gateway, auth, social, version 1.2",
        "memory   150 MB: gateway 50, auth 50, social 50",
        "calls    12.5 a second, 0 faults of ours since the start",
        "ways     mails: files, reach nobody; pushes: fcm; providers: not known; certificate: file",
        "reports  3 wait, the oldest for 2 hours",
        "support  1 waits, the oldest for 90 s",
      ])
  }

  @Test func `Who does not answer, or is not ready, is named`() {
    let looks = [Self.look("auth", complaint: "database: gone"), ProcessLook(place: "127.0.0.1:7013")]
    let lines = StatusText.lines(looks, pause: .seconds(1))
    #expect(lines[0] == "state    NOT WELL: auth is not ready (database: gone); 127.0.0.1:7013 does not answer, version 1.2")
    #expect(lines[2].hasSuffix("no gateway answers") && lines[4].hasSuffix("cairn-social does not answer"))
  }
}
