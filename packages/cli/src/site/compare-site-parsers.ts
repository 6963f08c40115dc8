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
import {compareParsers, type ParserComparison} from '@lectern/markdown/compare-parsers'
import {relativePath} from '@lectern/shared/files/relative-path'

/** How both parsers read one of a site's files. */
export interface ComparedFile extends ParserComparison {
  /** Relative to the site root. */
  file: string
}

/**
 * Compares both Markdown parsers on the site's pages in the default language and on the Markdown
 * files that these import. Each file is compiled with its plugin's settings.
 *
 * @throws SiteError if the site can't be scanned.
 */
export async function compareSiteParsers(
  siteDir: string,
  {config: configFile}: {config?: string},
  generator: Generator
): Promise<ComparedFile[]> {
  const location = {siteDir, configFile, cacheDir: cacheFolder(siteDir), generator}
  const opened = await openSite(location)
  const {parseFrontMatter: parse} = opened.siteConfig.markdown
  const reader = createSourceReader(siteDir, {}, {checks: 'once', parse})
  const site = await loadSite({...location, mode: 'production', reader, opened})
  const scan = await scanSite(site, () => 0)
  const {routes} = scan.manifest
  const markdown = await createSiteMarkdown(site, scan)
  const functions = collectFunctions(site)
  const files = new Set(routes.flatMap(({contents}) => contents.map(({source}) => source)))
  const compared: ComparedFile[] = []
  // The loop also visits files that are added to the set during the loop.
  for (const file of files) {
    const filePath = path.resolve(siteDir, file)
    const text = fs.readFileSync(filePath, 'utf8')
    const {options, functions: label, parsesFrontMatter} = markdown.of(file)
    const frontMatter = parsesFrontMatter ? (await reader.read(filePath)).frontMatter : undefined
    const format = resolveFormat(file, options.format, frontMatter ?? text)
    if (format === 'mdx') for (const found of findImports(text, filePath, siteDir)) files.add(found)
    const settings = {filePath, functions: label === undefined ? {} : functions.get(label)}
    const source = {text, format, ...(frontMatter && {frontMatter})}
    compared.push({file, ...(await compareParsers(source, options, settings))})
  }
  return compared.sort((left, right) => (left.file < right.file ? -1 : 1))
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
