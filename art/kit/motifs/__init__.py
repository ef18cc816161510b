"""What the pictures are made of: trees, houses, towers, landmarks, people and emblems."""
