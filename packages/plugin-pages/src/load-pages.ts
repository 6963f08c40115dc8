import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem, Source, SourceChange} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {readSourceFiles} from '@lectern/shared/files/source-files'
import type {PagesOptions} from './pages-options.js'

/**
 * A file in the pages folder.
 *
 * @internal
 */
export interface PageFile {
  /** Path relative to the pages folder, with forward slashes. */
  file: string
  /** Path relative to the site root, with forward slashes. */
  sitePath: string
  /** The scanned source. Not set for React components. */
  source?: Source
  /** Last commit of the file. Set only if pages show it. */
  change?: SourceChange
  /** See `SourceFile`. */
  original?: string
  isUntranslated?: true
  /** Whether a component mentions `config`, a prop that Docusaurus passes to pages. */
  readsConfig?: boolean
}

/**
 * The loaded content of a pages folder.
 *
 * @internal
 */
export interface PagesContent {
  files: readonly PageFile[]
  problems: readonly SiteProblem[]
}

const componentExtensions = ['.js', '.jsx', '.ts', '.tsx']

/** Finds the pages of a site, sorted by filename. A missing folder is treated as empty. */
export async function loadPages(
  context: SiteContext,
  options: PagesOptions
): Promise<PagesContent> {
  const directory = join(context.siteDir, options.path)
  const localized = localizedFolder(context, {plugin: 'pages', id: options.id})
  const folders = {directory, localized}
  const {files: markdown, history, problems} = await readSourceFiles(folders, context, options)
  const list = async (folder: string) =>
    (await context.sources.list(folder, componentExtensions)).filter(createFileMatcher(options))
  const translated = new Set(localized === undefined ? [] : await list(localized))
  const isForeign = context.siteConfig.compatibility === 'docusaurus'
  const pathOf = (file: string) =>
    join(localized !== undefined && translated.has(file) ? localized : directory, file)
  const readsConfig = async (file: string) =>
    /\bconfig\b/.test((await context.sources.readText(pathOf(file))) ?? '')
  const components = await Promise.all(
    (await list(directory)).map(async (file) => ({
      file,
      change: history.find(join(directory, file)),
      sitePath: relativePath(context.siteDir, pathOf(file)),
      ...(isForeign && (await readsConfig(file)) && {readsConfig: true})
    }))
  )
  const pages = markdown.map((page) => ({...page, sitePath: posix.join(options.path, page.file)}))
  const files = [...pages, ...components].sort((left, right) => (left.file < right.file ? -1 : 1))
  return {files, problems: [...history.problems, ...problems]}
}
