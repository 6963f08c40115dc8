import type {PluginRoutes} from '@lectern/types'

/** Routes and data created by a plugin, and problems with parts that couldn't be adapted. */
export type CreatedRoutes = Pick<PluginRoutes, 'routes' | 'globalData' | 'dataFiles' | 'problems'>

/** Content of an adapted plugin. */
export class AdaptedContent {
  readonly content: unknown

  constructor(content: unknown) {
    this.content = content
  }
}
