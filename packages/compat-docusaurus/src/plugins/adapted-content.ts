import type {AdaptedTags} from './adapt-tags.js'
import type {CreatedRoutes} from './run-actions.js'

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
