import fs from 'node:fs/promises'
import type {ContentRecord} from '@lectern/types'
import {BASE_MDX_PROVIDER, MDX_PROVIDER} from '@lectern/bundler/content-entry'
import type {compileContent} from '@lectern/markdown'
import {resolveFormat} from '@lectern/markdown/resolve-format'
import {findEmbedNames} from '@lectern/markdown/embed-names'
import {findSnippetTargets} from '@lectern/markdown/snippet-targets'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent, hashValue} from '@lectern/shared/cache/content-hash'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import type {Site} from '../site/site.js'
import type {FileHasher} from '../assets/file-hasher.js'
import {collectFunctions} from './markdown/site-functions.js'
import type {SiteMarkdown} from './markdown/site-markdown.js'
import {hasFailed} from './compiled-content.js'
import {findLinkUrls} from './link-urls.js'
import type {TokenResolver} from './resolve-tokens.js'
import {
  describeSnippets,
  findSnippetFiles,
  readSnippetSources,
  type SnippetFile
} from './snippet-files.js'
import {failOnChange} from './source-changed.js'

/** A compiled partial, which is a Markdown file that pages or components import. */
export interface PartialRecord {
  record: ContentRecord
  key: string
  /** Absolute paths of the files of its code snippets. */
  snippets: readonly string[]
}

/** Compiles partials, and reuses records if neither the file nor the options have changed. */
export interface PartialRecords {
  /** @throws SiteError `source-changed`. */
  read(absolutePath: string): Promise<PartialRecord>
}

interface PartialSettings {
  site: Pick<Site, 'siteDir' | 'siteConfig' | 'plugins'>
  markdown: SiteMarkdown
  /** Hash of the compiler's code. */
  compilerHash: string
  recordsDir: string
  hasher: Pick<FileHasher, 'hash'>
  resolver: Pick<TokenResolver, 'findUrl'>
}

/** Creates the compiler for a site's partials, for both the bundles and the text of pages. */
export function openPartials(settings: PartialSettings): PartialRecords {
  const {site, markdown, compilerHash, recordsDir, hasher, resolver} = settings
  const {siteDir} = site
  const functions = collectFunctions(site)
  const records = openRecordStore(recordsDir)
  return {
    async read(absolutePath) {
      const source = relativePath(siteDir, absolutePath)
      const bytes = await fs.readFile(absolutePath)
      const text = bytes.toString('utf8')
      const place = {source: absolutePath, siteDir, hasher}
      const snippets = findSnippetFiles(findSnippetTargets(text), place)
      const {options, functions: whose, readsPath} = markdown.of(source)
      const format = resolveFormat(source, options.format, text)
      const input = [hashContent(bytes), format, options, compilerHash, readsPath && source]
      const own = whose === undefined ? undefined : functions.get(whose)
      const embeds = await markdown.embeds.find(findEmbedNames(text))
      const linkUrls = findLinkUrls({file: source, absolutePath}, own, resolver)
      const added = [linkUrls, embeds].filter((part) => part !== undefined)
      const key = hashValue(['import', ...input, ...describeSnippets(snippets), ...added])
      const files = snippets.flatMap((file) => file.absolutePath ?? [])
      const found = {key, snippets: [...files, ...(embeds ? markdown.embeds.sources : [])]}
      const known = records.read<ContentRecord>(key)
      if (known && !hasFailed(known)) return {...found, record: known}
      const record = await compilePartial({text, format, snippets, embeds, linkUrls}, options, {
        functions: own,
        filePath: absolutePath
      })
      records.write(key, record)
      return {...found, record}
    }
  }
}

type CompileArguments = Parameters<typeof compileContent>
type ContentSource = CompileArguments[0]

async function compilePartial(
  {snippets, ...given}: Omit<ContentSource, 'snippets'> & {snippets: readonly SnippetFile[]},
  options: CompileArguments[1],
  settings: CompileArguments[2]
): Promise<ContentRecord> {
  // Loaded on demand, because it's slow to load and all partials are usually in the cache.
  const {compileContent} = await import('@lectern/markdown')
  const source = {...given, snippets: readSnippetSources(snippets, failOnChange)}
  const live = {
    live: true,
    providerImportSource: MDX_PROVIDER,
    baseProviderImportSource: BASE_MDX_PROVIDER
  }
  return compileContent(source, options, {...live, ...settings})
}
