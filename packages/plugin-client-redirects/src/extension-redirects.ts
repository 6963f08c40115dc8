import type {Redirect, SiteConfig} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'
import type {RedirectsOptions} from './redirects-options.js'

/**
 * Creates redirects between paths with and without an extension. `fromExtensions: ['html']`
 * redirects `/a.html` to the page `/a`. `toExtensions: ['html']` redirects `/a` to the page
 * `/a.html`.
 */
export function createExtensionRedirects(
  paths: readonly string[],
  {fromExtensions, toExtensions}: Pick<RedirectsOptions, 'fromExtensions' | 'toExtensions'>,
  trailingSlash: SiteConfig['trailingSlash']
): Redirect[] {
  const pages = paths.map(comparablePath)
  // Without a trailing slash, the page itself is already written to that file.
  const added = fromExtensions.filter((ending) => trailingSlash !== false || ending !== 'html')
  const redirects = pages.flatMap((page) => [
    ...addEndings(page, added),
    ...cutEnding(page, toExtensions)
  ])
  const known = new Set(pages)
  return redirects.filter(({from}) => !known.has(from))
}

function addEndings(page: string, endings: readonly string[]): Redirect[] {
  if (page === '' || page === '/' || /\.[a-z]\w*$/i.test(page)) return []
  return endings.map((ending) => ({from: `${page}.${ending}`, to: page}))
}

function cutEnding(page: string, endings: readonly string[]): Redirect[] {
  // Hosts look for this exact file.
  if (page === '/404.html') return []
  return endings
    .filter((ending) => page.endsWith(`.${ending}`))
    .map((ending) => ({from: page.slice(0, -ending.length - 1), to: page}))
}
