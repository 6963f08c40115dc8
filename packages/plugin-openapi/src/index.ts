import type {OpenApiPluginOptions} from './options/openapi-options.js'
import {openApiPlugin} from './openapi-plugin.js'

export {openApiPlugin} from './openapi-plugin.js'
export {parseOpenApiOptions as validateOptions} from './options/openapi-options.js'
export type {OpenApiOptions, OpenApiPluginOptions} from './options/openapi-options.js'
export type {OpenApiContent} from './site/load-references.js'
export type {ApiItemProps} from './site/create-routes.js'
export type {OpenApiProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    openapi: OpenApiPluginOptions
    '@lectern/plugin-openapi': OpenApiPluginOptions
  }
}

export default openApiPlugin
