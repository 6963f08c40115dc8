import type {PluginRoutes} from '@lectern/types'
import type {AdaptedTags} from './adapt-tags.js'

/** What an adapted plugin reads: its own content, and what it made of it. */
export class AdaptedContent {
  readonly content: unknown
  readonly created: Pick<PluginRoutes, 'routes' | 'globalData'>
  readonly tags: AdaptedTags

  constructor({content, created, tags}: AdaptedContent) {
    this.content = content
    this.created = created
    this.tags = tags
  }
}
