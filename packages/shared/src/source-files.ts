import {join} from 'node:path'
import type {SiteContext, Source, SourceChange, SourceChanges} from '@lectern/types'
import {createFileMatcher, type FilePatterns} from './file-matcher.js'
import {type LastUpdateOptions, readChanges} from './last-update.js'
import {readSources} from './read-sources.js'

/** A Markdown file of a content plugin, with its path below the folder of the plugin. */
export interface SourceFile {
  /** Posix. */
  file: string
  source: Source
  /** Its last commit; absent unless pages show it. */
  change?: SourceChange
}

/** The Markdown files of a folder, in code-unit order, with the history of the folder. */
export interface SourceFiles {
  files: readonly SourceFile[]
  history: SourceChanges
}

/** Read the Markdown files of a folder that count, and ask git of them meanwhile where pages show it. */
export async function readSourceFiles(
  directory: string,
  context: Pick<SiteContext, 'sources' | 'history'>,
  options: FilePatterns & LastUpdateOptions
): Promise<SourceFiles> {
  const asked = readChanges(directory, context, options)
  const listed = await context.sources.list(directory, ['.md', '.mdx'])
  const names = listed.filter(createFileMatcher(options))
  const sources = await readSources(
    context.sources,
    names.map((name) => join(directory, name))
  )
  const history = await asked
  const files = sources.map((source, index) => ({
    file: names[index] ?? source.file,
    source,
    change: history.find(source.absolutePath)
  }))
  return {files, history}
}
