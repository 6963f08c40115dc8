import fs from 'node:fs/promises'
import type {ContentRecord, MarkdownOptions, SiteProblem} from '@lectern/types'
import {MDX_PROVIDER} from '@lectern/bundler/content-entry'
import {compileContent, resolveFormat} from '@lectern/markdown'
import {hashContent} from '@lectern/shared/content-hash'
import {SiteError} from '@lectern/shared/site-problem'
import type {RecordStore} from '@lectern/shared/record-store'
import type {CompileItem} from '../workers/tasks.js'
import type {CompiledContent} from './compiled-content.js'

/**
 * Compile one file, put the record into the store and say what others need to know of it. A record
 * that is there already, from a build that did not come to its end, is taken as it is.
 *
 * @throws SiteError `source-changed`.
 */
export async function compileSource(
  {file, absolutePath, hash, key}: CompileItem,
  options: MarkdownOptions,
  records: RecordStore
): Promise<CompiledContent> {
  const known = records.read<ContentRecord>(key)
  if (known) return describeRecord(known, key)
  const start = performance.now()
  const bytes = await fs.readFile(absolutePath)
  if (hashContent(bytes) !== hash) throw new SiteError(changedSource(file))
  const text = bytes.toString('utf8')
  const record = await compileContent(
    {text, format: resolveFormat(file, options.format)},
    options,
    {
      providerImportSource: MDX_PROVIDER
    }
  )
  records.write(key, record)
  return describeRecord(record, key, Math.round((performance.now() - start) * 10) / 10)
}

/** Under the key of what the scan saw, the record of another text would stay for ever. */
function changedSource(file: string): SiteProblem {
  return {
    code: 'source-changed',
    message: `The file ${file} changed while the site was built.`,
    position: {file},
    hint: 'Build again.'
  }
}

function describeRecord(record: ContentRecord, key: string, duration?: number): CompiledContent {
  const {kind, links, assets, features, problems} = record
  const hasExcerpt = record.excerptCode !== '' || record.excerptLength !== undefined
  return {key, kind, links, assets, features, problems, hasExcerpt, duration}
}
