import fs from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {SiteProblem} from '@lectern/types'
import type {Plugin} from 'esbuild'
import {SiteError} from '@lectern/shared/problems/site-problem'

/** A stylesheet as CSS, with the files that it is made of beside itself. */
export interface Stylesheet {
  css: string
  /** Absolute. */
  watchFiles: readonly string[]
}

/** As much of the package `sass` as is used. */
interface SassCompiler {
  compile(file: string, options: {loadPaths: string[]}): {css: string; loadedUrls: URL[]}
}

/** Read a stylesheet; Sass is compiled by the package that the site has installed. */
export async function readStylesheet(file: string, siteDir: string): Promise<Stylesheet> {
  if (!/\.s[ac]ss$/.test(file)) return {css: await fs.readFile(file, 'utf8'), watchFiles: []}
  const name = path.relative(siteDir, file).replaceAll('\\', '/')
  const sass = await loadSass(siteDir, name)
  try {
    const loadPaths = [siteDir, path.join(siteDir, 'node_modules')]
    const {css, loadedUrls} = sass.compile(file, {loadPaths})
    return {css, watchFiles: loadedUrls.map((url) => fileURLToPath(url))}
  } catch (error) {
    throw new SiteError(describeMistake(error, name), {cause: error})
  }
}

async function loadSass(siteDir: string, name: string): Promise<SassCompiler> {
  try {
    const file = createRequire(path.join(siteDir, 'package.json')).resolve('sass')
    return (await import(pathToFileURL(file).href)) as SassCompiler
  } catch (error) {
    throw new SiteError(
      {
        code: 'sass-missing',
        message: `${name} is written in Sass, which the site has not installed.`,
        position: {file: name},
        hint: 'Install it: npm install --save-dev sass'
      },
      {cause: error}
    )
  }
}

/** What Sass says of a mistake, with its place. */
function describeMistake(error: unknown, name: string): SiteProblem {
  const {sassMessage, span} = error as {
    sassMessage?: string
    span?: {start?: {line: number; column: number}; url?: URL}
  }
  const start = span?.start
  const said = sassMessage ?? (error instanceof Error ? error.message : String(error))
  return {
    code: 'sass-invalid',
    message: `${name} cannot be compiled: ${said.replace(/\.$/, '')}.`,
    position: {file: name, ...(start && {line: start.line + 1, column: start.column + 1})},
    hint: 'Correct the stylesheet at this place.'
  }
}

/** esbuild plugin for stylesheets in Sass; CSS modules are answered before it. */
export function sassStyles(siteDir: string): Plugin {
  return {
    name: 'sass-styles',
    setup(build) {
      build.onLoad({filter: /\.s[ac]ss$/, namespace: 'file'}, async ({path: file}) => {
        const {css, watchFiles} = await readStylesheet(file, siteDir)
        return {
          contents: css,
          loader: 'css',
          resolveDir: path.dirname(file),
          watchFiles: [...watchFiles]
        }
      })
    }
  }
}
