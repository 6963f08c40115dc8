import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {CLIENT_ENTRY, CLIENT_MODULES, START_ENTRY} from '../entries/entries.js'
import type {BundleInput} from '../input/bundle-input.js'
import {assetPath, entryFiles, staticImports} from './output-files.js'

/** Matches an import without names. esbuild adds one for its helpers to every entry. */
const BARE_IMPORT = /^import\s*"[^"]+";\s*/gm

/**
 * Inserts the URLs of the client's modules into the script that loads them, so that browsers fetch all of them at once.
 * The script itself imports nothing.
 */
export async function fillStartScript(
  metafile: Metafile,
  {siteDir, baseUrl}: Pick<BundleInput, 'siteDir' | 'baseUrl'>
): Promise<void> {
  const entries = entryFiles(metafile, '.js')
  const [start, main] = [entries.get(START_ENTRY), entries.get(CLIENT_ENTRY)]
  if (start === undefined || main === undefined) return
  const files = [main, ...staticImports(metafile, main)]
  const urls = files.map((file) => `${baseUrl}assets/${assetPath(file)}`)
  const absolutePath = path.resolve(siteDir, start)
  const text = await fs.readFile(absolutePath, 'utf8')
  const filled = text.replace(BARE_IMPORT, '').replace(CLIENT_MODULES, () => JSON.stringify(urls))
  await fs.writeFile(absolutePath, filled)
}
