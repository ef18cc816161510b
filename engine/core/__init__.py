"""What any game here needs: plain state, decisions, the procedure stack, events, chance, journals.

No noun of a particular game may appear in this room.
"""
