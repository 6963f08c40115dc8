import {ownValue} from '@lectern/shared/objects/own-value'
import type {BlogPostSummary, TranslationFile} from '@lectern/types'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {listChanges} from '../content-shapes/merge-changes.js'
import type {BlogPost, DocusaurusBlog} from '../content-shapes/shape-blog.js'
import {type AuthorForms, toOwnAuthor} from '../data-forms/author-form.js'
import type {DescribedPost} from '../data-forms/post-metadata.js'

type Convert = (value: unknown, toPath: (permalink: string) => string) => Partial<DescribedPost>

/** Fields of posts in Lectern, by field of the metadata in Docusaurus. */
const FIELDS: Readonly<Record<string, Convert>> = {
  title: (title) => ({title: String(title)}),
  description: (description) => ({description: String(description)}),
  permalink: (permalink, toPath) => ({path: toPath(String(permalink))}),
  editUrl: (editUrl) => ({editUrl: editUrl as string | undefined}),
  date: (date) => ({date: toDate(date)}),
  unlisted: (unlisted) => ({unlisted: Boolean(unlisted)}),
  hasTruncateMarker: (hasExcerpt) => ({hasExcerpt: Boolean(hasExcerpt)}),
  readingTime: (readingTime) => ({
    readingTime: readingTime as number | undefined,
    showReadingTime: readingTime !== undefined
  }),
  frontMatter: (frontMatter) => ({frontMatter: frontMatter as BlogPostSummary['frontMatter']}),
  authors: (authors, toPath) => ({
    authors: (authors as readonly (AuthorForms & {name: string})[]).map((author) =>
      toOwnAuthor(author, (permalink) => permalink && toPath(permalink))
    )
  }),
  tags: (tags, toPath) => ({
    tags: (tags as readonly {label: string; permalink: string}[]).map(({permalink, ...tag}) => ({
      ...tag,
      path: toPath(permalink)
    }))
  })
}

/** Translation keys of a blog's titles, by field of the content. */
const TITLES = {
  blogTitle: 'title',
  blogDescription: 'description',
  blogSidebarTitle: 'sidebar.title'
} as const

/** Returns the titles that a plugin has changed, as translations. */
export function listTitles(before: DocusaurusBlog, after: DocusaurusBlog): TranslationFile[] {
  const fields = ['blogTitle', 'blogDescription', 'blogSidebarTitle'] as const
  const changed = fields.flatMap((field) => {
    const message = after[field]
    return message === undefined || message === before[field] ? [] : [[TITLES[field], {message}]]
  })
  if (changed.length === 0) return []
  const same = fields.flatMap((field) => {
    const message = before[field]
    return message === undefined ? [] : [[TITLES[field], {message}]]
  })
  return [{path: 'options', content: Object.fromEntries([...same, ...changed])}]
}

/** Fields that are derived from others. */
const DERIVED: ReadonlySet<string> = new Set(['prevItem', 'nextItem'])

function toDate(date: unknown): string {
  return date instanceof Date ? date.toISOString() : new Date(String(date)).toISOString()
}

/**
 * Applies the order, the selection and the metadata of posts that a plugin has changed.
 *
 * @param summaries - All posts.
 * @param before - The same posts as the plugin received them.
 * @param after - The posts that the plugin returned, possibly changed.
 */
export function editPosts(
  summaries: readonly BlogPostSummary[],
  {before, after}: {before: readonly BlogPost[]; after: readonly BlogPost[]},
  baseUrl: string
): BlogPostSummary[] {
  const byPermalink = new Map(summaries.map((post) => [post.path, post]))
  const toPath = (permalink: string) => removeBaseUrl(permalink, baseUrl) ?? permalink
  const known = new Map(
    before.map((post) => [
      post.id,
      {post, summary: byPermalink.get(toPath(post.metadata.permalink))}
    ])
  )
  return after.flatMap(({id, metadata}) => {
    const {post, summary} = known.get(id) ?? {}
    if (!post || !summary) return []
    const changes = listChanges(post.metadata as UnknownRecord, metadata as UnknownRecord)
    return [applyChanges(summary, changes, toPath)]
  })
}

function applyChanges(
  summary: BlogPostSummary,
  changes: UnknownRecord,
  toPath: (permalink: string) => string
): BlogPostSummary {
  const own: DescribedPost = {...summary}
  const added: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(changes)) {
    const convert = ownValue(FIELDS, field)
    if (convert) Object.assign(own, convert(value, toPath))
    else if (!DERIVED.has(field)) added[field] = value
  }
  if (Object.keys(added).length > 0) own.metadata = added
  return own
}
