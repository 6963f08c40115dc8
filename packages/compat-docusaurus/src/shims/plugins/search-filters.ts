import {useSiteData} from '@lectern/client'
import {useDocsContextualSearchTags} from './layout-hooks.js'
import {DEFAULT_SEARCH_TAG} from '../page-parts/theme-parts.js'

/** `useContextualSearchFilters`: locale and tags of the pages that a search on this page covers. */
export function useContextualSearchFilters(): {locale: string; tags: string[]} {
  const {currentLocale} = useSiteData()
  return {locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()]}
}
