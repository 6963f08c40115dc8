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
import type {BlogStrings} from '../options/blog-strings.js'
import {findReadingTime} from '../options/reading-time.js'
import {findMissingImages} from './missing-images.js'
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
  /** Set if the site has no blog folder. In that case, no pages are created. */
  isMissing?: true
  files: readonly PostFile[]
  authors: AuthorsMap
  /** Path of the authors file, relative to the site root. Not set if there's none. */
  authorsFile?: string
  /** Not set if there's no tags file. */
  tags?: TagsFile
  /** Posts that were already created for the `processBlogPosts` option. */
  created?: CreatedPosts
  /** Translated options. Not set if nothing is translated. */
  strings?: Partial<BlogStrings>
  problems: readonly SiteProblem[]
}

/**
 * Loads a blog. If the default folder doesn't exist, the site has no blog. In Docusaurus projects,
 * the blog is empty instead. A folder that was configured explicitly must exist, otherwise a
 * `SiteError` is thrown.
 */
export async function loadBlog(context: SiteContext, options: BlogOptions): Promise<BlogContent> {
  const directory = join(context.siteDir, options.path)
  const localized = localizedFolder(context, {plugin: 'blog', id: options.id})
  const {files, history, problems} = await readSourceFiles({directory, localized}, context, options)
  const found = files.length === 0 ? await checkFolder(context, options) : problems
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
    authorsFile: map.authorsFile,
    tags: tags.known,
    problems: [...history.problems, ...found, ...dated.problems, ...map.problems, ...tags.problems]
  }
}

/** Reads the full text of posts if an option needs more than their front matter. */
async function readTexts(
  files: readonly SourceFile[],
  {siteConfig, sources}: Pick<SiteContext, 'siteConfig' | 'sources'>,
  {truncateMarker, ...options}: BlogOptions
): Promise<readonly PostFile[]> {
  const readingTime = findReadingTime(options, siteConfig.compatibility === 'docusaurus')
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
      return {...file, source, readingTime: readingTime({content, frontMatter, locale}) ?? null}
    })
  )
}

/**
 * Loads the authors of a blog. The list is empty if there's no authors file.
 *
 * @param localized - Absolute path of the folder with translations. If it contains an authors file,
 * that file takes precedence.
 */
export async function loadAuthors(
  {siteDir, sources, siteConfig}: Pick<SiteContext, 'siteDir' | 'sources' | 'siteConfig'>,
  options: BlogOptions,
  localized?: string
): Promise<Pick<BlogContent, 'authors' | 'authorsFile' | 'problems'>> {
  const folders = {directory: join(siteDir, options.path), localized}
  const found = await readLocalized(options.authorsMapPath, folders, sources)
  if (!found) return {authors: new Map(), problems: []}
  const authorsFile = relativePath(siteDir, found.absolutePath)
  const {authors, problems} = parseAuthorsMap(
    found.text,
    authorsFile,
    createBlogPaths(options).authors,
    siteConfig.compatibility !== undefined
  )
  const source = {file: authorsFile, text: found.text}
  const images = findMissingImages(authors, source, {siteDir, siteConfig})
  return {authors, problems: [...problems, ...images], authorsFile}
}

/** Reports a missing or empty blog folder, unless it's the default one. */
async function checkFolder(context: SiteContext, {path}: BlogOptions): Promise<SiteProblem[]> {
  if (path === 'blog') return []
  const found = {
    directory: join(context.siteDir, path),
    folder: path,
    plugin: 'blog',
    configSource: context.configSource
  }
  return [await requireFolder({...found, example: '2026-01-31-welcome.md'})]
}

/** Returns the path of the authors file, relative to the site root. */
export function getAuthorsFile({path, authorsMapPath}: BlogOptions): string {
  return posix.join(path, authorsMapPath)
}
