import {translate} from '@lectern/client'
import type {SearchConfig} from '../config/search-config.js'

/** What stands where readers search: the site's own words, if it has some. */
export function searchLabel(config: SearchConfig): string {
  const own = config.placeholder // HTML's name for the text of an empty field, which this is.
  return own ?? translate({id: 'theme.SearchBar.label', message: 'Search docs'})
}
