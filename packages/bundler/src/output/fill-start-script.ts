import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {CLIENT_ENTRY, CLIENT_IMPORTS, START_ENTRY} from '../entries/entries.js'
import {listUsedFiles} from '../cache/input-files.js'
import type {BundleInput} from '../input/bundle-input.js'
import {assetPath, entryFiles, staticImports} from './output-files.js'

/** Matches an import without names. esbuild adds one for its helpers to every entry. */
const BARE_IMPORT = /^import\s*"[^"]+";\s*/gm
/** Matches React's renderer, which waits for the rest of a document that's still streaming. */
const REACT_DOM = /[\\/]node_modules[\\/]react-dom[\\/]/

/** Settings for the start script. */
type StartInput = Pick<BundleInput, 'siteDir' | 'baseUrl'>

/**
 * Inserts the URLs of the client's imports into the script that loads it, so that browsers fetch
 * all of them at once. The start script itself imports nothing.
 *
 * Removes the script if code of the client waits for `DOMContentLoaded`, which may precede it.
 */
export async function fillStartScript(metafile: Metafile, input: StartInput): Promise<Metafile> {
  const entries = entryFiles(metafile, '.js')
  const [start, main] = [entries.get(START_ENTRY), entries.get(CLIENT_ENTRY)]
  if (start === undefined || main === undefined) return metafile
  const {siteDir, baseUrl} = input
  const imports = staticImports(metafile, main)
  if (await waitsForDocument([main, ...imports], metafile, siteDir))
    return omitFile(metafile, start)
  const urls = imports.map((file) => `${baseUrl}assets/${assetPath(file)}`)
  const absolutePath = path.resolve(siteDir, start)
  const text = await fs.readFile(absolutePath, 'utf8')
  const filled = text.replace(BARE_IMPORT, '').replace(CLIENT_IMPORTS, () => JSON.stringify(urls))
  await fs.writeFile(absolutePath, filled)
  return metafile
}

/** Whether a source of the output files waits until the document is parsed. */
async function waitsForDocument(
  files: readonly string[],
  metafile: Metafile,
  siteDir: string
): Promise<boolean> {
  const used = files.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}))
  const sources = listUsedFiles(metafile, used, siteDir)
  const found = await Promise.all(
    sources
      .filter((source) => !REACT_DOM.test(source))
      .map(async (source) => (await fs.readFile(source)).includes('DOMContentLoaded'))
  )
  return found.includes(true)
}

function omitFile(metafile: Metafile, file: string): Metafile {
  const {[file]: _, ...outputs} = metafile.outputs
  return {...metafile, outputs}
}
