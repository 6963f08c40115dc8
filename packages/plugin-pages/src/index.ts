import {pagesPlugin} from './pages-plugin.js'

export {createPagesRoutes, pagesPlugin} from './pages-plugin.js'
export {parsePagesOptions as validateOptions} from './pages-options.js'
export type {EditUrlInput, PagesOptions, PagesPluginOptions} from './pages-options.js'
export type {PageFile, PagesContent} from './load-pages.js'
export default pagesPlugin
