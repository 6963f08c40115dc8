import type {HeadTag} from '@lectern/types'

/**
 * Head tags set by the current page's components, in the order in which the components first set
 * them.
 */
export interface HeadStore {
  /**
   * The page's own head tags, which components can replace. Set only while a page is prerendered,
   * because a document contains the result.
   */
  pageTags?: readonly HeadTag[]
  set(id: string, tags: readonly HeadTag[]): void
  remove(id: string): void
  /** Returns the tags. The array changes only if the tags do. */
  read(): readonly HeadTag[]
  subscribe(onChange: () => void): () => void
}

/**
 * Creates an empty store. The server needs one for each rendered page, and the browser one for the
 * document.
 */
export function createHeadStore(pageTags?: readonly HeadTag[]): HeadStore {
  const tagsById = new Map<string, readonly HeadTag[]>()
  const listeners = new Set<() => void>()
  let snapshot: readonly HeadTag[] = []
  const publish = () => {
    snapshot = [...tagsById.values()].flat()
    for (const listener of listeners) listener()
  }
  return {
    pageTags,
    set(id, tags) {
      tagsById.set(id, tags)
      publish()
    },
    remove(id) {
      tagsById.delete(id)
      publish()
    },
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
