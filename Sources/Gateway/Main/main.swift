import Gateway

await GatewayProcess.run()
