import {useSiteData} from '@lectern/client'
import {useDocsContextualSearchTags} from './layout-hooks.js'
import {DEFAULT_SEARCH_TAG} from '../page-parts/theme-parts.js'

/** `useContextualSearchFilters`: the locale and tags to search on this page. */
export function useContextualSearchFilters(): {locale: string; tags: string[]} {
  const {currentLocale} = useSiteData()
  return {locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()]}
}
