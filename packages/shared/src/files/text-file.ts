/**
 * Returns the output path of a page's Markdown: `/docs/intro` is `docs/intro.md`, the home page is `index.md`.
 */
export function textFile(routePath: string): string {
  const name = routePath.replace(/^\/|\/$/g, '').replace(/\.html$/, '')
  return `${name || 'index'}.md`
}
