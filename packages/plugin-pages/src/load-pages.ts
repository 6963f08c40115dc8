import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem, Source, SourceChange} from '@lectern/types'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {readSourceFiles} from '@lectern/shared/source-files'
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

const componentExtensions = ['.js', '.jsx', '.ts', '.tsx']

/** Find the pages of a site, in code-unit order of their files; an absent folder has none. */
export async function loadPages(
  context: SiteContext,
  options: PagesOptions
): Promise<PagesContent> {
  const directory = join(context.siteDir, options.path)
  const {files: markdown, history} = await readSourceFiles(directory, context, options)
  const listed = await context.sources.list(directory, componentExtensions)
  const components = listed
    .filter(createFileMatcher(options))
    .map((file) => ({file, change: history.find(join(directory, file))}))
  const files = [...markdown, ...components]
    .sort((left, right) => (left.file < right.file ? -1 : 1))
    .map((page) => ({...page, sitePath: posix.join(options.path, page.file)}))
  return {files, problems: history.problems}
}
