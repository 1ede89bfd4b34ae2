import CairnContract
import RPC
import Testing

@testable import CairnTool

@Suite struct MethodPathTests {
  @Test(arguments: [
    "GeoGuessService/StartSingle", "cairn.game.whereami.v1.GeoGuessService/StartSingle",
    "/cairn.game.whereami.v1.GeoGuessService/StartSingle", "StartSingle",
  ])
  func `A method is found by every spelling of its name`(text: String) throws {
    #expect(try MethodPath.resolve(text, in: CairnMethods.all).path == "/cairn.game.whereami.v1.GeoGuessService/StartSingle")
  }

  @Test func `Every method of the contract is found by its short name`() throws {
    for row in CairnMethods.all {
      #expect(try MethodPath.resolve("\(row.shortServiceName)/\(row.methodName)", in: CairnMethods.all) == row)
    }
  }

  @Test func `A wrong service names the services there are`() {
    let failure = #expect(throws: Failure.self) { try MethodPath.resolve("GameService/Start", in: CairnMethods.all) }
    #expect(failure?.description.contains("There is no service GameService.") == true)
    #expect(failure?.description.contains("GeoGuessService") == true)
  }

  @Test func `A wrong method names the methods of the service`() {
    let failure = #expect(throws: Failure.self) { try MethodPath.resolve("MapService/Get", in: CairnMethods.all) }
    #expect(failure?.description.contains("  MapService/GetMap\n  MapService/ListMaps") == true)
  }

  @Test(arguments: ["", "/", "a/b/c", "GeoGuessService/", "startsingle"])
  func `What is no method is refused`(text: String) {
    #expect(throws: Failure.self) { try MethodPath.resolve(text, in: CairnMethods.all) }
  }

  @Test func `A name of two services is not guessed`() {
    let rows = ["/a.v1.OneService/Watch", "/a.v1.TwoService/Watch"].map {
      MethodRow(
        path: $0, access: .public, idempotency: .read, requestBytesMax: 1, timeoutMsMax: 1, isServerStreaming: true, requestType: "",
        responseType: "")
    }
    let failure = #expect(throws: Failure.self) { try MethodPath.resolve("Watch", in: rows) }
    #expect(failure?.description == "More than one service has a method Watch:\n  OneService/Watch\n  TwoService/Watch")
  }
}
