import type {PluginRoutes} from '@lectern/types'
import type {AdaptedTags} from './adapt-tags.js'

/** What a plugin has added, and what it can't add. */
export type CreatedRoutes = Pick<PluginRoutes, 'routes' | 'globalData' | 'problems'>

/** What an adapted plugin reads: its own content, and what it made of it. */
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
