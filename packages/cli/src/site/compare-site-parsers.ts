import fs from 'node:fs'
import path from 'node:path'
import {collectFunctions} from '@lectern/core/content/markdown/site-functions'
import {createSiteMarkdown} from '@lectern/core/content/markdown/site-markdown'
import type {Generator} from '@lectern/core/generator/generator'
import {cacheFolder} from '@lectern/core/memory/cache-folders'
import {scanSite} from '@lectern/core/scan/scan-site'
import {loadSite} from '@lectern/core/site/load-site'
import {openSite} from '@lectern/core/site/open-site'
import {createSourceReader} from '@lectern/core/sources/source-reader'
import {resolveFormat} from '@lectern/markdown'
import type {TaskKind, TaskRunner} from '@lectern/core/workers/task'
import {compiledModule} from '@lectern/shared/files/package-folder'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {MarkdownFunctions} from '@lectern/types'
import {compareFile, type ComparedFile, type CompareItem} from './compare-task.js'

/** Compares files in worker threads. */
const compareKind: TaskKind<CompareItem, object, ComparedFile> = {
  entry: compiledModule('cli', 'site/compare-task'),
  load: () => import('./compare-task.js')
}

/** Tools of the command that compares parsers. */
interface CompareTools {
  generator: Generator
  runner: TaskRunner
  /** Shows a line of progress, or removes it if the line is empty. */
  showStatus(line: string): void
}

/**
 * Compares both Markdown parsers on the site's pages in the default language and on the Markdown
 * files that these import. Each file is compiled with its plugin's settings, in worker threads unless
 * the settings include functions.
 *
 * @throws SiteError if the site can't be scanned.
 */
export async function compareSiteParsers(
  siteDir: string,
  {config: configFile}: {config?: string},
  {generator, runner, showStatus}: CompareTools
): Promise<ComparedFile[]> {
  const {items, functions} = await listItems({siteDir, configFile, generator})
  const report = (done: number) => showStatus(`Comparing parsers ${done}/${items.length}`)
  const own = items.filter(({file}) => functions.has(file))
  const sources = items.filter(({file}) => !functions.has(file))
  const createItem = (item: CompareItem) => item
  const compared = await runner.run({kind: compareKind, sources, common: {}, createItem, report})
  for (const [index, item] of own.entries()) {
    report(sources.length + index)
    compared.push(await compareFile(item, functions.get(item.file)))
  }
  showStatus('')
  return compared.sort((left, right) => (left.file < right.file ? -1 : 1))
}

/** Lists the files to compare. `functions` contains the functions of the files that use any. */
async function listItems(place: {
  siteDir: string
  configFile: string | undefined
  generator: Generator
}): Promise<{items: CompareItem[]; functions: ReadonlyMap<string, MarkdownFunctions>}> {
  const {siteDir} = place
  const location = {...place, cacheDir: cacheFolder(siteDir)}
  const opened = await openSite(location)
  const {parseFrontMatter: parse} = opened.siteConfig.markdown
  const reader = createSourceReader(siteDir, {}, {checks: 'once', parse})
  const site = await loadSite({...location, mode: 'production', reader, opened})
  const scan = await scanSite(site, () => 0)
  const markdown = await createSiteMarkdown(site, scan)
  const siteFunctions = collectFunctions(site)
  const functions = new Map<string, MarkdownFunctions>()
  const items: CompareItem[] = []
  const {routes} = scan.manifest
  const files = new Set(routes.flatMap(({contents}) => contents.map(({source}) => source)))
  // The loop also visits files that are added to the set during the loop.
  for (const file of files) {
    const filePath = path.resolve(siteDir, file)
    const text = fs.readFileSync(filePath, 'utf8')
    const {options, functions: label, parsesFrontMatter} = markdown.of(file)
    const frontMatter = parsesFrontMatter ? (await reader.read(filePath)).frontMatter : undefined
    const format = resolveFormat(file, options.format, frontMatter ?? text)
    if (format === 'mdx') for (const found of findImports(text, filePath, siteDir)) files.add(found)
    const own = label === undefined ? undefined : siteFunctions.get(label)
    if (own) functions.set(file, own)
    items.push({file, filePath, options, source: {text, format, ...(frontMatter && {frontMatter})}})
  }
  return {items, functions}
}

/** Matches the end of an import of a Markdown file. */
const IMPORT = /\bfrom ['"]([^'"\n]+\.mdx?)['"]/g

/** Lists the Markdown files that a file imports, relative to the site root. */
function findImports(text: string, filePath: string, siteDir: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const found = target.startsWith('@site/')
      ? path.resolve(siteDir, target.slice('@site/'.length))
      : path.resolve(path.dirname(filePath), target)
    // Skip examples in code blocks and imports from packages.
    return fs.existsSync(found) ? [relativePath(siteDir, found)] : []
  })
}
