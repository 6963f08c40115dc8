import type {SearchThemeConfig} from './config/check-search-config.js'
import {searchPlugin} from './search-plugin.js'

export type {SearchThemeConfig} from './config/check-search-config.js'
export {searchPlugin} from './search-plugin.js'
export type {SearchProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface UserThemeConfig {
    /** Search settings. */
    search?: SearchThemeConfig
    /** Docusaurus's name for `search`. */
    algolia?: SearchThemeConfig
  }
}

export default searchPlugin
