import GeoService
import Lifecycle

await ServiceProcess.run("geo", defaultAddress: "127.0.0.1:7004") { try GeoService($0) }
