import {createElement, Fragment, useSyncExternalStore} from 'react'
import type {HeadTag} from '@lectern/types'
import {reactAttributes} from './attribute-names.js'
import {useHeadStore} from './head.js'
import {mergeHeadTags} from './merge-head-tags.js'
import {isRendered, useServedHead} from './use-served-head.js'
import {useRootAttributes} from './use-root-attributes.js'

/**
 * Renders the document's head: the tags from the page's document, and then the tags of its
 * components. React puts them into the head. Renders nothing while they're the tags that the host
 * sent. Omits scripts and styles, which only the server writes, because they belong to full page
 * loads.
 */
export function HeadOutlet({pageTags}: {pageTags: readonly HeadTag[]}) {
  const store = useHeadStore()
  const componentTags = useSyncExternalStore(store.subscribe, store.read, store.read)
  const tags = mergeHeadTags([pageTags, componentTags])
  useRootAttributes('html', tags)
  useRootAttributes('body', tags)
  const isServed = useServedHead(tags)
  if (isServed || typeof window === 'undefined') return null
  const elements = tags
    .filter(({tag}) => isRendered(tag))
    .map(({tag, attributes = {}, content}) =>
      createElement(tag, reactAttributes(attributes), content)
    )
  return createElement(Fragment, null, ...elements)
}
