import {readFileSync} from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {createStableHashes, replaceHashes} from './stable-names.js'

/**
 * Renames esbuild's scripts to names that don't depend on the site's path.
 *
 * @returns The metafile with the new names.
 */
export async function renameScripts(metafile: Metafile, workingDir: string): Promise<Metafile> {
  const files = Object.keys(metafile.outputs).filter((file) => /\.m?js$/.test(file))
  // Synchronous, because asynchronous reads decode text much more slowly.
  const texts = files.map((file) => readFileSync(path.resolve(workingDir, file), 'utf8'))
  const hashes = createStableHashes(
    files.map((file, index) => {
      const inputs = new Set(Object.keys(metafile.outputs[file]?.inputs ?? {}))
      return {
        file,
        text: hideFolders(texts[index] ?? '', inputs),
        // Folders aren't included, because relative paths depend on the site's location.
        modules: [...inputs].map((input) => path.basename(input))
      }
    })
  )
  const rename = (name: string) => replaceHashes(name, hashes)
  await Promise.all(
    files.map(async (file, index) => {
      const absolutePath = path.resolve(workingDir, file)
      const text = texts[index] ?? ''
      const renamed = rename(text)
      if (renamed !== text) await fs.writeFile(absolutePath, renamed)
      await fs.rename(absolutePath, path.resolve(workingDir, rename(file)))
    })
  )
  return renameIn(metafile, rename)
}

/** Matches what may be the relative path of a module outside the site. */
const OUTSIDE_PATH = /\.\.\/[^"\n]+/g

/**
 * Removes the folders of modules outside the site, such as linked packages. Scripts that aren't
 * minified contain these paths in comments and in the names of CommonJS modules.
 */
function hideFolders(text: string, inputs: ReadonlySet<string>): string {
  return text.replace(OUTSIDE_PATH, (found) => (inputs.has(found) ? path.basename(found) : found))
}

function renameIn(metafile: Metafile, rename: (name: string) => string): Metafile {
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => {
    const imports = output.imports.map((imported) => ({...imported, path: rename(imported.path)}))
    return [rename(file), {...output, imports}] as const
  })
  return {...metafile, outputs: Object.fromEntries(outputs)}
}
