/**
 * Returns the output path of a page's Markdown, such as `docs/intro.md` for `/docs/intro`. For the
 * home page, it's `index.md`.
 */
export function textFile(routePath: string): string {
  const name = routePath.replace(/^\/|\/$/g, '').replace(/\.html$/, '')
  return `${name || 'index'}.md`
}
