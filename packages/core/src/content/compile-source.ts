import fs from 'node:fs/promises'
import type {MarkdownOptions} from '@lectern/types'
import {compileContent, resolveFormat} from '@lectern/markdown'
import type {RecordStore} from '@lectern/shared/record-store'
import type {CompiledContent} from './compiled-content.js'

/** Compile one file, put the record into the store and say what others need to know of it. */
export async function compileSource(
  {file, absolutePath, key}: {file: string; absolutePath: string; key: string},
  options: MarkdownOptions,
  records: RecordStore
): Promise<CompiledContent> {
  const text = await fs.readFile(absolutePath, 'utf8')
  const record = await compileContent({text, format: resolveFormat(file, options.format)}, options)
  records.write(key, record)
  const {kind, links, assets, features, problems} = record
  const hasExcerpt = record.excerptCode !== '' || record.excerptLength !== undefined
  return {key, kind, links, assets, features, problems, hasExcerpt}
}
