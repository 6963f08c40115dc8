import {hashContent} from '@lectern/shared/cache/content-hash'
/**
 * Returns a page's file, relative to the output folder: `a/index.html`, or `a.html` if
 * `trailingSlash` is `false`. A path that ends in `.html` is used as is.
 */
export function outputFile(routePath: string, trailingSlash: boolean | undefined): string {
  const path = routePath.replace(/^\/|\/$/g, '')
  if (path.endsWith('.html')) return path
  if (path === '') return 'index.html'
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`
}

/**
 * Returns a redirect's file, relative to the output folder. A redirect from `/a.html` becomes a
 * folder. As a file, `a.html` would redirect the page `/a` to itself, because hosts try it before
 * `a/index.html`.
 */
export function redirectFile(from: string, trailingSlash: boolean | undefined): string {
  const file = outputFile(from, trailingSlash)
  return from.endsWith('.html') && trailingSlash !== false ? `${file}/index.html` : file
}

/** Returns the path of a stylesheet that replaces style attributes in content. */
export function hoistedStylesFile(css: string): string {
  return `assets/css/styles-${hashContent(css).slice(0, 10)}.css`
}
