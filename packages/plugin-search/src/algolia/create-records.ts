import type {Hierarchy, HierarchyLevel} from '../client/search-client.js'
import type {SearchedPage} from '../indexing/searched-page.js'
import type {AlgoliaRecord} from './algolia-record.js'
import {splitText} from './split-text.js'

/**
 * Maximum length of a piece of text, in characters. Even at three bytes per character, a record
 * stays below Algolia's limit of 10 KB.
 */
const PIECE_LENGTH = 2_000

/** Maximum length of a heading or title, in characters. */
const HEADING_LENGTH = 300

/** Levels of the hierarchy, outermost first. */
const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

const LEVEL_WEIGHTS: Readonly<Record<AlgoliaRecord['type'], number>> = {
  lvl0: 100,
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0
}

/**
 * Creates the records for a page: one for each heading, and one for each piece of text below it.
 *
 * @param origin - Origin of the deployed site. Records contain full URLs, as they do in a crawler's
 * index.
 */
export function createRecords(page: SearchedPage, origin: string): AlgoliaRecord[] {
  const pageUrl = origin + page.url
  let hierarchy: Hierarchy = createHierarchy(page)
  const records: AlgoliaRecord[] = []
  for (const [id, depth, heading, text] of page.sections) {
    const level = id === '' ? 1 : Math.min(6, Math.max(2, depth))
    if (id !== '') hierarchy = enter(hierarchy, level, heading)
    const add = (type: AlgoliaRecord['type'], content: string | null) => {
      const position = records.length
      const url = id === '' ? pageUrl : `${pageUrl}#${id}`
      records.push({
        objectID: `${position}-${url}`,
        url,
        url_without_anchor: pageUrl,
        anchor: id === '' ? null : id,
        type,
        hierarchy,
        content,
        language: page.language,
        docusaurus_tag: page.tag,
        ...(page.version !== undefined && {version: page.version}),
        keywords: page.keywords,
        weight: {pageRank: 0, level: LEVEL_WEIGHTS[type], position}
      })
    }
    add(LEVELS[level] ?? 'lvl6', null)
    for (const piece of splitText(text, PIECE_LENGTH)) add('content', piece)
  }
  return records
}

function createHierarchy({group, title}: SearchedPage): Hierarchy {
  return {
    lvl0: cut(group),
    lvl1: cut(title),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null
  }
}

/** Sets the heading at a level. Keeps the headings above it and clears those below. */
function enter(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const entries = LEVELS.map((name, index) => [
    name,
    index < level ? hierarchy[name] : index === level ? cut(heading) : null
  ])
  return Object.fromEntries(entries)
}

function cut(text: string): string {
  return text.length > HEADING_LENGTH ? `${text.slice(0, HEADING_LENGTH - 1)}…` : text
}
