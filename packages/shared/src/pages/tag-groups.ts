import type {TagLink} from '@lectern/types'
import {compareLabels} from '../text/compare-labels.js'

/** A tag with the pages that have it. */
export interface TagGroup<Page> {
  tag: TagLink
  /** Listed pages, or all pages if none is listed. Keeps their order. */
  pages: readonly Page[]
  /** Whether all of its pages are unlisted. Lists then omit the tag, and only these pages link to it. */
  isUnlisted: boolean
}

/** Data of a page that determines its groups. */
export interface TaggedPage {
  tags: readonly TagLink[]
  isUnlisted: boolean
}

/** Groups pages by tag, sorted by label. */
export function groupByTag<Page>(
  pages: readonly Page[],
  describe: (page: Page) => TaggedPage
): TagGroup<Page>[] {
  const groups = new Map<string, {tag: TagLink; listed: Page[]; unlisted: Page[]}>()
  for (const page of pages) {
    const {tags, isUnlisted} = describe(page)
    for (const tag of tags) {
      const group = groups.get(tag.path) ?? {tag, listed: [], unlisted: []}
      groups.set(tag.path, group)
      const list = isUnlisted ? group.unlisted : group.listed
      list.push(page)
    }
  }
  return [...groups.values()]
    .map(({tag, listed, unlisted}) => ({
      tag,
      pages: listed.length > 0 ? listed : unlisted,
      isUnlisted: listed.length === 0
    }))
    .sort((left, right) => compareLabels(left.tag.label, right.tag.label))
}
