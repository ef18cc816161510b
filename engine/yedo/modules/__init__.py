"""The modules: guests that the base game's files do not mention. Each has `register(moments, g)`."""
