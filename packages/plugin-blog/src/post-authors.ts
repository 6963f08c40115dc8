import type {BlogAuthor, SiteProblem, Source} from '@lectern/types'
import {sortByDistance} from '@lectern/shared/nearest'
import {type AuthorsMap, createAuthor} from './authors-map.js'
import type {BlogOptions} from './blog-options.js'
import type {InlineAuthor, PostFrontMatter} from './post-front-matter.js'

/** What names in front matter are looked up in. */
export interface AuthorLookup {
  authors: AuthorsMap
  /** `authors.yml`, relative to the site folder. */
  file: string
  onInlineAuthors: BlogOptions['onInlineAuthors']
}

/** The authors of a post: keys of `authors.yml`, authors written inline, or both mixed. */
export function resolveAuthors(
  value: PostFrontMatter['authors'],
  source: Pick<Source, 'file' | 'frontMatterLines'>,
  lookup: AuthorLookup
): {authors: BlogAuthor[]; problems: SiteProblem[]} {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
  const position = {file: source.file, line: source.frontMatterLines.authors}
  const resolved = list.map((entry) => resolveAuthor(entry, lookup))
  return {
    authors: resolved.flatMap(({author}) => (author ? [author] : [])),
    problems: resolved.flatMap(({problem}) => (problem ? [{...problem, position}] : []))
  }
}

function resolveAuthor(
  entry: string | InlineAuthor,
  lookup: AuthorLookup
): {author?: BlogAuthor; problem?: SiteProblem} {
  const inline = typeof entry === 'string' ? {key: entry} : entry
  if (inline.key === undefined) return resolveInlineAuthor(inline, lookup)
  const known = lookup.authors.get(inline.key)
  if (!known) return {problem: unknownAuthor(inline.key, lookup)}
  // What a post says of an author wins over the map; `undefined` says nothing.
  const said = Object.entries(createAuthor({...inline, page: undefined}, '')).filter(
    ([field, value]) => value !== undefined && (field !== 'name' || inline.name !== undefined)
  )
  return {author: {...known, ...Object.fromEntries(said)}}
}

const NAMELESS: SiteProblem = {
  code: 'author-nameless',
  message: 'An author has neither a `name` nor an image.',
  hint: 'Add `name`, `image_url`, or the `key` of an author in the authors file.'
}

function resolveInlineAuthor(
  inline: InlineAuthor,
  {file, onInlineAuthors}: AuthorLookup
): {author: BlogAuthor; problem?: SiteProblem} {
  const author = createAuthor(inline, '')
  if (author.name === '' && author.imageUrl === undefined) return {author, problem: NAMELESS}
  if (onInlineAuthors === 'ignore') return {author}
  const problem: SiteProblem = {
    code: 'author-inline',
    message: `The author “${author.name}” is written inline.`,
    hint: `Add the author to ${file}, and write the key here.`,
    policy: onInlineAuthors
  }
  return {author, problem}
}

function unknownAuthor(key: string, {authors, file}: AuthorLookup): SiteProblem {
  const known = sortByDistance(key, [...authors.keys()]).slice(0, 10)
  return {
    code: 'author-unknown',
    message: `The author \`${key}\` is not in ${file}.`,
    hint:
      known.length > 0
        ? `Use one of: ${known.join(', ')}; or add \`${key}\` to ${file}.`
        : `Add \`${key}\` to ${file}.`
  }
}
