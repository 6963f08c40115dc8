import type {PluginRoutes} from '@lectern/types'
import type {AdaptedTags} from './adapt-tags.js'

/** Routes and data created by a plugin, and problems with parts that couldn't be adapted. */
export type CreatedRoutes = Pick<PluginRoutes, 'routes' | 'globalData' | 'problems'>

/** Content of an adapted plugin, with the results of its hooks. */
export class AdaptedContent {
  readonly content: unknown
  readonly created: CreatedRoutes
  readonly tags: AdaptedTags

  constructor({content, created, tags}: AdaptedContent) {
    this.content = content
    this.created = created
    this.tags = tags
  }
}
