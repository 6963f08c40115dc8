import fs from 'node:fs/promises'
import type {ContentRecord, MarkdownOptions} from '@lectern/types'
import {MDX_PROVIDER} from '@lectern/bundler/content-entry'
import {compileContent, resolveFormat} from '@lectern/markdown'
import type {RecordStore} from '@lectern/shared/record-store'
import type {CompiledContent} from './compiled-content.js'

/**
 * Compile one file, put the record into the store and say what others need to know of it. A record
 * that is there already, from a build that did not come to its end, is taken as it is.
 */
export async function compileSource(
  {file, absolutePath, key}: {file: string; absolutePath: string; key: string},
  options: MarkdownOptions,
  records: RecordStore
): Promise<CompiledContent> {
  const known = records.read<ContentRecord>(key)
  if (known) return describeRecord(known, key)
  const text = await fs.readFile(absolutePath, 'utf8')
  const record = await compileContent(
    {text, format: resolveFormat(file, options.format)},
    options,
    {
      providerImportSource: MDX_PROVIDER
    }
  )
  records.write(key, record)
  return describeRecord(record, key)
}

function describeRecord(record: ContentRecord, key: string): CompiledContent {
  const {kind, links, assets, features, problems} = record
  const hasExcerpt = record.excerptCode !== '' || record.excerptLength !== undefined
  return {key, kind, links, assets, features, problems, hasExcerpt}
}
