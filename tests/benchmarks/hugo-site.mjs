/**
 * A minimal Hugo theme with the parts of a docs page: a sidebar with the open branch, a table of
 * contents, and links to adjacent pages. Hugo doesn't include a theme.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const HUGO_FILES = Object.freeze({
  'config.toml': `baseURL = "/"
title = "Benchmark"
disableKinds = ["taxonomy", "term", "RSS"]

[markup.highlight]
noClasses = false
`,
  'layouts/_default/baseof.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{ .Title }} | {{ site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><a href="/">{{ site.Title }}</a></header>
<nav>{{ partial "branch.html" (dict "pages" site.Home.Pages "current" .) }}</nav>
<main><h1>{{ .Title }}</h1>{{ block "main" . }}{{ end }}</main>
<aside>{{ .TableOfContents }}</aside>
</body>
</html>
`,
  'layouts/_default/single.html': `{{ define "main" }}{{ .Content }}
{{ with .PrevInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ end }}
`,
  'layouts/_default/list.html': `{{ define "main" }}{{ .Content }}
<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>
{{ end }}
`,
  'layouts/partials/branch.html': `<ul>
{{ range .pages }}<li>
<a href="{{ .RelPermalink }}"{{ if eq . $.current }} aria-current="page"{{ end }}>{{ .Title }}</a>
{{ if and .IsSection (or (eq . $.current) (.IsAncestor $.current)) }}
{{ partial "branch.html" (dict "pages" .Pages "current" $.current) }}
{{ end }}
</li>{{ end }}
</ul>
`,
  'layouts/_default/_markup/render-link.html': `{{- $page := .Page.GetPage .Destination -}}
<a href="{{ with $page }}{{ .RelPermalink }}{{ else }}{{ .Destination | safeURL }}{{ end }}">{{ .Text | safeHTML }}</a>`,
  'static/site.css': `body{display:grid;grid-template-columns:16rem 1fr 14rem;font-family:sans-serif}
header{grid-column:1/-1}
`
})
