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
