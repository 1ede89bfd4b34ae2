import CairnTool

await CairnCommand.runProcess()
