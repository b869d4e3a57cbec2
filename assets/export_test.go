package assets

// Charts are the IDs of the games that have a chart, for the tests.
var Charts = charts
