import type {TagLink} from '@lectern/types'
import {compareLabels} from '../text/compare-labels.js'

/** A tag and its pages. */
export interface TagGroup<Page> {
  tag: TagLink
  /** The tag's listed pages in their original order. If none is listed, all of its pages. */
  pages: readonly Page[]
  /**
   * Whether all of the tag's pages are unlisted. Lists then omit the tag, and only these pages link
   * to it.
   */
  isUnlisted: boolean
}

/** The page data that determines which tags it's listed under. */
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
