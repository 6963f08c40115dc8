import {randomUUID} from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import {type BlobKey, type BlobStore, StoreError} from './blob-store.js'

/** Opens a shared folder. As on a server, each entry is a file in `ac/` or `cas/`. */
export function openFolderStore(folder: string): BlobStore {
  const fileOf = ({kind, hash}: BlobKey) => path.join(folder, kind, hash)
  return {
    label: path.basename(folder),
    read: (key, {maxBytes}) =>
      guard(async () => {
        const stat = await statIfPresent(fileOf(key))
        if (!stat?.isFile()) return undefined
        if (stat.size > maxBytes)
          throw new StoreError('refused', 'an entry is longer than expected')
        return fs.readFile(fileOf(key))
      }),
    has: (key) => guard(async () => (await statIfPresent(fileOf(key))) !== undefined),
    write: (key, bytes) =>
      guard(async () => {
        const file = fileOf(key)
        const temporary = `${file}.${randomUUID()}`
        await fs.mkdir(path.dirname(file), {recursive: true})
        await fs.writeFile(temporary, bytes)
        await fs.rename(temporary, file)
      }),
    remove: (key) => guard(() => fs.rm(fileOf(key), {force: true})),
    close: () => {}
  }
}

async function statIfPresent(file: string) {
  try {
    return await fs.stat(file)
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

async function guard<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof StoreError) throw error
    const {code = 'unknown error'} = error as NodeJS.ErrnoException
    throw new StoreError('refused', `the folder can't be used (${code})`, {cause: error})
  }
}
