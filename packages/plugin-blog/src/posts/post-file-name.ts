import {parseDate} from '@lectern/shared/text/parse-date'
import type {SiteConfig} from '@lectern/types'

/** The parts of a post's file path. */
export interface PostFileName {
  /** Date such as `2021-08-26`. Not set if the path doesn't contain one. */
  date?: string
  /** Default path below the blog, without a leading slash, such as `2021/08/26/welcome`. */
  slug: string
  /** Name without date and extension. This is the default title. */
  name: string
}

const DATED = /^(.*?)(\d{4})([-/])(\d{1,2})\3(\d{1,2})[-/]?(.*)$/

/**
 * Parses the date and the name in the path of a post, such as `2021-08-26-welcome.md`,
 * `2021-08-26-welcome/index.md` or `2021/08/26/welcome.md`.
 *
 * @param compatibility - In Docusaurus projects, paths are the same as in Docusaurus: `2021-8-6` isn't
 *   padded, and `2021-08-26/index.md` keeps the name `index`.
 */
export function parsePostFileName(
  file: string,
  compatibility?: SiteConfig['compatibility']
): PostFileName {
  return compatibility ? parseForeignName(file) : parseOwnName(file)
}

function parseOwnName(file: string): PostFileName {
  const bare = file.replace(/\.\w+$/, '').replace(/(?<=.)\/index$/, '')
  const match = DATED.exec(bare)
  if (!match) return {slug: bare, name: lastPart(bare)}
  const [, folder = '', year = '', , month = '', day = '', text = ''] = match
  const parts = [year, month.padStart(2, '0'), day.padStart(2, '0')]
  const slug = [...parts, `${folder}${text}`].filter(Boolean).join('/')
  return {date: parts.join('-'), slug, name: lastPart(text || slug)}
}

const FOREIGN = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.\w+$/

function parseForeignName(file: string): PostFileName {
  const [, folder = '', written, text = ''] = FOREIGN.exec(file) ?? []
  if (written === undefined) {
    const name = file.replace(/(?:\/index)?\.\w+$/, '')
    return {slug: name, name}
  }
  const parts = written.split(/[-/]/)
  const date = parts.map((part) => part.padStart(2, '0')).join('-')
  const rest = `${folder}${text}`
  return {date, slug: [...parts, ...(rest === '' ? [] : [rest])].join('/'), name: text}
}

/**
 * Returns the date in the path of a post (ISO 8601, UTC). Returns `undefined` if it's missing or
 * invalid.
 */
export function findNameDate(file: string): string | undefined {
  return parseDate(parsePostFileName(file).date ?? '')
}

function lastPart(slug: string): string {
  return slug.split('/').at(-1) ?? slug
}
