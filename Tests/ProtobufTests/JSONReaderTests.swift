import Protobuf
import Testing

/// The grammar of JSON, on its own; messages are read in ContractTests.
@Suite struct JSONReaderTests {
  /// Reads the value of the only key "v".
  private func value<Value>(
    _ json: String, _ read: (inout JSONReader) throws(DecodingError) -> Value
  ) throws(DecodingError) -> Value? {
    try Array("{\"v\":\(json)}".utf8).withBytes { (bytes) throws(DecodingError) in
      try JSONReader.read(bytes) { (reader: inout JSONReader) throws(DecodingError) in
        var value: Value?
        try reader.beginObject()
        while try reader.nextKey() { value = try read(&reader) }
        return value
      }
    }
  }

  private func string(_ json: String) throws(DecodingError) -> String? {
    try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.string("T.v") }
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\ud83d\ude00""#, "😀"), ("\"é€😀\"", "é€😀"), ("null", ""),
  ])
  func stringsAreRead(json: String, text: String) throws {
    #expect(try string(json) == text)
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ude00""#, #""\ud83dA""#, #""\ud83d\u0041""#, #""\x41""#, #""\u12""#, #""\u12G4""#, #""a\u0000b""#, "\"a\nb\"",
    "\"\u{1}\"", "'a'",
    "1", "true", "{}", "[]", #""\"#, #""a"#,
  ])
  func brokenStringsAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try string(json) }
  }

  @Test(arguments: [
    ("0", Int64(0)), ("-0", 0), ("-1", -1), ("\"7\"", 7), ("9223372036854775807", .max), ("\"-9223372036854775808\"", .min), ("1.0", 1),
    ("1e3", 1_000), ("1.5e1", 15), ("null", 0), ("\"1e2\"", 100),
  ])
  func integersAreReadBareAndInQuotes(json: String, number: Int64) throws {
    #expect(try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.int64("T.v") } == number)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "1.5", "1e19", "01", "+1", ".5", "1.", "1e", "0x10", "\"\"", "\" 1\"", "\"1 \"", "\"1",
    "--1",
    "1e999", "NaN", "\"NaN\"", "true", "-", "1_000",
  ])
  func whatIsNotAnIntegerIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.int64("T.v") }
    }
  }

  @Test(arguments: ["2147483648", "-2147483649", "\"2147483648\"", "1e10"])
  func integersBeyond32BitsAreRefused(json: String) {
    #expect(throws: DecodingError.malformed(field: "T.v", reason: "integer out of range")) {
      try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.int32("T.v") }
    }
  }

  @Test(arguments: [
    ("0.1", 0.1), ("-1.5e-7", -1.5e-7), ("\"2.5\"", 2.5), ("5e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("3", 3),
  ])
  func decimalsAreRead(json: String, number: Double) throws {
    #expect(try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.double("T.v") } == number)
  }

  @Test(arguments: [
    "NaN", "\"NaN\"", "Infinity", "\"Infinity\"", "\"-Infinity\"", "-Infinity", "1e309", "-1e999", "nan", "\"inf\"", "\"0x1p3\"",
  ])
  func whatIsNotFiniteIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.double("T.v") }
    }
  }

  private func skip(_ json: String) throws(DecodingError) {
    _ = try value(json) { (reader: inout JSONReader) throws(DecodingError) in try reader.skipValue() }
  }

  @Test(arguments: [
    "1", "\"a\"", "null", "true", "false", "{}", "[]", "[[],{}]", #"{"a":[1,{"b":null}],"c":"d"}"#, " [ 1 , 2 ] ", #"{"\u0061":1}"#,
  ])
  func unknownValuesAreSkipped(json: String) throws {
    try skip(json)
  }

  @Test(arguments: [
    "[1,]", "[,1]", "{,}", #"{"a":1,}"#, #"{"a"}"#, "{1:2}", "[1 2]", "[}", "{]", "nul", "tru", "[1", "{\"a\":", "", "1 2", "]",
  ])
  func brokenJSONIsRefusedAlsoWhereItIsSkipped(json: String) {
    #expect(throws: DecodingError.self) { try skip(json) }
  }

  @Test func depthIsLimitedAlsoWhereItIsSkipped() throws {
    // The object around the value is the first of the 64.
    try skip(String(repeating: "[", count: 63) + String(repeating: "]", count: 63))
    #expect(throws: DecodingError.nestingTooDeep) { try skip(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) }
    #expect(throws: DecodingError.nestingTooDeep) { try skip(String(repeating: "[", count: 10_000)) }
    #expect(throws: DecodingError.nestingTooDeep) { try skip(String(repeating: "{\"a\":", count: 10_000)) }
  }

  @Test func mixedNestingClosesInTheRightOrder() throws {
    for seed in UInt64(1)..<200 {
      var state = seed
      var opening = ""
      var closing = ""
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let isObject = state >> 63 == 1
        opening += isObject ? "{\"k\":" : "["
        closing = (isObject ? "}" : "]") + closing
      }
      try skip(opening + "1" + closing)
    }
  }
}

extension [UInt8] {
  func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws(DecodingError) -> Value) throws(DecodingError) -> Value {
    let result = withUnsafeBytes { bytes in
      do throws(DecodingError) { return Result<Value, DecodingError>.success(try body(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
