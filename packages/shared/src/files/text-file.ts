/**
 * Path of a page's Markdown, relative to the output: `/docs/intro` is `docs/intro.md`, the home
 * page is `index.md`.
 */
export function textFile(routePath: string): string {
  const name = routePath.replace(/^\/|\/$/g, '').replace(/\.html$/, '')
  return `${name || 'index'}.md`
}
