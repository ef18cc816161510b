from .samurai import Samurai
class Shogun(Samurai):
    name = "shogun"
