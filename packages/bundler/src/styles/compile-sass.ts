import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Stylesheet} from '../input/style-reader.js'
import {createSassImporter, loadSass} from './sass-compiler.js'

/**
 * Compiles a file in Sass with the package that the site has installed.
 *
 * @throws SiteError `sass-missing`, `sass-invalid`.
 */
export async function compileSass(file: string, siteDir: string): Promise<Stylesheet> {
  const name = relativePath(siteDir, file)
  const sass = loadSass(siteDir, name)
  const {NodePackageImporter} = sass
  try {
    const {css, loadedUrls} = await sass.compileAsync(file, {
      loadPaths: [siteDir, path.join(siteDir, 'node_modules')],
      importers: [
        createSassImporter(siteDir),
        ...(NodePackageImporter ? [new NodePackageImporter(siteDir)] : [])
      ],
      quietDeps: true,
      logger: sass.Logger.silent
    })
    const urls = loadedUrls.filter(({protocol}) => protocol === 'file:')
    return {css, files: urls.map((url) => fileURLToPath(url)), folders: []}
  } catch (error) {
    throw new SiteError(describeError(error, name, siteDir), {cause: error})
  }
}

/** Returns Sass's own message with its position, which can be in an imported file. */
function describeError(error: unknown, name: string, siteDir: string): SiteProblem {
  const {sassMessage, span} = error as {
    sassMessage?: string
    span?: {start?: {line: number; column: number}; url?: URL}
  }
  const start = span?.start
  const found = sassMessage ?? (error instanceof Error ? error.message : String(error))
  const file =
    span?.url?.protocol === 'file:' ? relativePath(siteDir, fileURLToPath(span.url)) : name
  return {
    code: 'sass-invalid',
    message: `${name} can’t be compiled: ${found.replace(/\.$/, '')}.`,
    position: {file, ...(start && {line: start.line + 1, column: start.column + 1})},
    hint: 'Fix the stylesheet at this position.'
  }
}
