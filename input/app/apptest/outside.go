package apptest

import "serenissima/input/app"

// An Outside is what a driver gives to and gets from the world outside.
type Outside struct {
	Files map[string]string
	Text  string
	Asked []string
	Err   error
}

// Share are the ways there, with the address of a page.
func (o *Outside) Share(page string) app.Share {
	return app.Share{
		Export: func(name string, data []byte) (string, error) {
			o.Files[name] = string(data)
			return "/downloads/" + name, o.Err
		},
		Copy:   func(text string) error { o.Text = text; return o.Err },
		Paste:  func() { o.Asked = append(o.Asked, "paste") },
		Choose: func() { o.Asked = append(o.Asked, "choose") },
		Page:   page,
	}
}
