import Testing

@testable import Observability

/// What Prometheus reads.
@Suite struct MetricPageTests {
  private static func text(_ registry: MetricRegistry) -> String { String(decoding: registry.page(), as: UTF8.self) }

  @Test func everyFamilyHasItsHelpItsTypeAndItsSeriesInOrder() {
    let registry = MetricRegistry()
    registry.counter("b_total", "Second.", ["code": "ok"]).add(2)
    registry.counter("b_total", "Second.", ["code": "late"]).add(3)
    registry.gauge("a", "First.").set(-7)
    registry.ask("c", "Third.") { 1.5 }
    #expect(
      Self.text(registry) == """
        # HELP a First.
        # TYPE a gauge
        a -7
        # HELP b_total Second.
        # TYPE b_total counter
        b_total{code="late"} 3
        b_total{code="ok"} 2
        # HELP c Third.
        # TYPE c gauge
        c 1.5

        """)
  }

  /// A family that is copied for each of its series takes minutes for so many, and a process that starts says nothing meanwhile.
  @Test(.timeLimit(.minutes(1))) func tensOfThousandsOfSeriesAreRegisteredAtOnce() {
    let registry = MetricRegistry()
    let cells = MetricCells(count: 1)
    for index in 0..<50_000 { registry.add(cells, 0, "calls_total", "Calls.", ["method": String(index)]) }
    cells.add(0, 1)
    #expect(Self.text(registry).split(separator: "\n").count == 2 + 50_000)
  }

  @Test func someFamiliesAreShownAloneOrAddedUp() {
    let registry = MetricRegistry()
    registry.counter("b_total", "Second.", ["code": "ok"]).add(2)
    registry.counter("b_total", "Second.", ["code": "late"]).add(3)
    registry.gauge("a", "First.", ["of": "x"]).set(-7)
    registry.ask("c", "Third.", ["of": "x"]) { 1.5 }
    registry.ask("c", "Third.", ["of": "y"]) { 2 }
    let bounds = Histogram.Bounds(milliseconds: [10])
    for (method, value) in [("m", 5), ("n", 50), ("n", 5)] {
      registry.histogram("took_seconds", "Time.", ["m": method], bounds: bounds).observe(value)
    }
    registry.gauge("not_asked", "Fourth.").set(1)
    let page = registry.page(of: ["a", "none"], summed: ["b_total", "c", "took_seconds"])
    let lines = String(decoding: page, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines == [
        "a{of=\"x\"} -7", "b_total 5", "c 3.5", "took_seconds_bucket{le=\"0.01\"} 2", "took_seconds_bucket{le=\"+Inf\"} 3",
        "took_seconds_sum 0.06", "took_seconds_count 3",
      ])
  }

  @Test func cellsOfAllLoopsAreAddedUp() {
    let registry = MetricRegistry()
    for amount in 1...3 {
      let cells = MetricCells(count: 2)
      cells.add(1, amount)
      registry.add(cells, 1, "calls_total", "Calls.", ["method": "Echo"])
    }
    #expect(Self.text(registry).contains("calls_total{method=\"Echo\"} 6\n"))
  }

  @Test func aHistogramCountsUpToEachBound() {
    let registry = MetricRegistry()
    let bounds = Histogram.Bounds(milliseconds: [1, 10, 1_000])
    let one = registry.histogram("took_seconds", "Time.", ["m": "a"], bounds: bounds)
    let other = registry.histogram("took_seconds", "Time.", ["m": "a"], bounds: bounds)
    for value in [0, 1, 2, 10, 11] { one.observe(value) }
    for value in [1_000, 1_001] { other.observe(value) }
    #expect(
      Self.text(registry) == """
        # HELP took_seconds Time.
        # TYPE took_seconds histogram
        took_seconds_bucket{m="a",le="0.001"} 2
        took_seconds_bucket{m="a",le="0.01"} 4
        took_seconds_bucket{m="a",le="1"} 6
        took_seconds_bucket{m="a",le="+Inf"} 7
        took_seconds_sum{m="a"} 2.025
        took_seconds_count{m="a"} 7

        """)
  }

  @Test func nothingInALabelOrAHelpCanEndItsLine() {
    let registry = MetricRegistry()
    registry.counter("x_total", "Back\\slash,\nnext \"line\".", ["label": "a\"b\\c\nd"]).add()
    let lines = Self.text(registry).split(separator: "\n")
    #expect(
      lines == [
        #"# HELP x_total Back\\slash,\nnext "line"."#, "# TYPE x_total counter", #"x_total{label="a\"b\\c\nd"} 1"#,
      ])
  }

  @Test func valuesAreWrittenAsPrometheusReadsThem() {
    let registry = MetricRegistry()
    for (name, value) in [("a", Double.nan), ("b", .infinity), ("c", -.infinity), ("d", 1e-7), ("e", 1_700_000_000.25), ("f", 3)] {
      registry.ask(name, "H.") { value }
    }
    let values = Self.text(registry).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(values == ["a NaN", "b +Inf", "c -Inf", "d 1e-07", "e 1700000000.25", "f 3"])
  }

  @Test func whatNeverHappenedIsLeftOutWhereThatWasAskedForAndItsFamilyIsNot() {
    let registry = MetricRegistry()
    registry.add(MetricCells(count: 1), 0, "rare_total", "Rare.", ["code": "x"], isSparse: true)
    registry.declare("never_total", "Never.")
    #expect(
      Self.text(registry)
        == "# HELP never_total Never.\n# TYPE never_total counter\n# HELP rare_total Rare.\n# TYPE rare_total counter\n")
  }

  @Test func theSameCounterIsFoundAgain() {
    let registry = MetricRegistry()
    registry.counter("x_total", "X.", ["a": "1"]).add(2)
    registry.counter("x_total", "X.", ["a": "1"]).add(3)
    #expect(registry.counter("x_total", "X.", ["a": "1"]).value == 5)
  }

  @Test func threadsThatRaiseOneCounterLoseNothing() async {
    let counter = MetricRegistry().counter("x_total", "X.")
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<10_000 { counter.add() } } }
    }
    #expect(counter.value == 80_000)
  }
}
