import {countWords} from '@lectern/shared/text/count-words'

/** What a site's own function for the reading time gets. */
export interface ReadingTimeInput {
  /** The text of the post without its front matter, as its author wrote it. */
  content: string
  frontMatter: Readonly<Record<string, unknown>>
  locale: string
  /** Minutes for the words of a text; 200 words take one unless told otherwise. */
  defaultReadingTime(input: {
    content: string
    locale?: string
    options?: {wordsPerMinute?: number}
  }): number
}

/** Says how many minutes a post takes; nothing returned means that the post shows no time. */
export type ReadingTime = (input: ReadingTimeInput) => number | undefined

const WORDS_PER_MINUTE = 200

/** The function that a site's own one may call: words of all languages, without tags and addresses. */
export const defaultReadingTime: ReadingTimeInput['defaultReadingTime'] = ({
  content,
  options: {wordsPerMinute = WORDS_PER_MINUTE} = {}
}) => countWords(removeMarkup(content)) / wordsPerMinute

function removeMarkup(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:import|export)\s.*$/gm, ' ')
}
