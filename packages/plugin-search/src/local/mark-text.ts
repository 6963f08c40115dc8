import {ownValue} from '@lectern/shared/objects/own-value'
import {findPieces, findTerms} from '../words/terms.js'

/** Strings to insert around matches and in place of omitted text. */
export interface Marks {
  before: string
  after: string
  ellipsis: string
}

/** Text with highlighted matches, as HTML. */
export interface Marked {
  html: string
  /** Number of matches. */
  count: number
}

interface Span {
  start: number
  end: number
}

/** Finds the matches in a piece of text, such as a word. */
export type FindMarks = (piece: string) => readonly Span[]

/**
 * Creates a function that finds terms and the names that contain them. Caches the result for each
 * word.
 */
export function createMarkFinder(terms: ReadonlySet<string>): FindMarks {
  const known = new Map<string, readonly Span[]>()
  return (piece) => {
    const spans =
      known.get(piece) ??
      [...findTerms(piece)].filter(({words, names}) =>
        [...words, ...names].some((term) => terms.has(term))
      )
    known.set(piece, spans)
    return spans
  }
}

/** Highlights matching words and escapes everything else. */
export function markText(text: string, find: FindMarks, marks: Marks): Marked {
  return render(text, findSpans(text, find), marks)
}

/** Highlights matches in the part of a text that fits the query best. `words` limits its length. */
export function markSnippet(
  text: string,
  find: FindMarks,
  {words, ...marks}: Marks & {words: number}
): Marked {
  const wordSpans = [...text.matchAll(/\S+/g)].map(({index, 0: word}) => ({
    start: index,
    end: index + word.length
  }))
  // Text without spaces looks like a single long word, so the number of characters also counts.
  if (wordSpans.length <= words && text.length <= words * 12) return markText(text, find, marks)
  const spans = findSpans(text, find)
  const {start, end} = cutAround(text, spans, {wordSpans, words})
  const inside = listInside(spans, start, end).map((span) => ({
    start: span.start - start,
    end: span.end - start
  }))
  const {html, count} = render(text.slice(start, end), inside, marks)
  const before = start > 0 ? marks.ellipsis : ''
  const after = end < text.length ? marks.ellipsis : ''
  return {html: before + html + after, count}
}

interface CutSettings {
  wordSpans: readonly Span[]
  words: number
}

/**
 * Finds the range of words that best represents the query. Ranges are compared by the total length
 * of their distinct matches, then by the number of matches. On a tie, the first range wins.
 */
function cutAround(text: string, spans: readonly Span[], {wordSpans, words}: CutSettings): Span {
  const maximum = words * 12
  let best = {start: 0, coverage: -1, marks: -1}
  for (let at = 0; at < Math.max(1, spans.length); at++) {
    const first = spans[at]?.start ?? 0
    const start = startBefore(first, wordSpans, {words, text})
    const end = endAfter(start, wordSpans, {words, text, maximum})
    const inside = listInside(spans, start, end)
    const coverage = measureCoverage(text, inside)
    const isBetter =
      coverage > best.coverage || (coverage === best.coverage && inside.length > best.marks)
    if (isBetter) best = {start, coverage, marks: inside.length}
  }
  return {start: best.start, end: endAfter(best.start, wordSpans, {words, text, maximum})}
}

/** Returns the spans that are completely inside a range. */
function listInside(spans: readonly Span[], start: number, end: number): Span[] {
  const inside: Span[] = []
  for (let at = findFirst(spans, (span) => span.start >= start); at < spans.length; at++) {
    const span = spans[at]
    if (!span || span.end > end) break
    inside.push(span)
  }
  return inside
}

/** Returns the index of the first span that matches, or the number of spans. All later ones match. */
function findFirst(spans: readonly Span[], matches: (span: Span) => boolean): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const span = spans[middle]
    if (span && matches(span)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the total length of the distinct matches. A repeated word counts once. */
function measureCoverage(text: string, spans: readonly Span[]): number {
  const distinct = new Set(spans.map(({start, end}) => text.slice(start, end).toLowerCase()))
  return [...distinct].reduce((sum, {length}) => sum + length, 0)
}

/** Returns a start that leaves a few words before the first match. */
function startBefore(
  first: number,
  wordSpans: readonly Span[],
  {words, text}: {words: number; text: string}
): number {
  const index = findFirst(wordSpans, ({end}) => end > first)
  if (index === wordSpans.length) return 0
  const lead = wordSpans[Math.max(0, index - Math.floor(words / 3))]
  // In text without spaces, the previous word boundary can be far away.
  return startOfCharacter(text, Math.max(lead?.start ?? 0, first - words * 4, 0))
}

function endAfter(
  start: number,
  wordSpans: readonly Span[],
  {words, text, maximum}: {words: number; text: string; maximum: number}
): number {
  const index = findFirst(wordSpans, ({end}) => end > start)
  const last = wordSpans[Math.min(wordSpans.length - 1, index + words - 1)]
  return startOfCharacter(text, Math.min(last?.end ?? text.length, start + maximum, text.length))
}

/** Moves an offset out of the middle of a surrogate pair, to its start. */
function startOfCharacter(text: string, at: number): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at
}

function findSpans(text: string, find: FindMarks): Span[] {
  const spans: Span[] = []
  for (const {piece, start: offset} of findPieces(text)) {
    for (const span of find(piece)) {
      const [start, end] = [offset + span.start, offset + span.end]
      const last = spans.at(-1)
      // Pairs of characters overlap in text without spaces.
      if (last && start <= last.end) last.end = Math.max(last.end, end)
      else spans.push({start, end})
    }
  }
  return spans
}

function render(text: string, spans: readonly Span[], {before, after}: Marks): Marked {
  let html = ''
  let at = 0
  for (const {start, end} of spans) {
    html += escapeHtml(text.slice(at, start)) + before + escapeHtml(text.slice(start, end)) + after
    at = end
  }
  return {html: html + escapeHtml(text.slice(at)), count: spans.length}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ownValue(ENTITIES, sign) ?? sign)
}
