import GeoService
import Lifecycle

await ServiceProcess.run("geo", defaultAddress: "127.0.0.1:7004", operationsAddress: "127.0.0.1:7014") { try GeoService($0) }
