import {useLayoutEffect, useState} from 'react'
import type {HeadTag} from '@lectern/types'
import {mergeHeadTags} from './merge-head-tags.js'
import {findPageElements, toHeadTag} from './read-document-head.js'

/** The page's tags in the document's head before React rendered any. */
export interface ServedHead {
  /** A text for each tag, the same for equal tags. */
  keys: ReadonlySet<string>
  elements: readonly Element[]
}

/** Returns whether the browser renders tags of this kind. */
export function isRendered(tag: HeadTag['tag']): boolean {
  return tag === 'title' || tag === 'meta' || tag === 'link'
}

/**
 * Returns whether the document's head still is the one that the host sent, so that no tags have to
 * be rendered. React appends tags to the head while it renders, so if it hydrated them and had to
 * start again, they'd be there twice. When tags change, the sent elements are removed, because
 * React renders all tags after that.
 */
export function useServedHead(tags: readonly HeadTag[]): boolean {
  const [served] = useState(() => readServedHead())
  const [isKept, setKept] = useState(true)
  const isServed = isKept && hasSameTags(served, tags)
  if (isKept && !isServed) setKept(false)
  useLayoutEffect(() => {
    if (isServed) return
    for (const element of served.elements) element.remove()
  }, [isServed, served])
  return isServed
}

/** Reads the tags of a document, without the ones that others replace. */
export function readServedHead(source = globalThis.document): ServedHead {
  if (typeof window === 'undefined') return {keys: new Set(), elements: []}
  const elements = findPageElements(source)
  const keys = new Set(mergeHeadTags([elements.map(toHeadTag)]).map(keyOf))
  return {keys, elements: elements.filter((element) => keys.has(keyOf(toHeadTag(element))))}
}

/** Returns whether a document has exactly the given tags. Their order doesn't matter. */
export function hasSameTags({keys}: ServedHead, tags: readonly HeadTag[]): boolean {
  const rendered = new Set(tags.filter(({tag}) => isRendered(tag)).map(keyOf))
  return rendered.size === keys.size && [...rendered].every((key) => keys.has(key))
}

function keyOf({tag, attributes = {}, content = ''}: HeadTag): string {
  const present = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '' : String(value)]]
  )
  return JSON.stringify([tag, content, Object.fromEntries(present.sort())])
}
