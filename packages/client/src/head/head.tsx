import {createContext, useContext, useId, useLayoutEffect, type ReactNode} from 'react'
import type {HeadTag} from '@lectern/types'
import {MissingProviderError} from '../context/missing-provider-error.js'
import type {HeadStore} from './head-store.js'
import {parseHeadChildren} from './parse-head-children.js'

const HeadStoreContext = createContext<HeadStore | undefined>(undefined)

/** Gives `<Head>` the store in which it puts its tags. */
export function HeadProvider({store, children}: {store: HeadStore; children: ReactNode}) {
  return <HeadStoreContext value={store}>{children}</HeadStoreContext>
}

/** The store of head tags that components have set. */
export function useHeadStore(): HeadStore {
  const store = useContext(HeadStoreContext)
  if (!store) throw new MissingProviderError('useHeadStore', 'HeadProvider')
  return store
}

/** Sets tags of the document's head from anywhere in a page; they win over the page's own. */
export function Head({children}: {children?: ReactNode}) {
  const store = useHeadStore()
  const id = useId()
  const tags = parseHeadChildren(children)
  // There are no effects while prerendering: the store is new for each page and read afterwards.
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
