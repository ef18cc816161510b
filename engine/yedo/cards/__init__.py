"""Cards are data: a closed vocabulary of requirements, rewards and effects, and how each says itself."""
