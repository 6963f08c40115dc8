import {searchPlugin} from './search-plugin.js'

export type {SearchThemeConfig} from './config/check-search-config.js'
export {searchPlugin} from './search-plugin.js'
export type {SearchProblemCode} from './problem-catalog.js'

export default searchPlugin
