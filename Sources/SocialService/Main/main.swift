import SocialService
import Lifecycle

await ServiceProcess.run("social", defaultAddress: "127.0.0.1:7003") { try SocialService($0) }
