import {localeSite} from '@lectern/shared/url/page-alternates'
import {pageUrl} from '@lectern/shared/url/page-url'
import type {SiteConfig} from '@lectern/types'

type LocalizedSite = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>

/**
 * Returns the encoded URL of a page in another language, such as `/fr/docs/a` for `/docs/a` in
 * French. Includes the origin if the language has a different one.
 */
export function localeUrl(path: string, locale: string, site: LocalizedSite): string {
  const target = localeSite(locale, site)
  // On the same host, a path is enough, and it also works in previews.
  return pageUrl(path, target.url === site.url ? {...target, url: ''} : target)
}
