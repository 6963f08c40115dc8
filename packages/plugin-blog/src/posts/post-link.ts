import type {DatedLink, PageLink} from '@lectern/types'
import type {Post} from './post.js'

/** A post as links to it name it. */
export function createPostLink({summary}: Post): PageLink {
  return {path: summary.path, label: summary.title}
}

/** A post as one line of a list. */
export function createDatedLink(post: Post): DatedLink {
  return {...createPostLink(post), date: post.summary.date.slice(0, 10)}
}
