import {join, posix} from 'node:path'
import type {SiteContext, Source} from '@lectern/types'
import {createFileMatcher} from '@lectern/shared/file-matcher'
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
}

const extensions = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx']

/** Find the pages of a site, in code-unit order of their files; an absent folder has none. */
export async function loadPages(context: SiteContext, options: PagesOptions): Promise<PageFile[]> {
  const directory = join(context.siteDir, options.path)
  const files = (await context.sources.list(directory, extensions)).filter(
    createFileMatcher(options)
  )
  const markdown = files.filter((file) => /\.mdx?$/.test(file))
  const sources = await readSources(
    context.sources,
    markdown.map((file) => join(directory, file))
  )
  const sourceByFile = new Map(sources.map((source, index) => [markdown[index], source]))
  return files.map((file) => ({
    file,
    sitePath: posix.join(options.path, file),
    source: sourceByFile.get(file)
  }))
}
