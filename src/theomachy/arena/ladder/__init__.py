"""How strong the levels are: many games with seats and gods balanced, and what they came to."""
