import type {TypeDocPluginOptions} from './options/typedoc-options.js'
import {typeDocPlugin} from './typedoc-plugin.js'

export {typeDocPlugin} from './typedoc-plugin.js'
export {parseTypeDocOptions as validateOptions} from './options/typedoc-options.js'
export type {TypeDocOptions, TypeDocPluginOptions} from './options/typedoc-options.js'
export type {TypeDocContent} from './site/load-reference.js'
export type {TypeDocProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    typedoc: TypeDocPluginOptions
    '@lectern/plugin-typedoc': TypeDocPluginOptions
  }
}

export default typeDocPlugin
