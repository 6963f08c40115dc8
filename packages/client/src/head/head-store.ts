import type {HeadTag} from '@lectern/types'

/** Head tags that the components of the shown page have set, in the order of their first calls. */
export interface HeadStore {
  set(id: string, tags: readonly HeadTag[]): void
  remove(id: string): void
  /** Returns the tags. The array is the same until they change. */
  read(): readonly HeadTag[]
  subscribe(onChange: () => void): () => void
}

/** Creates an empty store: one for each rendered page on the server, one for the document in the browser. */
export function createHeadStore(): HeadStore {
  const tagsById = new Map<string, readonly HeadTag[]>()
  const listeners = new Set<() => void>()
  let snapshot: readonly HeadTag[] = []
  const publish = () => {
    snapshot = [...tagsById.values()].flat()
    for (const listener of listeners) listener()
  }
  return {
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
