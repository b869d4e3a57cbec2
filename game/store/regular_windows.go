package store

// noWaiting is nothing: pipes have names of their own here, and none of them is a file.
const noWaiting = 0
