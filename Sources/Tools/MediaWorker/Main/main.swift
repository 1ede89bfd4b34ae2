// cairn-media: SocialService starts it for one file of a stranger's, which it reads from standard input.
import MediaWorker

MediaWorkerProcess.run(CommandLine.arguments)
