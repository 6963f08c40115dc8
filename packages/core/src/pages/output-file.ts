/**
 * Where a page is written, relative to the output folder: `a/index.html`, or `a.html` when
 * `trailingSlash` is `false`. A path that ends in `.html` is a file already.
 */
export function outputFile(routePath: string, trailingSlash: boolean | undefined): string {
  const path = routePath.replace(/^\/|\/$/g, '')
  if (path.endsWith('.html')) return path
  if (path === '') return 'index.html'
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`
}
