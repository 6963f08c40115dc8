import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem, Source, SourceChange} from '@lectern/types'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {readChanges} from '@lectern/shared/last-update'
import {readSources} from '@lectern/shared/read-sources'
import type {PagesOptions} from './pages-options.js'

/** One page file. */
export interface PageFile {
  /** Relative to the folder of the pages, posix. */
  file: string
  /** Relative to the site folder, posix. */
  sitePath: string
  /** Present for Markdown; absent for a React component. */
  source?: Source
  /** Its last commit; absent unless pages show it. */
  change?: SourceChange
}

/** The pages of one folder as they stand on disk. */
export interface PagesContent {
  files: readonly PageFile[]
  problems: readonly SiteProblem[]
}

const extensions = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx']

/** Find the pages of a site, in code-unit order of their files; an absent folder has none. */
export async function loadPages(
  context: SiteContext,
  options: PagesOptions
): Promise<PagesContent> {
  const directory = join(context.siteDir, options.path)
  const history = readChanges(directory, context, options)
  const files = (await context.sources.list(directory, extensions)).filter(
    createFileMatcher(options)
  )
  const markdown = files.filter((file) => /\.mdx?$/.test(file))
  const sources = await readSources(
    context.sources,
    markdown.map((file) => join(directory, file))
  )
  const sourceByFile = new Map(sources.map((source, index) => [markdown[index], source]))
  const {find, problems} = await history
  return {
    files: files.map((file) => ({
      file,
      sitePath: posix.join(options.path, file),
      source: sourceByFile.get(file),
      change: find(join(directory, file))
    })),
    problems
  }
}
