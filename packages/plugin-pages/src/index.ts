import type {PagesPluginOptions} from './pages-options.js'
import {pagesPlugin} from './pages-plugin.js'

export {createPagesRoutes, pagesPlugin} from './pages-plugin.js'
export {parsePagesOptions as validateOptions} from './pages-options.js'
export type {EditUrlInput, PagesOptions, PagesPluginOptions} from './pages-options.js'
export type {PageFile, PagesContent} from './load-pages.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    pages: PagesPluginOptions
    '@lectern/plugin-pages': PagesPluginOptions
  }
}

export default pagesPlugin
