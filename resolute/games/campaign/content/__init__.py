"""What is printed on Campaign's board, cards and charts."""
