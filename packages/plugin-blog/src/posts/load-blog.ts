import {existsSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {requireFolder} from '@lectern/shared/files/content-folder'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {readLocalized} from '@lectern/shared/files/read-localized'
import {readSourceFiles, type SourceFile} from '@lectern/shared/files/source-files'
import {loadTagsFile, type TagsFile} from '@lectern/shared/pages/tags-file'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {BlogOptions} from '../options/blog-options.js'
import {createBlogPaths} from '../options/blog-paths.js'
import type {BlogTexts} from '../options/blog-texts.js'
import {defaultReadingTime} from '../options/reading-time.js'
import {type AuthorsMap, parseAuthorsMap} from './authors-map.js'
import {correctDates} from './correct-dates.js'
import {findDates} from './find-dates.js'
import type {CreatedPosts, PostFile} from './post.js'

/**
 * The loaded content of a blog.
 *
 * @internal
 */
export interface BlogContent {
  /** Set if the site has no blog folder, and so no pages of a blog. */
  isMissing?: true
  files: readonly PostFile[]
  authors: AuthorsMap
  /** Absent where no file describes the tags. */
  tags?: TagsFile
  /** The posts, where they had to be made already for a function of the site to choose among them. */
  created?: CreatedPosts
  /** Options in the language of the site; absent where nothing is translated. */
  texts?: Partial<BlogTexts>
  problems: readonly SiteProblem[]
}

/**
 * Reads one blog. A site without the default folder has no blog. If the author set the folder, it
 * must exist, or `SiteError` is thrown. An empty folder is a blog without posts. In a Docusaurus
 * project, so is a missing one.
 */
export async function loadBlog(context: SiteContext, options: BlogOptions): Promise<BlogContent> {
  const directory = join(context.siteDir, options.path)
  const localized = localizedFolder(context, {plugin: 'blog', id: options.id})
  const {files, history, problems} = await readSourceFiles({directory, localized}, context, options)
  const found = files.length === 0 ? await explain(context, options) : problems
  const isDocusaurus = context.siteConfig.compatibility === 'docusaurus'
  if (files.length === 0 && !isDocusaurus && !existsSync(directory))
    return {files, authors: new Map(), problems: found, isMissing: true}
  const dated = isDocusaurus ? correctDates(files) : {files, problems: []}
  const map = await loadAuthors(context, options, localized)
  const paths = createBlogPaths(options)
  const tags = await loadTagsFile(
    {folder: options.path, localized, tagsPath: paths.tags, isRequired: true},
    context,
    options
  )
  return {
    files: await findDates(await readTexts(dated.files, context, options), context, {
      ...options,
      localized
    }),
    authors: map.authors,
    tags: tags.known,
    problems: [...history.problems, ...found, ...dated.problems, ...map.problems, ...tags.problems]
  }
}

/** The options of some sites require more than front matter. Only then are whole texts read. */
async function readTexts(
  files: readonly SourceFile[],
  {siteConfig, sources}: Pick<SiteContext, 'siteConfig' | 'sources'>,
  {readingTime, truncateMarker}: BlogOptions
): Promise<readonly PostFile[]> {
  if (!readingTime && !truncateMarker) return files
  const locale = siteConfig.i18n.currentLocale
  return Promise.all(
    files.map(async (file): Promise<PostFile> => {
      const {absolutePath, frontMatter, hasTruncateMarker} = file.source
      const content = splitFrontMatter((await sources.readText(absolutePath)) ?? '').body
      const source = {
        ...file.source,
        hasTruncateMarker: truncateMarker ? content.search(truncateMarker) >= 0 : hasTruncateMarker
      }
      if (!readingTime) return {...file, source}
      const minutes = readingTime({content, frontMatter, locale, defaultReadingTime})
      return {...file, source, readingTime: minutes ?? null}
    })
  )
}

/**
 * Reads the authors of a blog; an empty list if it has no authors file.
 *
 * @param localized - Folder of translations, absolute: its file goes first.
 */
export async function loadAuthors(
  {siteDir, sources}: Pick<SiteContext, 'siteDir' | 'sources'>,
  options: BlogOptions,
  localized?: string
): Promise<{authors: AuthorsMap; problems: readonly SiteProblem[]}> {
  const folders = {directory: join(siteDir, options.path), localized}
  const found = await readLocalized(options.authorsMapPath, folders, sources)
  const file = found ? relativePath(siteDir, found.absolutePath) : getAuthorsFile(options)
  return parseAuthorsMap(found?.text ?? '', file, createBlogPaths(options).authors)
}

/** Nothing is wrong with a site that has no blog and never said that it has one. */
async function explain(context: SiteContext, {path}: BlogOptions): Promise<SiteProblem[]> {
  if (path === 'blog') return []
  const found = {directory: join(context.siteDir, path), folder: path, plugin: 'blog'}
  return [await requireFolder({...found, example: '2026-01-31-welcome.md'})]
}

/** `authors.yml` as problems name it: relative to the site folder. */
export function getAuthorsFile({path, authorsMapPath}: BlogOptions): string {
  return posix.join(path, authorsMapPath)
}
