/**
 * Returns whether a client prefers Markdown (RFC 7763) to HTML by the weights in its `Accept` header
 * (RFC 9110 §12.4.2). The header has to list the Markdown type explicitly, because browsers and
 * scripts accept any type as a fallback. Invalid weights count as 0.
 *
 * @param accept - Value of the `Accept` header.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',').map((entry): [string, number] => {
      const [type = '', ...parameters] = entry
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q=')) ?? 'q=1'
      return [type, Number(/^q=(1(?:\.0*)?|0(?:\.\d*)?)$/.exec(weight)?.[1] ?? 0)]
    })
  )
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/**
 * Lists the possible paths of a page's Markdown, such as `/docs/a.md` for `/docs/a/` and `index.md`
 * for home pages.
 *
 * @param urlPath - Path of the page or its HTML file.
 */
export function listMarkdownPaths(urlPath: string): string[] {
  const page = urlPath.replace(/(?:\/index\.html|\.html|\/)$/, '')
  return page === '' ? ['/index.md'] : [`${page}.md`, `${page}/index.md`]
}
