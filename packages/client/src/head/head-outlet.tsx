import {useSyncExternalStore} from 'react'
import {Helmet, type HelmetProps} from 'react-helmet-async'
import type {HeadTag} from '@lectern/types'
import {reactAttributes} from './attribute-names.js'
import {useHeadStore} from './head.js'
import {mergeHeadTags} from './merge-head-tags.js'
import {useServedHead} from './use-served-head.js'
import {useRootAttributes} from './use-root-attributes.js'

type Attributes = Record<string, string | true>

/**
 * Renders the document's head: the tags from the page's document, and then the tags of its
 * components. Renders nothing while they're the tags that the host sent. Omits scripts and styles,
 * which only the server writes, because they belong to full page loads.
 */
export function HeadOutlet({pageTags}: {pageTags: readonly HeadTag[]}) {
  const store = useHeadStore()
  const componentTags = useSyncExternalStore(store.subscribe, store.read, store.read)
  const tags = mergeHeadTags([pageTags, componentTags])
  useRootAttributes('html', tags)
  useRootAttributes('body', tags)
  const isServed = useServedHead(tags)
  if (isServed || typeof window === 'undefined') return null
  const attributesOf = (name: HeadTag['tag']) =>
    tags
      .filter(({tag}) => tag === name)
      .map(({attributes}) => reactAttributes((attributes ?? {}) as Attributes))
  return (
    <Helmet
      title={tags.find(({tag}) => tag === 'title')?.content}
      meta={attributesOf('meta') as HelmetProps['meta']}
      link={attributesOf('link') as HelmetProps['link']}
    />
  )
}
