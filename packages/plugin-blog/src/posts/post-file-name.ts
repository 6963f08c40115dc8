import {parseDate} from '@lectern/shared/text/parse-date'

/** Facts from the path of a post's file. */
export interface PostFileName {
  /** `2021-08-26`; absent when the name holds no date. */
  date?: string
  /** Default path below the blog, without a leading slash: `2021/08/26/welcome`. */
  slug: string
  /** The name without date and ending, for a title. */
  name: string
}

const DATED = /^(.*?)(\d{4})([-/])(\d{1,2})\3(\d{1,2})[-/]?(.*)$/

/**
 * Reads date and name from the path of a post: `2021-08-26-welcome.md`,
 * `2021-08-26-welcome/index.md` or `2021/08/26/welcome.md`.
 */
export function parsePostFileName(file: string): PostFileName {
  const bare = file.replace(/\.\w+$/, '').replace(/(?<=.)\/index$/, '')
  const match = DATED.exec(bare)
  if (!match) return {slug: bare, name: lastPart(bare)}
  const [, folder = '', year = '', , month = '', day = '', text = ''] = match
  const parts = [year, month.padStart(2, '0'), day.padStart(2, '0')]
  const slug = [...parts, `${folder}${text}`].filter(Boolean).join('/')
  return {date: parts.join('-'), slug, name: lastPart(text || slug)}
}

/** Returns the date in the path of a post: ISO 8601, UTC. `2026-13-01-heron.md` has none. */
export function findNameDate(file: string): string | undefined {
  return parseDate(parsePostFileName(file).date ?? '')
}

function lastPart(slug: string): string {
  return slug.split('/').at(-1) ?? slug
}
