import type {
  Hierarchy,
  HierarchyLevel,
  MarkedParts,
  MarkedText,
  SearchHit,
  SearchResult
} from '../client/search-client.js'
import {readPlainText, renderMarked} from './plain-text.js'

/** Tags to put around matches. They come from the request. */
export interface MarkTags {
  start: string
  end: string
}

type Fields = Readonly<Record<string, unknown>>

const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/**
 * Parses a response from the service. Skips hits that aren't documentation records, because an
 * index can also contain other records.
 *
 * @throws Error if the response is invalid.
 */
export function readAnswer(value: unknown, tags: MarkTags): SearchResult {
  if (!isFields(value) || !Array.isArray(value.hits))
    throw new Error('The search service returned an invalid response.')
  const hits = value.hits.flatMap((hit: unknown) => readHit(hit, tags) ?? [])
  return {
    hits,
    nbHits: readCount(value.nbHits, hits.length),
    nbPages: readCount(value.nbPages, 1),
    page: readCount(value.page, 0),
    hitsPerPage: readCount(value.hitsPerPage, hits.length),
    query: readName(value.query, '')
  }
}

function readHit(hit: unknown, tags: MarkTags): SearchHit | undefined {
  if (!isFields(hit) || typeof hit.url !== 'string' || !isFields(hit.hierarchy)) return undefined
  const {url, hierarchy} = hit
  const anchor = typeof hit.anchor === 'string' && hit.anchor !== '' ? hit.anchor : null
  const complete = Object.fromEntries(
    LEVELS.map((level) => [level, readText(hierarchy[level])])
  ) as Record<HierarchyLevel, string | null>
  return {
    objectID: readName(hit.objectID, url),
    url,
    url_without_anchor: url.replace(/#.*$/s, ''),
    anchor,
    type: readType(hit.type, complete),
    hierarchy: complete,
    content: readText(hit.content),
    _highlightResult: readParts(hit._highlightResult, tags),
    _snippetResult: readParts(hit._snippetResult, tags)
  }
}

/**
 * Determines the type of a hit. The modal displays the level named by the type, so that level must
 * exist.
 */
function readType(type: unknown, hierarchy: Hierarchy): SearchHit['type'] {
  const named = LEVELS.find((level) => level === type)
  if (type === 'content' || (named && hierarchy[named] !== null)) return type as SearchHit['type']
  return LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl0'
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? readPlainText(value) : null
}

function readParts(value: unknown, tags: MarkTags): MarkedParts {
  if (!isFields(value)) return {}
  const levels = isFields(value.hierarchy) ? value.hierarchy : {}
  const hierarchy = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const marked = readMarked(levels[level], tags)
      return marked ? [[level, marked]] : []
    })
  )
  const content = readMarked(value.content, tags)
  return {hierarchy, ...(content ? {content} : {})}
}

function readMarked(part: unknown, tags: MarkTags): MarkedText | undefined {
  if (!isFields(part) || typeof part.value !== 'string') return undefined
  const {matchLevel} = part
  return {
    value: renderMarked(part.value, tags),
    matchLevel: matchLevel === 'full' || matchLevel === 'partial' ? matchLevel : 'none'
  }
}

function readName(value: unknown, otherwise: string): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise
}

function readCount(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 ? value : otherwise
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
