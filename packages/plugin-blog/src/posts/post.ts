import {posix} from 'node:path'
import type {BlogPostSummary, SiteConfig, SiteProblem, Source} from '@lectern/types'
import {chooseEditedFile, editPermalink, resolveEditUrl} from '@lectern/shared/files/edit-url'
import {createSourceProps} from '@lectern/shared/front-matter/source-props'
import {checkFrontMatter} from '@lectern/shared/schema/schema-check'
import type {SourceFile} from '@lectern/shared/files/source-files'
import {resolveTags, type TagLookup} from '@lectern/shared/pages/page-tags'
import {comparablePath, joinRoutePath} from '@lectern/shared/url/url-path'
import type {BlogOptions} from '../options/blog-options.js'
import type {BlogPaths} from '../options/blog-paths.js'
import {type AuthorLookup, resolveAuthors} from './post-authors.js'
import {parseDate} from '@lectern/shared/text/parse-date'
import {findNameDate, parsePostFileName} from './post-file-name.js'
import {type PostFrontMatter, postFrontMatterSchema} from './post-front-matter.js'

/** A source file of a blog. */
export interface PostFile extends SourceFile {
  /** Result of the `readingTime` option in minutes, or `null` to show no reading time. */
  readingTime?: number | null
  /** Date to use if the front matter and the filename don't contain one. */
  fallbackDate?: FallbackDate
}

/** A date from Git or the file system. */
export interface FallbackDate {
  /** ISO 8601, UTC. */
  date: string
  /** Source of the date: the commit that added the file, or the file itself. */
  origin: 'git' | 'file'
}

/** A post, with the summary that lists show and the data for its page. */
export interface Post extends SourceFile {
  summary: BlogPostSummary
  frontMatter: PostFrontMatter
}

/** The posts of a blog in list order, and the problems in its files. */
export interface CreatedPosts {
  posts: readonly Post[]
  problems: readonly SiteProblem[]
}

/** Settings that apply to all posts of a blog. */
export interface PostSettings {
  options: BlogOptions
  paths: BlogPaths
  authors: AuthorLookup
  tags: TagLookup
  siteConfig: Pick<SiteConfig, 'baseUrl' | 'compatibility' | 'i18n'>
  isDateOptional?: boolean
  /** Time of the build (ISO 8601). If omitted, no post is treated as a future one. */
  now?: string
  /** Whether scheduled posts are included. They have a label. */
  showsScheduled?: boolean
}

/** Front matter fields that components receive as separate props. */
const SHOWN: ReadonlySet<string> = new Set(['title', 'description', 'image', 'unlisted'])

function readSlug(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : comparablePath(posix.resolve('/', slug)).slice(1)
}

/**
 * Creates a post from a source file. `post` isn't set for drafts, invalid dates, and scheduled
 * posts that aren't included.
 */
export function createPost(
  {readingTime, fallbackDate, ...sourceFile}: PostFile,
  settings: PostSettings
): {post?: Post; problems: readonly SiteProblem[]} {
  const {file, source} = sourceFile
  const {value: frontMatter, problems} = checkFrontMatter(postFrontMatterSchema, source)
  if (frontMatter.draft) return {problems: []}
  const named = parsePostFileName(file, settings.siteConfig.compatibility)
  const written = frontMatter.date ?? findNameDate(file) ?? fallbackDate?.date
  const isUndated = written === undefined && settings.isDateOptional
  const date = isUndated ? '' : parseDate(written ?? '')
  const undated = fallbackDate?.origin === 'file' ? [dateFromFile(source)] : []
  const found = [...source.problems, ...problems, ...undated]
  // The invalid date has already been reported in `problems`.
  if (date === undefined) return {problems: found}
  const future = checkFuture(date, source, settings)
  if (future.isScheduled && !settings.showsScheduled)
    return {problems: [...found, ...future.problems]}
  const slug = readSlug(frontMatter.slug) ?? named.slug
  const {authors, problems: authorProblems} = resolveAuthors(frontMatter, source, settings.authors)
  const tags = resolveTags(frontMatter.tags, source, settings.tags)
  const path = joinRoutePath(settings.paths.blog, slug)
  const summary: BlogPostSummary = {
    id: slug,
    title: frontMatter.title ?? source.contentTitle ?? named.name,
    path,
    date,
    hasExcerpt: source.hasTruncateMarker,
    showReadingTime:
      settings.options.showReadingTime && !hidesTime(frontMatter, settings) && readingTime !== null,
    readingTime: readingTime ?? undefined,
    description: frontMatter.description,
    authors,
    tags: tags.tags,
    image: frontMatter.image,
    editUrl: findEditUrl(sourceFile, path, settings),
    unlisted: frontMatter.unlisted,
    ...(future.isScheduled && {isScheduled: true}),
    ...createSourceProps(source, settings.siteConfig, SHOWN)
  }
  const checks = [...authorProblems, ...tags.problems, ...checkTruncation(source, settings)]
  return {
    post: {...sourceFile, summary, frontMatter},
    problems: [...found, ...future.problems, ...checks]
  }
}

/** Tests whether a post is scheduled, and warns about dates in the future. */
function checkFuture(
  date: string,
  {file, frontMatterLines}: Source,
  {options, siteConfig, now, showsScheduled}: PostSettings
): {isScheduled: boolean; problems: readonly SiteProblem[]} {
  const isFuture = now !== undefined && Date.parse(date) > Date.parse(now)
  if (!isFuture) return {isScheduled: false, problems: []}
  const isDocusaurus = siteConfig.compatibility === 'docusaurus'
  const choice = options.futurePosts ?? (isDocusaurus ? 'publish' : 'schedule')
  const isScheduled = choice === 'schedule'
  // The label is enough in development.
  if (showsScheduled) return {isScheduled, problems: []}
  const position = {file, line: frontMatterLines.date ?? 1}
  if (isScheduled)
    return {
      isScheduled,
      problems: [
        {
          code: 'post-scheduled',
          policy: 'warn',
          message: `The post ${file} is scheduled for ${date}, so this build doesn't publish it.`,
          position,
          hint: 'Build the site again after that time, e.g. in a scheduled CI job.'
        }
      ]
    }
  return {
    isScheduled,
    problems: [
      {
        code: 'post-in-future',
        policy: 'warn',
        message: `The post ${file} is published now, but its date is ${date}.`,
        position,
        hint: "Fix the date, or set `futurePosts: 'schedule'` to publish the post on its date."
      }
    ]
  }
}

function dateFromFile({file}: Source): SiteProblem {
  return {
    code: 'post-without-date',
    policy: 'warn',
    message: `The post ${file} has no date, so it shows the creation time of the file on this machine.`,
    position: {file, line: 1},
    hint: 'Set a date in its front matter, e.g. `date: 2026-01-31`, or in the filename, e.g. `2026-01-31-title.md`.'
  }
}

/** Returns whether a post hides its reading time. Docusaurus doesn't have this field. */
function hidesTime({hide_reading_time}: PostFrontMatter, {siteConfig}: PostSettings): boolean {
  return hide_reading_time === true && siteConfig.compatibility !== 'docusaurus'
}

function checkTruncation(
  {file, hasTruncateMarker}: Source,
  {options}: PostSettings
): SiteProblem[] {
  const policy = options.onUntruncatedBlogPosts
  if (hasTruncateMarker || policy === 'ignore') return []
  const problem: SiteProblem = {
    code: 'post-without-truncate',
    message: `The post ${file} has no truncate marker, so lists show the entire post.`,
    position: {file},
    hint: 'Add `<!-- truncate -->` (in MDX `{/* truncate */}`) after the introduction.',
    policy
  }
  return [problem]
}

function findEditUrl(
  sourceFile: SourceFile,
  path: string,
  {options, siteConfig}: PostSettings
): string | undefined {
  return resolveEditUrl(options.editUrl, chooseEditedFile(sourceFile, options), {
    blogDirPath: options.path,
    blogPath: sourceFile.file,
    permalink: editPermalink(path, siteConfig),
    locale: siteConfig.i18n.currentLocale
  })
}
