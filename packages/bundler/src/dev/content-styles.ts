import fs from 'node:fs/promises'
import path from 'node:path'
import {build, type BuildOptions, type Loader, type Metafile, type Plugin} from 'esbuild'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import {blankFences} from '@lectern/shared/code/blank-code'
import {isInstalled} from '@lectern/shared/files/is-installed'
import type {BundleInput, UnreadContent} from '../input/bundle-input.js'
import {STYLE_MODULE, STYLESHEET} from '../input/stylesheet-names.js'

/** The stylesheets of contents that aren't bundled yet. */
export interface ContentStyles {
  /** Stylesheets of each content in the order of its imports, by entry. Names are esbuild's. */
  byEntry: ReadonlyMap<string, readonly string[]>
  /** Absolute paths of the files that were read to find them. */
  files: readonly string[]
}

/** Finds the stylesheets of contents that aren't bundled yet. Unchanged files aren't read again. */
export interface ContentStyleFinder {
  /** @param changed - Absolute paths of the files that have changed. If omitted, any may have. */
  find(
    input: BundleInput,
    createOptions: () => BuildOptions,
    changed: readonly string[] | undefined
  ): Promise<ContentStyles>
}

const NOTHING: ContentStyles = {byEntry: new Map(), files: []}

/**
 * Creates a finder. In development, a page's code is bundled when the page is opened, but its styles
 * apply to all pages, as in a build. To find them, only the site's own modules are read, and stylesheets
 * of packages that they import themselves. Packages' modules are skipped: most import no stylesheets,
 * and reading them takes as long as bundling them.
 */
export function createContentStyles(): ContentStyleFinder {
  const imports = new Map<string, readonly string[]>()
  let last: {key: string; styles: ContentStyles} | undefined
  return {
    async find(input, createOptions, changed) {
      const {siteDir, unreadContents = []} = input
      if (!changed) imports.clear()
      for (const file of changed ?? []) imports.delete(file)
      await Promise.all(
        unreadContents.map(async ({source}) => {
          if (!imports.has(source)) imports.set(source, await readImports(source))
        })
      )
      const contents = unreadContents
        .map((content) => ({...content, imports: imports.get(content.source) ?? []}))
        .filter((content) => content.imports.length > 0)
      if (contents.length === 0) return NOTHING
      const key = JSON.stringify(contents)
      const known = new Set(last?.styles.files)
      if (last?.key === key && changed?.every((file) => !known.has(file))) return last.styles
      const sources = contents.map(({source}) => source)
      // When the page is opened, errors in its modules are reported.
      const metafile = await walk(contents, input, createOptions()).catch(() => undefined)
      if (!metafile) return {byEntry: last?.styles.byEntry ?? new Map(), files: sources}
      const styles = {
        byEntry: listStyles(metafile, contents, siteDir),
        files: [...sources, ...listModules(metafile)]
      }
      last = {key, styles}
      return styles
    }
  }
}

/** A content and the modules that it imports. */
interface ImportingContent extends UnreadContent {
  imports: readonly string[]
}

/** Blocks of import and export statements in Markdown. */
const STATEMENTS = /^(?:import|export)\s[^\n]*(?:\n(?![ \t\r]*\n)[^\n]*)*/gm
/** The names of imported modules in a block. */
const MODULE = /(?:\bfrom|^import)\s*(['"])([^'"\n]+)\1/gm

/** Returns the modules that a Markdown file imports. A file that's gone imports none. */
async function readImports(file: string): Promise<string[]> {
  const text = await fs.readFile(file, 'utf8').catch(() => '')
  return listMarkdownImports(text)
}

function listMarkdownImports(text: string): string[] {
  if (!/^(?:import|export)\s/m.test(text)) return []
  return [...blankFences(text).matchAll(STATEMENTS)].flatMap(([block]) =>
    [...block.matchAll(MODULE)].map(([, , name = '']) => name)
  )
}

/** esbuild's namespaces for contents, the site's modules and stylesheets. */
const CONTENT = 'style-content'
const CODE = 'style-code'
const STYLE = 'style-file'
const START = 'all'

/** Follows the imports of contents with esbuild, which resolves them as in the bundle. */
async function walk(
  contents: readonly ImportingContent[],
  {generatorDirs, themePaths}: Pick<BundleInput, 'generatorDirs' | 'themePaths'>,
  options: BuildOptions
): Promise<Metafile> {
  const skipped = [...generatorDirs, ...themePaths.slice(0, -1)]
  const isSkipped = (file: string) =>
    isInstalled(file) || skipped.some((folder) => isInside(file, folder))
  const {metafile} = await build({
    ...options,
    ...{entryPoints: {[START]: START}, write: false, metafile: true},
    ...{splitting: false, sourcemap: false, minify: false},
    plugins: [followImports(contents, isSkipped), ...(options.plugins ?? [])]
  })
  return metafile
}

/** Marks a request that the other plugins resolve. */
const IN_PROGRESS = Symbol('resolving')

/** esbuild plugin that loads only the imports of the site's own modules. */
function followImports(
  contents: readonly ImportingContent[],
  isSkipped: (file: string) => boolean
): Plugin {
  const byEntry = new Map(contents.map((content) => [content.entry, content]))
  const code = (names: readonly string[]) =>
    names.map((name) => `import ${JSON.stringify(name)}`).join('\n')
  return {
    name: 'content-styles',
    setup(build) {
      build.onResolve({filter: /./}, async ({path: name, ...request}) => {
        // Plugins mark requests that they have changed.
        if (request.pluginData !== undefined) return undefined
        if (request.kind === 'entry-point') return {path: name, namespace: CONTENT}
        if (request.namespace === CONTENT && request.importer === START)
          return {path: name, namespace: CONTENT}
        const {kind, importer, resolveDir} = request
        const options = {kind, importer, resolveDir, pluginData: IN_PROGRESS}
        const {path: file, namespace, errors} = await build.resolve(name, options)
        // Another plugin may have resolved the request with a new one.
        if (namespace === CODE || namespace === STYLE) return {path: file, namespace}
        const isFile = errors.length === 0 && namespace === 'file'
        if (isFile && STYLESHEET.test(file) && !STYLE_MODULE.test(file))
          return {path: file, namespace: STYLE}
        if (isFile && loaderOf(file) && !isSkipped(file)) return {path: file, namespace: CODE}
        return {path: name, external: true}
      })
      build.onLoad({filter: /./, namespace: CONTENT}, ({path: name}) => {
        if (name === START) return {contents: code([...byEntry.keys()])}
        const {source, imports} = byEntry.get(name) ?? {source: name, imports: []}
        return {contents: code(imports), resolveDir: path.dirname(source)}
      })
      build.onLoad({filter: /./, namespace: CODE}, async ({path: file}) => {
        const text = await fs.readFile(file, 'utf8')
        const isMarkdown = /\.mdx?$/.test(file)
        const contents = isMarkdown ? code(listMarkdownImports(text)) : text
        return {contents, loader: loaderOf(file), resolveDir: path.dirname(file)}
      })
      build.onLoad({filter: /./, namespace: STYLE}, () => ({contents: '', loader: 'empty'}))
    }
  }
}

/** Returns esbuild's loader for a module that can import others. */
function loaderOf(file: string): Loader | undefined {
  if (/\.(?:[cm]?jsx?|mdx?)$/.test(file)) return 'jsx'
  if (/\.[cm]?ts$/.test(file)) return 'ts'
  return file.endsWith('.tsx') ? 'tsx' : undefined
}

/** Lists the stylesheets that each content reaches, in the order of imports. */
function listStyles(
  {inputs}: Metafile,
  contents: readonly ImportingContent[],
  siteDir: string
): ContentStyles['byEntry'] {
  return new Map(
    contents.map(({entry}) => {
      const found = new Set<string>()
      const visit = (name: string) => {
        if (found.has(name)) return
        found.add(name)
        for (const {path: imported} of inputs[name]?.imports ?? []) visit(imported)
      }
      visit(`${CONTENT}:${entry}`)
      const files = [...found].flatMap((name) => withoutNamespace(name, STYLE))
      return [entry, files.map((file) => relativePath(siteDir, file))]
    })
  )
}

/** Lists the absolute paths of the modules that were read. */
function listModules({inputs}: Metafile): string[] {
  return Object.keys(inputs).flatMap((name) => withoutNamespace(name, CODE))
}

function withoutNamespace(name: string, namespace: string): string[] {
  return name.startsWith(`${namespace}:`) ? [name.slice(namespace.length + 1)] : []
}
