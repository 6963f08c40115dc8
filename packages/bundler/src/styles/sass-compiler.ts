import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {SiteError} from '@lectern/shared/problems/site-problem'

/** Finds the file for a URL in `@use` or `@import`. Sass adds extensions and underscores. */
export interface SassImporter {
  findFileUrl(url: string, context: {containingUrl: URL | null}): URL | null
}

interface SassSettings {
  loadPaths: string[]
  importers: unknown[]
  functions: Record<string, unknown>
  quietDeps: boolean
  logger: unknown
}

interface CompiledSass {
  css: string
  loadedUrls: URL[]
}

/** The parts of the packages `sass` and `sass-embedded` that Lectern uses. */
export interface SassCompiler {
  compileAsync(file: string, options: SassSettings): Promise<CompiledSass>
  compileStringAsync(
    code: string,
    options: SassSettings & {url: URL; syntax: 'scss' | 'indented'}
  ): Promise<CompiledSass>
  NodePackageImporter?: new (entryPointDirectory: string) => unknown
  Logger: {silent: unknown}
}

/** Packages that compile Sass, in order of preference. The native one is faster. */
const PACKAGES = ['sass-embedded', 'sass']

/**
 * Loads the site's installed Sass compiler. With `require`, both packages resolve to CommonJS.
 * Importing that file with `import()` wouldn't provide named exports.
 *
 * @param name - Path of the stylesheet relative to the site, for messages.
 * @throws SiteError `sass-missing` if neither package is installed.
 */
export function loadSass(siteDir: string, name: string): SassCompiler {
  const require = createRequire(path.join(siteDir, 'package.json'))
  const installed = PACKAGES.find((module) => canResolve(require, module))
  if (installed) return require(installed) as SassCompiler
  throw new SiteError({
    code: 'sass-missing',
    message: `The stylesheet ${name} needs Sass, and neither sass nor sass-embedded is installed.`,
    position: {file: name},
    hint: 'Install it: `npm install --save-dev sass`.'
  })
}

function canResolve(require: NodeJS.Require, module: string): boolean {
  try {
    require.resolve(module)
    return true
  } catch {
    return false
  }
}

/**
 * Creates an importer for URLs that webpack's Sass loader resolves: packages with or without `~`, and
 * `@site/`. Relative URLs and load paths are left to Sass.
 */
export function createSassImporter(siteDir: string): SassImporter {
  return {
    findFileUrl(url, {containingUrl}) {
      if (/^(?:[a-z]+:|\.|\/)/i.test(url)) return null
      const request = url.replace(/^~/, '')
      if (request.startsWith('@site/'))
        return pathToFileURL(path.join(siteDir, request.slice('@site/'.length)))
      const folder =
        containingUrl?.protocol === 'file:' ? path.dirname(fileURLToPath(containingUrl)) : siteDir
      const file = findInPackages(request, [folder, siteDir])
      return file === undefined ? null : pathToFileURL(file)
    }
  }
}

/** Returns the path of a request below the nearest `node_modules` that has its package. */
function findInPackages(request: string, folders: readonly string[]): string | undefined {
  const depth = request.startsWith('@') ? 2 : 1
  const parts = request.split('/')
  const name = parts.slice(0, depth).join('/')
  const rest = parts.slice(depth).join('/')
  const packageDir = folders
    .flatMap(listAncestors)
    .map((folder) => path.join(folder, 'node_modules', name))
    .find((folder) => fs.existsSync(folder))
  if (packageDir === undefined) return undefined
  return path.join(packageDir, rest || readStyleEntry(packageDir))
}

/** Returns the folder and its parent folders. */
function listAncestors(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [folder] : [folder, ...listAncestors(parent)]
}

/** Returns the stylesheet for a package name without a path. */
function readStyleEntry(packageDir: string): string {
  const file = path.join(packageDir, 'package.json')
  if (!fs.existsSync(file)) return ''
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>
  const entry = [manifest.sass, manifest.style, manifest.main].find(
    (value) => typeof value === 'string' && /\.(?:s[ac]ss|css)$/.test(value)
  )
  return typeof entry === 'string' ? entry : ''
}
