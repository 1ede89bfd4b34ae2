import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

extension DirectoryHandlers: DatabaseFeature {}
