import {hashContent} from '@lectern/shared/cache/content-hash'
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

/**
 * Output path of a redirect. A redirect from `/a.html` is a folder: for `/a`, hosts try `a.html`
 * before `a/index.html`, and would redirect the page `/a` to itself.
 */
export function redirectFile(from: string, trailingSlash: boolean | undefined): string {
  const file = outputFile(from, trailingSlash)
  return from.endsWith('.html') && trailingSlash !== false ? `${file}/index.html` : file
}

/** The stylesheet that replaces the style attributes of a content. */
export function hoistedStylesFile(css: string): string {
  return `assets/css/styles-${hashContent(css).slice(0, 10)}.css`
}
