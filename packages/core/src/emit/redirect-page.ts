/** A page that leads on to another one, for hosts that know no redirects. */
export function createRedirectPage(target: string): string {
  const attribute = target.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
  const script = JSON.stringify(target).replace(/</g, '\\u003c')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="refresh" content="0; url=${attribute}">`,
    `<link rel="canonical" href="${attribute}"><title>Redirecting</title></head>`,
    `<body><a href="${attribute}">This page has moved.</a>`,
    `<script>location.replace(${script} + location.search + location.hash)</script></body></html>`
  ].join('')
}
