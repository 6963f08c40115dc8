import {hasWords} from '../filters/has-words.js'
import {TAGS, type ShowcaseEntry, type ShowcaseTag} from './entries.js'

/** Filters and sort order of the showcase, which are stored in the URL. */
export interface ShowcaseFilter {
  tags: readonly ShowcaseTag[]
  /** Whether an entry needs any or all of the tags. */
  match: 'any' | 'all'
  search: string
  onlyFavourites: boolean
  order: 'first' | 'name' | 'favourites'
}

/** Reads a filter from a query string, ignoring unknown values. */
export function readShowcaseFilter(query: URLSearchParams): ShowcaseFilter {
  const order = query.get('sort')
  return {
    tags: query.getAll('tags').filter((tag): tag is ShowcaseTag => Object.hasOwn(TAGS, tag)),
    match: query.get('match') === 'all' ? 'all' : 'any',
    search: query.get('q') ?? '',
    onlyFavourites: query.get('favourites') === 'true',
    order: order === 'name' || order === 'favourites' ? order : 'first'
  }
}

/** Returns the query string of a filter, without default values. */
export function writeShowcaseFilter(filter: ShowcaseFilter): URLSearchParams {
  const query = new URLSearchParams(filter.tags.map((tag) => ['tags', tag]))
  if (filter.match !== 'any') query.set('match', filter.match)
  if (filter.search) query.set('q', filter.search)
  if (filter.onlyFavourites) query.set('favourites', 'true')
  if (filter.order !== 'first') query.set('sort', filter.order)
  return query
}

/** Returns the entries that match a filter, sorted. */
export function listEntries(
  entries: readonly ShowcaseEntry[],
  filter: ShowcaseFilter,
  favourites: ReadonlySet<string>
): ShowcaseEntry[] {
  const shown = entries
    .filter(({id}) => !filter.onlyFavourites || favourites.has(id))
    .filter((entry) => hasTags(entry, filter))
    .filter(({title, text, tags}) =>
      hasWords([title, text, ...tags.map((tag) => TAGS[tag])].join(' '), filter.search)
    )
  if (filter.order === 'name')
    return shown.sort((left, right) => (left.title < right.title ? -1 : 1))
  if (filter.order === 'favourites')
    return shown.sort((left, right) => rank(left, favourites) - rank(right, favourites))
  return shown
}

function hasTags(entry: ShowcaseEntry, {tags, match}: ShowcaseFilter): boolean {
  if (tags.length === 0) return true
  const has = (tag: ShowcaseTag) => entry.tags.includes(tag)
  return match === 'all' ? tags.every(has) : tags.some(has)
}

function rank({id}: ShowcaseEntry, favourites: ReadonlySet<string>): number {
  return favourites.has(id) ? 0 : 1
}
