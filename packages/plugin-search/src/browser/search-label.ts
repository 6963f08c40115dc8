import {translate} from '@lectern/client'
import type {SearchConfig} from '../config/search-config.js'

/** Returns the placeholder of the search field, which sites can configure. */
export function searchLabel(config: SearchConfig): string {
  const own = config.placeholder // The option is named after the HTML attribute.
  return own ?? translate({id: 'theme.SearchBar.label', message: 'Search docs'})
}
