/** Start of a line in highlighted code. */
const LINE = '<span class="token-line'

/**
 * Wraps all lines after the first `shown` in an element that's hidden until readers expand the
 * block. The browser's page search also reveals it.
 */
export function foldLines(html: string, shown: number | undefined): string {
  if (shown === undefined) return html
  let start = -1
  for (let line = 0; line <= shown; line++) {
    start = html.indexOf(LINE, start + 1)
    if (start < 0) return html
  }
  return `${html.slice(0, start)}<span class="code-fold" hidden="until-found">${html.slice(start)}</span>`
}
