import type {
  Hierarchy,
  HierarchyLevel,
  MarkedParts,
  MarkedText,
  SearchHit,
  SearchRequest
} from '../client/search-client.js'
import type {FoundSection} from '../engine/search-engine.js'
import type {TextPage} from '../index-format/index-format.js'
import {type FindMarks, type Marked, markSnippet, markText, type Marks} from './mark-text.js'

/** Default number of words in a snippet. */
const SNIPPET_WORDS = 15

/** Converts a section to a hit in the format of DocSearch's records, with highlighted matches. */
export function createHit(
  {page, index}: FoundSection,
  find: FindMarks,
  request: SearchRequest
): SearchHit {
  const [id, , , text] = page.sections[index] ?? ['', 1, '', '']
  const hierarchy = createHierarchy(page, index)
  const type = innermost(hierarchy)
  const content = text === '' ? null : text
  const marks = readMarks(request)
  const inContent = content === null ? undefined : markText(content, find, marks)
  const snippet =
    content === null
      ? undefined
      : markSnippet(content, find, {...marks, words: readSnippetWords(request)})
  const levels = markLevels(hierarchy, find, marks)
  const isHeading = levels[type]?.matchLevel !== 'none'
  return {
    objectID: id === '' ? page.url : `${page.url}#${id}`,
    url: id === '' ? page.url : `${page.url}#${encodeURIComponent(id)}`,
    url_without_anchor: page.url,
    anchor: id === '' ? null : id,
    type: !isHeading && inContent && inContent.count > 0 ? 'content' : type,
    hierarchy,
    content,
    _highlightResult: join(levels, inContent),
    _snippetResult: join(levels, snippet)
  }
}

/**
 * Returns the hierarchy of a section: the group, the page title and the headings that contain it.
 */
export function createHierarchy({group, title, sections}: TextPage, index: number): Hierarchy {
  const path: {depth: number; heading: string}[] = []
  for (const [id, depth, heading] of sections.slice(0, index + 1)) {
    if (id === '') continue
    while ((path.at(-1)?.depth ?? 0) >= depth) path.pop()
    path.push({depth, heading})
  }
  const at = (level: number) =>
    sections[index]?.[0] === '' ? null : (path[level]?.heading ?? null)
  return {lvl0: group, lvl1: title, lvl2: at(0), lvl3: at(1), lvl4: at(2), lvl5: at(3), lvl6: at(4)}
}

const LEVELS: readonly HierarchyLevel[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2']

function innermost(hierarchy: Hierarchy): HierarchyLevel {
  return LEVELS.find((level) => hierarchy[level] !== null) ?? 'lvl1'
}

type MarkedLevels = Partial<Record<HierarchyLevel, MarkedText>>

function markLevels(hierarchy: Hierarchy, find: FindMarks, marks: Marks): MarkedLevels {
  const markLevel = (level: string, text: string): MarkedText =>
    // The modal displays the group name as plain text.
    level === 'lvl0' ? {value: text, matchLevel: 'none'} : describe(markText(text, find, marks))
  return Object.fromEntries(
    Object.entries(hierarchy).flatMap(([level, text]) =>
      text === null ? [] : [[level, markLevel(level, text)]]
    )
  )
}

function join(hierarchy: MarkedLevels, content: Marked | undefined): MarkedParts {
  return {hierarchy, ...(content && {content: describe(content)})}
}

function describe({html, count}: Marked): MarkedText {
  return {value: html, matchLevel: count > 0 ? 'full' : 'none'}
}

function readMarks({highlightPreTag, highlightPostTag, snippetEllipsisText}: SearchRequest): Marks {
  const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other)
  return {
    before: textOr(highlightPreTag, '<mark>'),
    after: textOr(highlightPostTag, '</mark>'),
    ellipsis: textOr(snippetEllipsisText, '…')
  }
}

/**
 * Reads the number of words to show from a request, such as 20 for `attributesToSnippet:
 * ['content:20']`.
 */
function readSnippetWords({attributesToSnippet}: SearchRequest): number {
  const asked = Array.isArray(attributesToSnippet)
    ? attributesToSnippet.find((item) => String(item).startsWith('content:'))
    : undefined
  const words = Number(String(asked ?? '').slice('content:'.length))
  return words > 0 ? Math.max(words, SNIPPET_WORDS) : SNIPPET_WORDS
}
