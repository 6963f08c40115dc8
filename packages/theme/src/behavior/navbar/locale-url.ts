import {localeSite} from '@lectern/shared/url/page-languages'
import {pageUrl} from '@lectern/shared/url/page-url'
import type {SiteConfig} from '@lectern/types'

type LanguageAddresses = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'i18n'>

/**
 * Returns the URL of a page in a language: `/docs/a` is `/fr/docs/a` in French, with the origin if that
 * language has a separate one. Encoded.
 */
export function localeUrl(path: string, locale: string, site: LanguageAddresses): string {
  const target = localeSite(locale, site)
  // On the current host, a path is enough, whether it's the host of the site or of a preview.
  return pageUrl(path, target.url === site.url ? {...target, url: ''} : target)
}
