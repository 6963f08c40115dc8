import type {DatedLink, PageLink} from '@lectern/types'
import type {Post} from './post.js'

/** Creates a link to a post. */
export function createPostLink({summary}: Post): PageLink {
  return {path: summary.path, label: summary.title}
}

/** Creates a link to a post, with the post's date. */
export function createDatedLink(post: Post): DatedLink {
  return {...createPostLink(post), date: post.summary.date.slice(0, 10)}
}
