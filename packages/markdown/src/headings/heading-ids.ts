import GithubSlugger from 'github-slugger'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {mapOutsideFences} from '../source/code-fences.js'
import {readHeadingText} from './remark-heading-ids.js'

/** Ways to write an ID after a heading: in braces, or in a comment of MDX. */
export type HeadingIdSyntax = 'classic' | 'mdx-comment'

/** Options for adding heading IDs to a text. */
export interface HeadingIdOptions {
  format: 'md' | 'mdx'
  /** Keeps uppercase letters. */
  maintainCase?: boolean
  /** Overwrites existing IDs. */
  overwrite?: boolean
  /** By default, depends on the format. */
  syntax?: HeadingIdSyntax
  /** Rewrites existing IDs with a different syntax. */
  migrate?: boolean
}

const MARK = /^[ \t>]*#{1,6}[ \t]+/
const OWN_ID = /(?<![ \t])[ \t]*\{(?:#([^{}\s]+)|\/\*[ \t]*#([^{}\s*]+)[ \t]*\*\/)\}$/

/**
 * Adds an ID to every heading without one, so that links keep working if the heading changes. It's
 * the ID that the page already has. Supports headings with `#` and skips level 1, which is the page
 * title.
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
  if (title === '') return line
  const own = readId(title)
  const kept = options.overwrite ? undefined : own
  if (kept !== undefined && !options.migrate) return line
  const bare = title.replace(OWN_ID, '').replace(/(?<![ \t])[ \t]+#+$/, '')
  const id = kept ?? slugger.slug(plainTitle(bare), options.maintainCase)
  // The title of the page only needs an ID that the other headings can't have.
  if (!mark.includes('##')) return line
  const {syntax = options.format === 'mdx' ? 'mdx-comment' : 'classic'} = options
  const written = syntax === 'mdx-comment' ? `{/* #${id} */}` : `{#${id}}`
  return `${mark}${bare} ${written}${end}`
}

/** Returns the text of a heading without Markdown syntax, as on the page. */
function plainTitle(title: string): string {
  // The page may define the targets of links anywhere.
  const targets = [...title.matchAll(/\]\[([^[\]]+)\]/g)].map(([, name]) => `[${name}]: #\n`)
  const {children} = unified()
    .use(remarkParse)
    .parse(`# ${title}\n\n${targets.join('')}`)
  const [heading] = children
  return heading?.type === 'heading' ? readHeadingText(heading).trim() : title
}
