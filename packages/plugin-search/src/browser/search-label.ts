import {translate} from '@lectern/client'

/** What stands where readers search, unless a site says it in its own words. */
export function searchLabel(): string {
  return translate({id: 'theme.SearchBar.label', message: 'Search docs'})
}
