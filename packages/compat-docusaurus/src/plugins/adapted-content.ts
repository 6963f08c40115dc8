import type {PluginRoutes} from '@lectern/types'
import type {AdaptedTags} from './adapt-tags.js'

/** Additions of a plugin, and unsupported ones. */
export type CreatedRoutes = Pick<PluginRoutes, 'routes' | 'globalData' | 'problems'>

/** Data for an adapted plugin: its content, and its results. */
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
