import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {ReadyContent} from '@lectern/types'

/** Writes the content of pages to a folder. */
export interface PageWriter {
  /** Writes a page and returns its path, relative to the site root. */
  write(name: string, content: ReadyContent): Promise<string>
  /** Writes a file that isn't a page. */
  writeText(file: string, text: string): Promise<void>
  /** Deletes the files of pages that no longer exist. */
  finish(): Promise<void>
}

/** Creates a page writer. It skips unchanged files, so that they keep their modification time. */
export function createPageWriter(siteDir: string, folder: string): PageWriter {
  const written = new Set<string>()
  const directory = join(siteDir, ...folder.split('/'))
  const writeText = async (file: string, text: string) => {
    const path = join(directory, file)
    const known = await readFile(path, 'utf8').catch(() => undefined)
    if (known === text) return
    await mkdir(directory, {recursive: true})
    await writeFile(path, text)
  }
  return {
    async write(name, content) {
      const file = `${name}.content.json`
      written.add(file)
      await writeText(file, JSON.stringify(content))
      return `${folder}/${file}`
    },
    writeText,
    async finish() {
      const files = await readdir(directory).catch(() => [])
      const old = files.filter((file) => file.endsWith('.content.json') && !written.has(file))
      await Promise.all(old.map((file) => rm(join(directory, file), {force: true})))
    }
  }
}
