import {trackFences} from '@lectern/shared/code/track-fences'
import {escapeLine} from './render-page.js'
import type {TextBlock} from './read-blocks.js'

/**
 * Adds the text that components and expressions render to the Markdown of a page, at the position
 * where the page shows it.
 *
 * @param markdown - Markdown without the output of components and expressions.
 * @param blocks - All visible text of the page, in order.
 */
export function completeText(markdown: string, blocks: readonly TextBlock[]): string {
  const chunks = splitChunks(markdown)
  const written = listKnown(markdown)
  let last = -1
  for (const block of blocks) {
    const words = listWords(block.text)
    if (words.length === 0) continue
    if (written.includes(joinWords(words))) {
      last = findChunk(chunks, last, (chunk) => chunk.known.includes(joinWords(words))) ?? last
      continue
    }
    const partial = findChunk(chunks, last, (chunk) => isPartOf(chunk, block), 3)
    const chunk = partial === undefined ? chunks[last] : chunks[partial]
    if (partial !== undefined && chunk) {
      last = partial
      chunk.text = insertWords(chunk.text, block.text)
    } else chunks[last === -1 ? addChunk(chunks) : last]?.added.push(block)
  }
  return chunks.map(renderChunk).join('')
}

/** A Markdown block, such as a paragraph or a list item. */
interface Chunk {
  text: string
  /** Words of the block, joined for comparison. */
  known: string
  /** Blank lines after the block. */
  space: string
  /** Rendered text to insert after the block. */
  added: TextBlock[]
}

/** Splits Markdown at blank lines and before list items, but not inside code. */
function splitChunks(markdown: string): Chunk[] {
  const chunks: Chunk[] = []
  const findFence = trackFences()
  let isOpen = false
  for (const line of markdown.split(/(?<=\n)/)) {
    const chunk = chunks.at(-1)
    const fence = findFence(line.replace(/\n$/, ''))
    const isBlank = line.trim() === '' && fence === undefined
    if (chunk && isBlank) chunk.space += line
    else if (chunk && isOpen && !/^\s*(?:[-*+]|\d+\.)\s/.test(line)) chunk.text += line
    else if (chunk && fence === 'rest') chunk.text += line
    else chunks.push({text: line, known: '', space: '', added: []})
    isOpen = !isBlank
  }
  return chunks.map((chunk) => ({...chunk, known: listKnown(chunk.text)}))
}

/**
 * Adds an empty chunk at the start, so that blocks can be inserted before all others. Returns its
 * index.
 */
function addChunk(chunks: Chunk[]): number {
  if (chunks[0]?.text !== '') chunks.unshift({text: '', known: '', space: '', added: []})
  return 0
}

/** Returns the index of the first chunk that meets a condition, starting from an index. */
function findChunk(
  chunks: readonly Chunk[],
  from: number,
  meets: (chunk: Chunk) => boolean,
  most = chunks.length
): number | undefined {
  const start = Math.max(from, 0)
  const found = chunks.slice(start, start + most).findIndex(meets)
  return found < 0 ? undefined : start + found
}

function renderChunk({text, space, added}: Chunk): string {
  if (added.length === 0) return text + space
  const lines = added.map(({prefix, text: words}) => `${prefix}${escapeLine(words)}\n`)
  const end = text === '' || text.endsWith('\n') ? '' : '\n'
  return `${text}${end}${text === '' ? '' : '\n'}${lines.join('\n')}${space || (text === '' ? '\n' : '')}`
}

/** Matches a word: a run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu

function listWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(WORD)].map(([word]) => word)
}

/**
 * Matches the parts of Markdown that pages don't show: link targets, HTML tags and footnote
 * references.
 */
const HIDDEN = /\]\([^()\n]{0,2000}\)|<[^<>\n]{1,2000}>|\[\^[^[\]\n]{1,200}\]/g

/** Replaces hidden parts with spaces, which preserves offsets. */
function hideSyntax(markdown: string): string {
  return markdown.replace(HIDDEN, (part) => ' '.repeat(part.length))
}

/**
 * Returns the words of Markdown in two forms: as shown on pages, and as written, because code
 * blocks show their source.
 */
function listKnown(markdown: string): string {
  const shown = markdown.replace(HIDDEN, '').replace(/[*_~`\\]/g, '')
  return `${joinWords(listWords(shown))}\n${joinWords(listWords(markdown))}`
}

/** Joins words with spaces around each of them, so that searching only finds whole words. */
function joinWords(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/**
 * Tests whether a block contains all words of a chunk, and possibly more. A heading only matches a
 * heading of the same level.
 */
function isPartOf({text}: Chunk, block: TextBlock): boolean {
  const [marks = ''] = /^(?:#+ )?/.exec(text) ?? []
  const isSameKind = marks === (block.prefix.startsWith('#') ? block.prefix : '')
  return isSameKind && isPart(listWords(hideSyntax(text)), listWords(block.text))
}

/**
 * Tests whether `all` contains the words of `part` in the same order. There can be other words in
 * between.
 */
function isPart(part: readonly string[], all: readonly string[]): boolean {
  if (part.length === 0) return false
  let index = 0
  for (const word of all) if (word === part[index]) index += 1
  return index === part.length
}

/** Returns the offset of a word, or of the Markdown syntax in front of it, such as `[` or `**`. */
function findSyntaxStart(markdown: string, word: number): number {
  let start = word
  while (start > 0 && '[*_~`'.includes(markdown.charAt(start - 1))) start -= 1
  return start === 0 || /\s/.test(markdown.charAt(start - 1)) ? start : word
}

/**
 * Inserts the words that a line of Markdown is missing. Each run of missing words is inserted in
 * front of the next word that both texts have in common.
 */
function insertWords(markdown: string, shown: string): string {
  const own = [...hideSyntax(markdown).matchAll(WORD)]
  let result = ''
  let copied = 0
  let next = 0
  let missing = ''
  /** Punctuation after the last word in common. */
  let gap = ''
  const flush = (offset: number) => {
    result += markdown.slice(copied, offset)
    copied = offset
    if (missing !== '') result += `${escapeLine(missing).trim()} `
    missing = ''
  }
  for (const [piece, word = ''] of shown.matchAll(/([\p{L}\p{N}]+)[^\p{L}\p{N}]*/gu)) {
    const match = own[next]
    if (match?.[0].toLowerCase() === word.toLowerCase()) {
      flush(missing === '' ? match.index : findSyntaxStart(markdown, match.index))
      next += 1
      gap = piece.slice(word.length).trimEnd()
    } else missing += piece
  }
  const last = own.at(-1)
  const wordEnd = last ? last.index + last[0].length : markdown.length
  const end = markdown.startsWith(gap, wordEnd) ? wordEnd + gap.length : wordEnd
  // Leaves out the end of the missing text, because the line already ends the same way.
  const lastMissing = [...missing.matchAll(WORD)].at(-1)
  const missingEnd = lastMissing ? lastMissing.index + lastMissing[0].length : 0
  const words = escapeLine(missing.slice(0, missingEnd)).trim()
  const added = words === '' ? '' : ` ${words}`
  return result + markdown.slice(copied, end) + added + markdown.slice(end).replace(/^ +/, '')
}
