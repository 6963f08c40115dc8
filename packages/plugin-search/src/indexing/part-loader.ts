import {createPart} from './create-part.js'
import type {ListedPart} from './list-parts.js'
import {createPartFiles, type PartFiles} from './part-files.js'
import type {PartList, PartStore} from './part-store.js'
import type {TextCache} from './text-cache.js'

/** Creates the files of parts from cached parts. Keeps only one part in memory at a time. */
export interface PartLoader {
  /** Indexes the changed pages of a part and caches the result. */
  update(part: ListedPart): Promise<PartList>
  /** Returns the files of a part. Needed if some are missing from the output. */
  load(part: ListedPart): Promise<PartFiles['files']>
}

/** Creates a loader. When it reads a page, it adds the text to `texts`. */
export function createPartLoader(store: PartStore, texts: TextCache): PartLoader {
  let held: {key: string; files: PartFiles['files']} | undefined
  const index = async ({folder, key, pages, words}: ListedPart) => {
    const part = await createPart(pages, store.readPart(folder), (page, text) =>
      texts.add(page.key, text)
    )
    const created = createPartFiles(part, {words})
    held = {key, files: created.files}
    return {part, created}
  }
  return {
    async update(listed) {
      held = undefined
      const {folder, key} = listed
      const {part, created} = await index(listed)
      store.writePart(folder, {...part, termsFiles: created.termsFiles})
      const files = [...created.files].map(([name, {hash}]) => ({name, hash}))
      const list = {key, hash: created.hash, files}
      store.writeList(folder, list)
      return list
    },
    async load(listed) {
      return held?.key === listed.key ? held.files : (await index(listed)).created.files
    }
  }
}
