"""What effects and goals look at before they happen."""
