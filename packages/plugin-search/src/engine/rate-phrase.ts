import {stemmer} from 'stemmer'
import type {TextPage} from '../index-format/index-format.js'
import {findTerms, foldTerm} from '../words/terms.js'
import type {SearchQuery} from './search-query.js'

/** Factor if the page title equals the query. */
const SAME_TITLE = 1.4
/**
 * Factor if the section heading equals the query. It's lower, because short headings occur on many
 * pages.
 */
const SAME_HEADING = 1.3
const HEADING_HAS_IT = 1.15
const TEXT_HAS_IT = 1.1
/** Factor if the URL ends with the query. */
const SAME_ADDRESS = 1.15

/** Returns a score factor for a section, based on where it contains the query as a phrase. */
export function ratePhrase(
  {phrase, words}: SearchQuery,
  {page, index}: {page: TextPage; index: number}
): number {
  const [id, , heading, text] = page.sections[index] ?? ['', 0, '', '']
  const title = id === '' ? page.title : heading
  const asked = plain(phrase)
  const named = plain(title)
  let rate = 1
  if (stemAll(asked) === stemAll(named)) rate *= id === '' ? SAME_TITLE : SAME_HEADING
  else if (words.length > 1 && ` ${named} `.includes(` ${asked} `)) rate *= HEADING_HAS_IT
  if (words.length > 1 && foldTerm(text).includes(phrase)) rate *= TEXT_HAS_IT
  if (id === '' && isLastOf(page.url, asked)) rate *= SAME_ADDRESS
  return rate
}

function isLastOf(url: string, asked: string): boolean {
  const last = decodeSafely(url.replace(/\/$/, '').split('/').at(-1) ?? '')
  return last !== '' && plain(last) === asked
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Normalizes text to words separated by single spaces. */
function plain(text: string): string {
  return [...findTerms(text)].flatMap(({words}) => words).join(' ')
}

function stemAll(text: string): string {
  return text
    .split(' ')
    .map((word) => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word))
    .join(' ')
}
