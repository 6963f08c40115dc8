import {translate} from '@lectern/client'
import type {SearchConfig} from '../config/search-config.js'

/** Returns the search field's placeholder. Sites can configure it. */
export function searchLabel(config: SearchConfig): string {
  const own = config.placeholder // Option name, same as the HTML attribute.
  return own ?? translate({id: 'theme.SearchBar.label', message: 'Search docs'})
}
