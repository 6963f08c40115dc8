import {searchPlugin} from './search-plugin.js'

export type {SearchThemeConfig} from './check-search-config.js'
export {searchPlugin} from './search-plugin.js'

export default searchPlugin
