import {placeOf} from '@lectern/shared/url/page-languages'
import {pageUrl} from '@lectern/shared/url/page-url'
import type {SiteConfig} from '@lectern/types'

type LanguageAddresses = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>

/**
 * The address of a page in a language: `/docs/a` is `/fr/docs/a` in French, with the origin where that
 * language has one of its own. Encoded.
 */
export function localeUrl(path: string, locale: string, site: LanguageAddresses): string {
  const place = placeOf(locale, site)
  // On the host of the reader a path is enough, be it that of the site or of a preview of it.
  return pageUrl(path, place.url === site.url ? {...place, url: ''} : place)
}
