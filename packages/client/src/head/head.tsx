import {createContext, useContext, useId, useLayoutEffect, type ReactNode} from 'react'
import type {HeadTag} from '@lectern/types'
import {MissingProviderError} from '../context/missing-provider-error.js'
import type {HeadStore} from './head-store.js'
import {parseHeadChildren} from './parse-head-children.js'

const HeadStoreContext = createContext<HeadStore | undefined>(undefined)

/** Provides the store for tags set by `<Head>`. */
export function HeadProvider({store, children}: {store: HeadStore; children: ReactNode}) {
  return <HeadStoreContext value={store}>{children}</HeadStoreContext>
}

/** Returns the store of head tags set by components. */
export function useHeadStore(): HeadStore {
  const store = useContext(HeadStoreContext)
  if (!store) throw new MissingProviderError('useHeadStore', 'HeadProvider')
  return store
}

/**
 * Returns the head tags that a page has without its components, outermost level first. In the
 * browser, it returns `undefined`, because the document contains the result.
 */
export function usePageTags(): readonly HeadTag[] | undefined {
  return useHeadStore().pageTags
}

/**
 * Sets tags in the document's head. They replace the page's own tags of the same kind. A title is
 * used as the complete document title, without the site's title.
 */
export function Head({
  children
}: {
  /** Elements such as `<title>` and `<meta>`. */
  children?: ReactNode
}) {
  const store = useHeadStore()
  const id = useId()
  const tags = parseHeadChildren(children)
  // Effects don't run while prerendering. Each page has its own store, which is read afterwards.
  if (typeof window === 'undefined') store.set(id, tags)
  useRegisteredTags(store, id, tags)
  return null
}

function useRegisteredTags(store: HeadStore, id: string, tags: readonly HeadTag[]): void {
  const serialized = JSON.stringify(tags)
  useLayoutEffect(() => {
    store.set(id, JSON.parse(serialized) as HeadTag[])
    return () => store.remove(id)
  }, [store, id, serialized])
}
