import AuthService
import Lifecycle

await ServiceProcess.run("auth", defaultAddress: "127.0.0.1:7001", operationsAddress: "127.0.0.1:7011") { try AuthService($0) }
