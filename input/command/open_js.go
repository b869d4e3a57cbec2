package command

import "errors"

// ReadFile fails: the page has no command line that could name a file.
func ReadFile(string) ([]byte, error) { return nil, errors.ErrUnsupported }
