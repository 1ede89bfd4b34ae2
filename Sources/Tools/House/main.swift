// cairn-house: the services with a database and the tool in one file, for the image of containers, where each byte is sent to each machine: four fifths of
// what they are linked with is the same. The name by which it is called says which of them it is.
import AuthService
import CairnTool
import GameService
import GeoService
import Lifecycle
import SocialService

switch CommandLine.arguments.first?.split(separator: "/").last {
case "cairn-auth":
  await ServiceProcess.run("auth", defaultAddress: "127.0.0.1:7001", operationsAddress: "127.0.0.1:7011") { try AuthService($0) }
case "cairn-game":
  await ServiceProcess.run("game", defaultAddress: "127.0.0.1:7002", operationsAddress: "127.0.0.1:7012") { try GameService($0) }
case "cairn-social":
  await ServiceProcess.run("social", defaultAddress: "127.0.0.1:7003", operationsAddress: "127.0.0.1:7013") { try SocialService($0) }
case "cairn-geo":
  await ServiceProcess.run("geo", defaultAddress: "127.0.0.1:7004", operationsAddress: "127.0.0.1:7014") { try GeoService($0) }
default:
  await CairnCommand.runProcess()
}
