import {docsPlugin} from './docs-plugin.js'

export {docsPlugin} from './docs-plugin.js'
export {parseDocsOptions as validateOptions} from './docs-options.js'
export type {DocsOptions, EditUrlInput} from './docs-options.js'
export type {DocsContent} from './load-docs.js'
export type {
  CategoryIndexFile,
  GeneratorInput,
  SidebarItemsGenerator
} from './sidebar-items-generator.js'
export default docsPlugin
