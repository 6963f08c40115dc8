import {hashContent} from '@lectern/shared/cache/content-hash'
/**
 * Returns the output file of a page, relative to the output folder: `a/index.html`, or `a.html` if
 * `trailingSlash` is `false`. Paths that end in `.html` don't change.
 */
export function outputFile(routePath: string, trailingSlash: boolean | undefined): string {
  const path = routePath.replace(/^\/|\/$/g, '')
  if (path.endsWith('.html')) return path
  if (path === '') return 'index.html'
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`
}

/**
 * Returns the output file of a redirect. For a redirect from `/a.html`, it's in a folder: hosts try
 * `a.html` before `a/index.html` for `/a`, so a file would redirect the page `/a` to itself.
 */
export function redirectFile(from: string, trailingSlash: boolean | undefined): string {
  const file = outputFile(from, trailingSlash)
  return from.endsWith('.html') && trailingSlash !== false ? `${file}/index.html` : file
}

/** Returns the stylesheet that replaces the style attributes of content. */
export function hoistedStylesFile(css: string): string {
  return `assets/css/styles-${hashContent(css).slice(0, 10)}.css`
}
