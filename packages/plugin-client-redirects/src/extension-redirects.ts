import type {Redirect, SiteConfig} from '@lectern/types'
import {comparablePath} from '@lectern/shared/url/url-path'
import type {RedirectsOptions} from './redirects-options.js'

/**
 * Returns redirects between paths with and without an extension: `fromExtensions: ['html']` redirects `/a.html`
 * to the page `/a`, `toExtensions: ['html']` redirects `/a` to the page `/a.html`.
 */
export function createExtensionRedirects(
  paths: readonly string[],
  {fromExtensions, toExtensions}: Pick<RedirectsOptions, 'fromExtensions' | 'toExtensions'>,
  trailingSlash: SiteConfig['trailingSlash']
): Redirect[] {
  const pages = paths.map(comparablePath)
  // The page already has that file.
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
  // Hosts look for this file, so it gets no redirects.
  if (page === '/404.html') return []
  return endings
    .filter((ending) => page.endsWith(`.${ending}`))
    .map((ending) => ({from: page.slice(0, -ending.length - 1), to: page}))
}
