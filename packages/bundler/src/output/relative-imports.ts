import {readFileSync} from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type {Metafile} from 'esbuild'
import {escapePattern} from '@lectern/shared/text/escape-pattern'
import type {BundleInput} from '../input/bundle-input.js'
import type {PrerenderModules} from '../input/bundle-run.js'
import {returnGlobalThis} from './sloppy-this.js'
import {linkPrerenderModules} from '../vendor/prerender-modules.js'

/**
 * Adapts server modules to Node.js: imports of server modules and of prebuilt modules become
 * relative paths, and older packages find the global object.
 */
export async function adaptServerModules(
  {outputs}: Metafile,
  {siteDir, baseUrl}: Pick<BundleInput, 'siteDir' | 'baseUrl'>,
  prebuilt: PrerenderModules | undefined
): Promise<void> {
  const modules = Object.keys(outputs).filter((file) => file.endsWith('.mjs'))
  const rewrite = createImportRewriter(modules, baseUrl)
  await Promise.all(
    modules.map(async (file) => {
      const absolutePath = path.resolve(siteDir, file)
      const code = readFileSync(absolutePath, 'utf8')
      const adapted = returnGlobalThis(rewrite(code))
      const local = linkPrerenderModules(adapted, path.dirname(absolutePath), prebuilt)
      if (local !== code) await fs.writeFile(absolutePath, local)
    })
  )
}

/**
 * Creates a function that rewrites imports of server modules to paths. esbuild adds the public path
 * to the names of both modules and images. This is correct in the browser, but Node.js finds a
 * module by its path.
 *
 * @param modules - Paths of the server's modules. Only the last segment is used.
 */
export function createImportRewriter(
  modules: readonly string[],
  baseUrl: string
): (code: string) => string {
  const names = new Set(modules.map((file) => path.basename(file)))
  // One pattern for all modules, since a pattern with each name is slow.
  const start = escapePattern(JSON.stringify(`${baseUrl}assets/`).slice(0, -1))
  const pattern = new RegExp(`${start}([^"/]+)"`, 'g')
  return (code) =>
    code.replace(pattern, (specifier, name: string) =>
      names.has(name) ? JSON.stringify(`./${name}`) : specifier
    )
}
