import {
  INDEX_FILE,
  INDEX_FORMAT,
  type IndexFile,
  type PartEntry,
  type TextPage
} from '../index-format/index-format.js'
import {type IndexPart, openPart, type ReadIndexFile} from '../index-format/index-part.js'
import {correctWord, splitWord} from '../words/correct-word.js'
import {decodeWords, type KnownWord} from '../words/word-list.js'
import {joinMatches, lookUpName, lookUpVariants, lookUpWord, type WordMatch} from './look-up.js'
import {
  MAX_OF_A_PAGE,
  type RankedSection,
  type RankedSections,
  rankSections
} from './rank-sections.js'
import {ratePhrase} from './rate-phrase.js'
import {parseQuery, type SearchQuery} from './search-query.js'

/** Languages and tags to search. If one is omitted, it isn't restricted. */
export interface SearchScope {
  languages?: readonly string[]
  tags?: readonly string[]
}

/** A section that matches a query. */
export interface FoundSection {
  page: TextPage
  /** Index of the section within its page. */
  index: number
  score: number
}

/** Search results. */
export interface FoundSections {
  /** Hits in the requested range, best first. */
  sections: readonly FoundSection[]
  /** Total number of hits. */
  total: number
  /** Matching terms, to highlight in the results. */
  terms: ReadonlySet<string>
}

/** Range of results to return. */
export interface ResultWindow {
  from: number
  count: number
}

/** Searches a site's index. Fetches files on demand and caches them. */
export interface SearchEngine {
  search(text: string, scope: SearchScope, window: ResultWindow): Promise<FoundSections>
  /** Checks for a newer index and prefetches the files that every query needs. */
  refresh(scope: SearchScope): Promise<void>
}

/**
 * Number of pages whose text is compared with the query. Texts of lower-ranked pages aren't fetched
 * for this.
 */
const COMPARED_PAGES = 10

/** Minimum score for a match to rule out a typo. */
const KNOWN = 0.7

export function createSearchEngine(readFile: ReadIndexFile): SearchEngine {
  let files = new Map<string, Promise<unknown>>()
  let parts = new Map<string, Promise<IndexPart>>()
  const read = (file: string) => keep(files, file, () => readFile(file))
  const readIndex = async () => checkIndex(await read(INDEX_FILE))
  const open = async (scope: SearchScope) => {
    const index = await readIndex()
    const entries = index.parts.filter((entry) => isInScope(entry, scope))
    const opened = await Promise.all(
      entries.map((entry) =>
        keep(parts, `${entry.folder} ${entry.hash}`, () => openPart(entry, read))
      )
    )
    const readWords = async () => {
      const lists = await Promise.all(
        opened.map(async (part) => decodeWords(await part.readWords()))
      )
      return joinWords(lists.flat())
    }
    return {parts: opened, readWords}
  }

  return {
    async refresh(scope) {
      if (files.has(INDEX_FILE)) {
        const before = JSON.stringify(await readIndex())
        files.delete(INDEX_FILE)
        if (JSON.stringify(await readIndex()) !== before) {
          const index = files.get(INDEX_FILE)
          files = new Map(index && [[INDEX_FILE, index]])
          parts = new Map()
        }
      }
      await open(scope)
    },
    async search(text, scope, window) {
      const query = parseQuery(text)
      const opened = await open(scope)
      return answer(query, opened, window)
    }
  }
}

interface OpenedIndex {
  parts: readonly IndexPart[]
  readWords(): Promise<readonly KnownWord[]>
}

async function answer(
  query: SearchQuery,
  opened: OpenedIndex,
  {from, count}: ResultWindow
): Promise<FoundSections> {
  const {parts} = opened
  const {shares, isQuestion} = query
  const names = await Promise.all(
    query.names.map(async ({name, covers, isLast}) => ({
      covers,
      match: await lookUpName(name, isLast && query.isOpen, parts)
    }))
  )
  const named = new Set(names.flatMap(({match, covers}) => (match.best === 1 ? covers : [])))
  const words = await Promise.all(
    query.words.map((word, index) =>
      lookUpOrCorrect({word, isOpen: isLastWord(query, index), isNamed: named.has(index)}, opened)
    )
  )
  // Ranks one page more than is compared, so that `compareTexts` can tell where those pages end.
  const maximum = Math.max(from + count, (COMPARED_PAGES + 1) * MAX_OF_A_PAGE)
  const ranked = rankSections(parts, {words, names, maximum, shares, isQuestion})
  const {sections, rest} = await compareTexts(ranked, correctPhrase(query, words), parts)
  const ordered = [...sections, ...rest]
  const terms = [...words, ...names.map(({match}) => match)].flatMap((match) => [...match.terms])
  return {
    sections: await Promise.all(
      ordered.slice(from, from + count).map((section) => showSection(section, parts))
    ),
    total: ranked.total,
    terms: new Set(terms)
  }
}

/** Corrects typos in the phrase, so that it can match headings. */
function correctPhrase(query: SearchQuery, matches: readonly WordMatch[]): SearchQuery {
  const meant = new Map(query.words.map((word, index) => [word, matches[index]?.meant ?? word]))
  const phrase = query.phrase.split(' ').map((word) => meant.get(word) ?? word)
  return {...query, phrase: phrase.join(' ')}
}

interface QueryWord {
  word: string
  isOpen: boolean
  /** Whether the word is part of a name in the index. */
  isNamed: boolean
}

async function lookUpOrCorrect(
  {word, isOpen, isNamed}: QueryWord,
  {parts, readWords}: OpenedIndex
): Promise<WordMatch> {
  const match = await lookUpWord(word, isOpen, parts)
  if (isNamed || match.best >= KNOWN || (isOpen && match.terms.size > 0)) return match
  const known = await readWords()
  const corrections = correctWord(word, known, isOpen)
  const corrected = await lookUpVariants(corrections, parts)
  if (corrected.best > 0) return {...joinMatches(match, corrected), meant: corrections[0]?.term}
  const both = splitWord(word, known)
  if (!both) return match
  return joinMatches(
    match,
    await lookUpVariants(
      both.map((term) => ({term, share: 0.6})),
      parts
    )
  )
}

function isLastWord({words, isOpen}: SearchQuery, index: number): boolean {
  return isOpen && index === words.length - 1
}

/** Compares the top sections with the query as a phrase, and reorders them by the new scores. */
async function compareTexts(
  {sections: ranked}: RankedSections,
  query: SearchQuery,
  parts: readonly IndexPart[]
) {
  const pages = new Set<string>()
  const end = ranked.findIndex(({part, page}) => pages.add(`${part} ${page}`).size > COMPARED_PAGES)
  const compared = end < 0 ? ranked : ranked.slice(0, end)
  const sections = await Promise.all(
    compared.map(async (section) => {
      const found = await showSection(section, parts)
      return {...section, score: section.score * ratePhrase(query, found), url: found.page.url}
    })
  )
  sections.sort(
    (left, right) =>
      right.score - left.score || compareUrls(left, right) || left.section - right.section
  )
  return {sections, rest: end < 0 ? [] : ranked.slice(end)}
}

/**
 * Orders sections with equal scores by URL, because the order of pages in the index is arbitrary.
 */
function compareUrls(left: {url: string}, right: {url: string}): number {
  return left.url < right.url ? -1 : left.url > right.url ? 1 : 0
}

async function showSection(
  {part, section, score}: RankedSection,
  parts: readonly IndexPart[]
): Promise<FoundSection> {
  const text = await parts[part]?.textOf(section)
  if (!text) throw new Error('A part of the search index is damaged.')
  return {...text, score}
}

/** Merges the word lists of all parts. For a word in several lists, the highest rank counts. */
function joinWords(words: readonly KnownWord[]): KnownWord[] {
  const ranks = new Map<string, number>()
  for (const [word, rank] of words) ranks.set(word, Math.max(rank, ranks.get(word) ?? 0))
  return [...ranks]
}

function isInScope({language, tag}: PartEntry, {languages, tags}: SearchScope): boolean {
  return (!languages || languages.includes(language)) && (!tags || tags.includes(tag))
}

function checkIndex(value: unknown): IndexFile {
  const index = value as Partial<IndexFile> | null
  if (index?.format !== INDEX_FORMAT || !Array.isArray(index.parts))
    throw new Error('The search index is not one that this page can read.')
  return index as IndexFile
}

/** Returns the cached result, or computes and caches it. Failures aren't cached. */
function keep<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>
): Promise<Value> {
  const known = kept.get(key)
  if (known) return known
  const created = make()
  kept.set(key, created)
  created.catch(() => {
    if (kept.get(key) === created) kept.delete(key)
  })
  return created
}
