import GameService
import Lifecycle

await ServiceProcess.run("game", defaultAddress: "127.0.0.1:7002", operationsAddress: "127.0.0.1:7012") { try GameService($0) }
