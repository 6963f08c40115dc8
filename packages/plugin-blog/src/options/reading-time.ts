import {removeBetween} from '@lectern/shared/text/remove-between'
import {countWords} from '@lectern/shared/text/count-words'

/** Input of a `readingTime` function. */
export interface ReadingTimeInput {
  /** Source of the post, without its front matter. */
  content: string
  /** Front matter. */
  frontMatter: Readonly<Record<string, unknown>>
  /** Locale of the post. */
  locale: string
  /**
   * Returns the default reading time, which is one minute per 200 words unless `wordsPerMinute` is
   * set.
   */
  defaultReadingTime(input: {
    content: string
    locale?: string
    options?: {wordsPerMinute?: number}
  }): number
}

/** Returns the reading time of a post in minutes, or `undefined` if the post shouldn't show one. */
export type ReadingTime = (input: ReadingTimeInput) => number | undefined

const WORDS_PER_MINUTE = 200

/** Estimates the reading time of a post, in any language. Ignores HTML tags and link URLs. */
export const defaultReadingTime: ReadingTimeInput['defaultReadingTime'] = ({
  content,
  options: {wordsPerMinute = WORDS_PER_MINUTE} = {}
}) => countWords(removeMarkup(content)) / wordsPerMinute

function removeMarkup(markdown: string): string {
  return removeBetween(markdown, ['<!--', '-->'], ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^(?:import|export)\s.*$/gm, ' ')
}

/**
 * Estimates the reading time as Docusaurus does: from all words of the source, including code,
 * markup and URLs.
 */
const sourceReadingTime: ReadingTimeInput['defaultReadingTime'] = ({
  content,
  locale,
  options: {wordsPerMinute = WORDS_PER_MINUTE} = {}
}) => {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'})
  // The time for a text grows with the square of its length, and no word extends over lines.
  const words = content.split('\n').map((line) => countSegments(segmenter.segment(line)))
  const count = words.reduce((sum, one) => sum + one, 0)
  return Math.round((count / wordsPerMinute) * 100) / 100
}

function countSegments(segments: Intl.Segments): number {
  return [...segments].filter(({isWordLike}) => isWordLike).length
}

/** A title, as a heading or underlined. */
const TITLE = /^(?:#[ \t]+[^ \t\n].*|.*\r?\n=+[ \t]*(?=\r?\n|$))/

/** Removes the title at the start of a post, which can follow imports. Docusaurus doesn't count it. */
function removeTitle(content: string): string {
  const text = content.trim()
  let rest = text
  while (/^import\s/.test(rest)) {
    const end = rest.search(/\r?\n\r?\n/)
    if (end === -1) return text
    rest = rest.slice(end).trimStart()
  }
  return text.slice(0, text.length - rest.length) + rest.replace(TITLE, '')
}

/**
 * Returns the function that computes the reading time from a post's source, if there's one.
 * Otherwise, the page computes it from its words. Minutes can have decimals, and the page rounds them.
 */
export function findReadingTime(
  {readingTime, showReadingTime}: {readingTime?: ReadingTime; showReadingTime: boolean},
  isDocusaurus: boolean
): ((input: Omit<ReadingTimeInput, 'defaultReadingTime'>) => number | undefined) | undefined {
  if (!isDocusaurus) return readingTime && ((input) => readingTime({...input, defaultReadingTime}))
  if (!showReadingTime) return undefined
  const compute: ReadingTime = readingTime ?? sourceReadingTime
  return (input) => {
    const content = removeTitle(input.content)
    return compute({...input, content, defaultReadingTime: sourceReadingTime})
  }
}
