import {createContext} from 'react'

/**
 * Whether the nearest router is one that the project renders inside a page. Its paths aren't paths of
 * the site, and don't include the base URL.
 */
export const NestedRouterContext = createContext(false)
