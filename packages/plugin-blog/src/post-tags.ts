import type {TagLink} from '@lectern/types'
import {slugifyLabel} from '@lectern/shared/slug'
import {joinRoutePath} from '@lectern/shared/url-path'
import type {PostFrontMatter} from './post-front-matter.js'

/** The tags of a post with their pages; two ways to write one tag count once. */
export function resolveTags(tags: PostFrontMatter['tags'], tagsPath: string): TagLink[] {
  const byPath = new Map<string, TagLink>()
  for (const tag of tags ?? []) {
    const label = typeof tag === 'string' ? tag : tag.label
    const slug = typeof tag === 'string' ? slugifyLabel(tag) || tag : tag.permalink
    const path = joinRoutePath(tagsPath, slug)
    if (!byPath.has(path)) byPath.set(path, {label, path})
  }
  return [...byPath.values()]
}
