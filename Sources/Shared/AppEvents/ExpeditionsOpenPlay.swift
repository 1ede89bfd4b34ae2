public import ExpeditionsProto

extension OpenPlay: AppOpenPlay {}
