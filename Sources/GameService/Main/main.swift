import GameService
import Lifecycle

await ServiceProcess.run("game", defaultAddress: "127.0.0.1:7002") { try GameService($0) }
