import SocialService
import Lifecycle

await ServiceProcess.run("social", defaultAddress: "127.0.0.1:7003", operationsAddress: "127.0.0.1:7013") { try SocialService($0) }
