import GithubSlugger from 'github-slugger'
import {mapOutsideFences} from '../source/code-fences.js'

/** Options for adding heading IDs to a text. */
export interface HeadingIdOptions {
  format: 'md' | 'mdx'
  /** Keeps uppercase letters. */
  maintainCase?: boolean
  /** Overwrites existing IDs. */
  overwrite?: boolean
}

const MARK = /^[ \t>]*#{1,6}[ \t]+/
const OWN_ID = /(?<![ \t])[ \t]*\{(?:#([^{}\s]+)|\/\*[ \t]*#([^{}\s*]+)[ \t]*\*\/)\}$/

/**
 * Adds an ID to every heading without one, so that links keep working if the heading changes.
 * Supports headings with `#` and skips level 1, which is the page title.
 */
export function writeHeadingIds(text: string, options: HeadingIdOptions): string {
  const slugger = createSlugger(text, options)
  const [, front = '', body = ''] =
    /^(---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(text) ?? []
  const written = mapOutsideFences(body, (run) =>
    run
      .split('\n')
      .map((line) => writeId(line, slugger, options))
      .join('\n')
  )
  return front + written
}

/** Creates a slugger that never generates an existing ID. */
function createSlugger(text: string, {overwrite}: HeadingIdOptions): GithubSlugger {
  const slugger = new GithubSlugger()
  if (overwrite) return slugger
  mapOutsideFences(text, (run) => {
    for (const line of run.split('\n')) {
      const id = readId(splitHeading(line.replace(/\r$/, '')).title)
      if (id !== undefined) slugger.slug(id, true)
    }
    return run
  })
  return slugger
}

/**
 * Splits a heading into its marker, including spaces, and its title. Both are empty for other
 * lines.
 */
function splitHeading(line: string): {mark: string; title: string} {
  const mark = MARK.exec(line)?.[0] ?? ''
  const title = mark === '' ? '' : line.slice(mark.length)
  return {mark, title: title.replace(/(?<![ \t])[ \t]+$/, '')}
}

function readId(title: string): string | undefined {
  const match = OWN_ID.exec(title)
  return match?.[1] ?? match?.[2]
}

function writeId(line: string, slugger: GithubSlugger, options: HeadingIdOptions): string {
  const end = line.endsWith('\r') ? '\r' : ''
  const {mark, title} = splitHeading(line.slice(0, line.length - end.length))
  if (!mark.includes('##') || title === '') return line
  if (readId(title) !== undefined && !options.overwrite) return line
  const bare = title.replace(OWN_ID, '').replace(/(?<![ \t])[ \t]+#+$/, '')
  const id = slugger.slug(plainTitle(bare), options.maintainCase)
  const written = options.format === 'mdx' ? `{/* #${id} */}` : `{#${id}}`
  return `${mark}${bare} ${written}${end}`
}

/** Returns the text of a heading without Markdown syntax. */
function plainTitle(title: string): string {
  return title
    .replace(/!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<[^<>]+>/g, '')
    .replace(/\*\*|__|~~|`/g, '')
    .trim()
}
