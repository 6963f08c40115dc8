import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** A generated file. */
export interface GeneratedFile {
  /** Filename, without folders. */
  name: string
  text: string
}

/**
 * Writes files to a folder and deletes all others in it. Unchanged files keep their modification
 * time, so they aren't compiled again.
 */
export async function writeFiles(
  directory: string,
  files: readonly GeneratedFile[]
): Promise<void> {
  await mkdir(directory, {recursive: true})
  const wanted = new Set(files.map(({name}) => name))
  const old = (await readdir(directory)).filter((name) => !wanted.has(name))
  for (const name of old) await rm(join(directory, name), {recursive: true, force: true})
  for (const {name, text} of files) {
    const file = join(directory, name)
    const known = await readFile(file, 'utf8').catch(() => undefined)
    if (known !== text) await writeFile(file, text)
  }
}
