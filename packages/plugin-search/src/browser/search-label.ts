import {translate} from '@lectern/client'
import type {SearchConfig} from '../config/search-config.js'

/** Placeholder of the search field: the site's text, if it's set. */
export function searchLabel(config: SearchConfig): string {
  const own = config.placeholder // HTML's name for the text of an empty field, which this is.
  return own ?? translate({id: 'theme.SearchBar.label', message: 'Search docs'})
}
