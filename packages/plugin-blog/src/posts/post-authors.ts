import type {BlogAuthor, SiteProblem, Source} from '@lectern/types'
import {sortByDistance} from '@lectern/shared/text/nearest'
import type {BlogOptions} from '../options/blog-options.js'
import {type AuthorsMap, createAuthor} from './authors-map.js'
import type {InlineAuthor, PostFrontMatter} from './post-front-matter.js'

/** Data that is needed to resolve the authors of a post. */
export interface AuthorLookup {
  authors: AuthorsMap
  /** Path of the authors file, relative to the site root. */
  file: string
  /** Whether the authors file doesn't exist. */
  isMissing?: boolean
  /** Whether the authors file has errors, so that authors in it can be missing from `authors`. */
  isInvalid?: boolean
  onInlineAuthors: BlogOptions['onInlineAuthors']
}

/** Author fields in the front matter of a post. */
export type AuthorFields = Pick<PostFrontMatter, 'authors' | LegacyAuthorField>

type LegacyAuthorField =
  | 'author'
  | 'author_title'
  | 'authorTitle'
  | 'author_url'
  | 'authorURL'
  | 'author_image_url'
  | 'authorImageURL'

/**
 * Resolves the authors of a post. `authors` can contain keys of `authors.yml` and inline authors.
 * Older posts have a single author in the `author` fields instead.
 */
export function resolveAuthors(
  fields: AuthorFields,
  source: Pick<Source, 'file' | 'frontMatterLines'>,
  lookup: AuthorLookup
): {authors: BlogAuthor[]; problems: SiteProblem[]} {
  const {authors: value} = fields
  const legacy = readLegacyAuthor(fields)
  const {authors: line, author: legacyLine} = source.frontMatterLines
  const position = {file: source.file, line: line ?? legacyLine}
  if (value !== undefined && legacy)
    return {authors: [], problems: [{...NAMED_TWICE, position: {...position, line: legacyLine}}]}
  const list =
    value === undefined ? (legacy ? [legacy] : []) : Array.isArray(value) ? value : [value]
  const resolved = list.map((entry) => resolveAuthor(entry, lookup))
  return {
    authors: resolved.flatMap(({author}) => (author ? [author] : [])),
    problems: resolved.flatMap(({problem}) => (problem ? [{...problem, position}] : []))
  }
}

function readLegacyAuthor(fields: AuthorFields): InlineAuthor | undefined {
  const author = {
    name: fields.author,
    title: fields.author_title ?? fields.authorTitle,
    url: fields.author_url ?? fields.authorURL,
    image_url: fields.author_image_url ?? fields.authorImageURL
  }
  return Object.values(author).some((value) => value !== undefined) ? author : undefined
}

const NAMED_TWICE: SiteProblem = {
  code: 'author-named-twice',
  message: 'The post has both `authors` and the older `author` fields.',
  hint: 'Move the author to `authors` and remove the `author_` fields.'
}

function resolveAuthor(
  entry: string | InlineAuthor,
  lookup: AuthorLookup
): {author?: BlogAuthor; problem?: SiteProblem} {
  const inline = typeof entry === 'string' ? {key: entry} : entry
  if (inline.key === undefined) return resolveInlineAuthor(inline, lookup)
  const known = lookup.authors.get(inline.key)
  if (!known) return lookup.isInvalid ? {} : {problem: unknownAuthor(inline.key, lookup)}
  // Fields set in the post override those in the authors file.
  const overrides = Object.entries(createAuthor({...inline, page: undefined}, '')).filter(
    ([field, value]) => value !== undefined && (field !== 'name' || inline.name !== undefined)
  )
  return {author: withoutDescription({...known, ...Object.fromEntries(overrides)})}
}

const NAMELESS: SiteProblem = {
  code: 'author-nameless',
  message: 'The author has neither a `name` nor an image.',
  hint: 'Add `name`, `image_url`, or the `key` of an author in the authors file.'
}

function resolveInlineAuthor(
  inline: InlineAuthor,
  {file, onInlineAuthors}: AuthorLookup
): {author: BlogAuthor; problem?: SiteProblem} {
  const author = createAuthor(inline, '')
  if (author.name === '' && author.imageUrl === undefined) return {author, problem: NAMELESS}
  if (onInlineAuthors === 'ignore') return {author: withoutDescription(author)}
  const problem: SiteProblem = {
    code: 'author-inline',
    message: `The author "${author.name}" is defined inline.`,
    hint: `Add the author to ${file} and use its key here.`,
    policy: onInlineAuthors
  }
  return {author: withoutDescription(author), problem}
}

/** Removes the description, which pages with posts don't show. */
function withoutDescription({description: _, ...author}: BlogAuthor): BlogAuthor {
  return author
}

function unknownAuthor(key: string, {authors, file, isMissing}: AuthorLookup): SiteProblem {
  if (isMissing)
    return {
      code: 'author-unknown',
      message: `The author \`${key}\` isn't defined, because ${file} doesn't exist.`,
      hint: `Create ${file} and add \`${key}\` with a \`name\`.`
    }
  const known = sortByDistance(key, [...authors.keys()]).slice(0, 10)
  return {
    code: 'author-unknown',
    message: `The author \`${key}\` isn't in ${file}.`,
    hint:
      known.length > 0
        ? `Use one of: ${known.join(', ')}. Or add \`${key}\` to ${file}.`
        : `Add \`${key}\` to ${file}.`
  }
}
