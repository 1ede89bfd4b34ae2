import Testing

@testable import CairnTool

@Suite struct JSONTextTests {
  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("{ }", "{}"), ("null", "null"), (#""a b""#, #""a b""#),
    (#"{"a":1,"b":[true,{"c":"x"}]}"#, "{\n  \"a\": 1,\n  \"b\": [\n    true,\n    {\n      \"c\": \"x\"\n    }\n  ]\n}"),
    (#"{"a":{},"b":[ ]}"#, "{\n  \"a\": {},\n  \"b\": []\n}"),
  ])
  func `JSON is laid out for reading`(json: String, expected: String) {
    #expect(JSONText.pretty(Array(json.utf8)) == expected)
  }

  @Test(arguments: [#""{[,:]} \" \\""#, #""é 東京 \u00e9""#, #""\\\"{""#])
  func `Strings stay as they are`(json: String) {
    #expect(JSONText.pretty(Array(json.utf8)) == json)
  }

  @Test(arguments: ["]]}}", "<html>", "{\"a", "{]"])
  func `What is not JSON comes out as well`(text: String) {
    #expect(JSONText.pretty(Array(text.utf8)).filter { !$0.isWhitespace } == text)
  }
}
