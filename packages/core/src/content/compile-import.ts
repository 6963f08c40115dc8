import fs from 'node:fs/promises'
import path from 'node:path'
import type {ContentRecord, MarkdownFunctions, Route, SiteConfig} from '@lectern/types'
import {FEATURE_STYLES, MDX_PROVIDER} from '@lectern/bundler/content-entry'
import {resolveFormat} from '@lectern/markdown/resolve-format'
import {findSnippetTargets} from '@lectern/markdown/snippet-targets'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {replaceTokens} from '@lectern/shared/cache/content-token'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortProblems} from '../report/problem-policy.js'
import {failOnChange} from './source-changed.js'
import {
  describeSnippets,
  findSnippetFiles,
  readSnippetSources,
  type SnippetFile
} from './snippet-files.js'
import type {FileHasher} from './file-hasher.js'
import {createTokenResolver} from './resolve-tokens.js'
import type {AssetReader} from './site-assets.js'
import type {SiteMarkdown} from './site-markdown.js'

/** What decides how an imported file compiles, and where its record is kept. */
export interface RecordSettings {
  siteDir: string
  markdown: SiteMarkdown
  functions: ReadonlyMap<string, MarkdownFunctions>
  /** Hash of the code that compiles. */
  compilerHash: string
  recordsDir: string
  /** Called with the key of the record that is used. */
  onRecord(key: string): void
  hasher: Pick<FileHasher, 'hash'>
  /** Called with the files whose code is shown; absolute paths. */
  onSnippets?(importer: string, files: readonly string[]): void
}

interface ImportSettings extends RecordSettings {
  siteConfig: SiteConfig
  routes: readonly Route[]
  assets: AssetReader
}

/**
 * Compile a Markdown file that a module imports (a partial) to a module of its own.
 *
 * @throws SiteError with those problems of the file, links and images included, that fail the build.
 */
export async function compileImport(
  absolutePath: string,
  settings: ImportSettings
): Promise<string> {
  const source = path.relative(settings.siteDir, absolutePath).replaceAll('\\', '/')
  const record = await readImportRecord(absolutePath, settings)
  const own = record.problems.map((problem) => ({
    ...problem,
    position: {...problem.position, file: source}
  }))
  const content = {...record, key: source, textHash: '', hasExcerpt: false}
  const {tokens, problems} = createTokenResolver(settings).resolve(source, content)
  // What is only worth a warning shows again where it matters: in the pages that hold the partial.
  const {failures} = sortProblems([...own, ...problems], settings.siteConfig)
  if (failures.length > 0) throw new SiteError(failures)
  return importStyles(record) + replaceTokens(record.code, tokens)
}

/** The record of a file as a module; that of an earlier build while neither file nor options changed. */
export async function readImportRecord(
  absolutePath: string,
  settings: RecordSettings
): Promise<ContentRecord> {
  const source = path.relative(settings.siteDir, absolutePath).replaceAll('\\', '/')
  const {markdown, functions, compilerHash, recordsDir, onRecord} = settings
  const bytes = await fs.readFile(absolutePath)
  const text = bytes.toString('utf8')
  const snippets = findSnippets(text, absolutePath, settings)
  const {options, functions: whose} = markdown.of(source)
  const format = resolveFormat(source, options.format, text)
  const key = hashValue([
    'import',
    hashContent(bytes),
    format,
    options,
    compilerHash,
    ...describeSnippets(snippets)
  ])
  onRecord(key)
  const records = openRecordStore(recordsDir)
  const known = records.read<ContentRecord>(key)
  if (known) return known
  // The pipeline takes long to load, and most builds find all partials in the cache.
  const {compileContent} = await import('@lectern/markdown')
  const sources = readSnippetSources(snippets, failOnChange)
  const record = await compileContent({text, format, snippets: sources}, options, {
    live: true,
    providerImportSource: MDX_PROVIDER,
    functions: whose === undefined ? undefined : functions.get(whose),
    filePath: absolutePath
  })
  records.write(key, record)
  return record
}

function findSnippets(
  text: string,
  absolutePath: string,
  {siteDir, hasher, onSnippets = () => {}}: RecordSettings
): SnippetFile[] {
  const found = findSnippetFiles(findSnippetTargets(text), {source: absolutePath, siteDir, hasher})
  onSnippets(
    absolutePath,
    found.flatMap((file) => file.absolutePath ?? [])
  )
  return found
}

/**
 * The stylesheets of what a partial holds go with its module: the page that imports it may be a
 * component, of whose contents nobody else knows.
 */
function importStyles({features, styles}: Pick<ContentRecord, 'features' | 'styles'>): string {
  const sheets = features.map((feature) => FEATURE_STYLES[feature])
  if (styles) sheets.push(`data:text/css,${encodeURIComponent(styles)}`)
  return sheets.map((sheet) => `import ${JSON.stringify(sheet)}\n`).join('')
}
