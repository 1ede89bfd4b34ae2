import Testing

@testable import CairnTool

@Suite struct PlainGetTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nok\n", 200, "ok\n"), ("HTTP/1.1 503 -\r\n\r\ngame\nis down\n", 503, "game\nis down\n"),
  ])
  func `A page is read`(text: String, status: Int, body: String) {
    #expect(PlainGet.parse(Array(text.utf8)) == PlainGet.Page(status: status, body: body))
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "SSH-2.0-x\r\n\r\n", "HTTP/1.1 abc\r\n\r\n", "HTTP/1.1\r\n\r\n", "HTTP/1.1 99999 x\r\n\r\n"])
  func `What is no answer is not taken for one`(text: String) {
    #expect(PlainGet.parse(Array(text.utf8)) == nil)
  }
}
