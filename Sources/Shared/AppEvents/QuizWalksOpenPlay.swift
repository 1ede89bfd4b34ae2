public import QuizWalksProto

extension OpenPlay: AppOpenPlay {}
