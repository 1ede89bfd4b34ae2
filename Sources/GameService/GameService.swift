// GameService
