import fs from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {SassOptions, SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import type {Stylesheet} from '../input/style-reader.js'
import {createSassImporter, loadSass} from './sass-compiler.js'

/**
 * Compiles a Sass file with the site's installed package.
 *
 * @throws SiteError `sass-missing`, `sass-invalid`.
 */
export async function compileSass(
  file: string,
  siteDir: string,
  all: readonly SassOptions[] = []
): Promise<Stylesheet> {
  const name = relativePath(siteDir, file)
  const sass = loadSass(siteDir, name)
  const {NodePackageImporter} = sass
  const ownPaths = all.flatMap(({loadPaths = []}) => loadPaths)
  const settings = {
    loadPaths: [
      siteDir,
      path.join(siteDir, 'node_modules'),
      ...ownPaths.map((folder) => path.resolve(siteDir, folder))
    ],
    importers: [
      ...all.flatMap(({importers = []}) => importers),
      createSassImporter(siteDir),
      ...(NodePackageImporter ? [new NodePackageImporter(siteDir)] : [])
    ],
    functions: Object.assign({}, ...all.map(({functions}) => functions)),
    quietDeps: true,
    logger: sass.Logger.silent
  }
  try {
    const code = await prepareCode(file, all)
    const url = pathToFileURL(file)
    const syntax = file.endsWith('.sass') ? 'indented' : 'scss'
    const {css, loadedUrls} = await (code === undefined
      ? sass.compileAsync(file, settings)
      : sass.compileStringAsync(code, {...settings, url, syntax}))
    const urls = loadedUrls.filter(({protocol}) => protocol === 'file:')
    return {css, files: urls.map((url) => fileURLToPath(url)), folders: []}
  } catch (error) {
    throw new SiteError(describeError(error, name, siteDir), {cause: error})
  }
}

/** Returns the code with the options' changes, or `undefined` if no option changes it. */
async function prepareCode(file: string, all: readonly SassOptions[]): Promise<string | undefined> {
  const changing = all.filter(({prepare}) => prepare !== undefined)
  if (changing.length === 0) return undefined
  let code = await fs.readFile(file, 'utf8')
  for (const {prepare} of changing) code = (await prepare?.(code, file)) ?? code
  return code
}

/**
 * Returns a problem with Sass's own message and position. The position can be in an imported file.
 */
function describeError(error: unknown, name: string, siteDir: string): SiteProblem {
  const {sassMessage, span} = error as {
    sassMessage?: string
    span?: {start?: {line: number; column: number}; url?: URL}
  }
  const start = span?.start
  const found = sassMessage ?? messageOf(error)
  const file =
    span?.url?.protocol === 'file:' ? relativePath(siteDir, fileURLToPath(span.url)) : name
  return {
    code: 'sass-invalid',
    message: `The stylesheet ${name} can't be compiled: ${found.replace(/\.$/, '')}.`,
    position: {file, ...(start && {line: start.line + 1, column: start.column + 1})},
    hint: 'Fix the stylesheet at this position.'
  }
}
