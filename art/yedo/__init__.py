"""The drawings of Yedo: board, cards, pieces, layers of the cards' pictures, clan houses and its own icons."""
