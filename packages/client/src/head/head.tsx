import {createContext, useContext, useId, useLayoutEffect, type ReactNode} from 'react'
import type {HeadTag} from '@lectern/types'
import {MissingProviderError} from '../context/missing-provider-error.js'
import type {HeadStore} from './head-store.js'
import {parseHeadChildren} from './parse-head-children.js'

const HeadStoreContext = createContext<HeadStore | undefined>(undefined)

/** Provides the store for the tags of `<Head>`. */
export function HeadProvider({store, children}: {store: HeadStore; children: ReactNode}) {
  return <HeadStoreContext value={store}>{children}</HeadStoreContext>
}

/** Returns the store of head tags that components set. */
export function useHeadStore(): HeadStore {
  const store = useContext(HeadStoreContext)
  if (!store) throw new MissingProviderError('useHeadStore', 'HeadProvider')
  return store
}

/**
 * Sets tags in the document's head. They replace the page's own tags of the same kind. A title is the whole
 * document title: the site's title isn't added.
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
  // Effects don't run while prerendering. The store is new for each page and read afterwards.
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
