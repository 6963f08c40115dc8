import {basename} from 'node:path'
import type {FeedSettings, FeedType} from '../options/feed-options.js'
import {FEED_CSS, FEED_PAGE_CSS} from './feed-css.js'
import {createFeedXslt} from './feed-xslt.js'

/** The stylesheets of a feed. All have CSS, which browsers without XSLT show. */
export interface FeedStyle {
  type: 'rss' | 'atom'
  /** Transformation to HTML, for browsers with XSLT. */
  xslt?: {
    /** Name of its file, beside the feed. */
    file: string
    /** File of the site, relative to the site root. Absent for ours. */
    source?: string
  }
}

/** Name of the stylesheet of feeds. */
const CSS_FILE = 'feed.css'

/** Decides how browsers show a kind of feed. JSON has no style. */
export function findFeedStyle(type: FeedType, xslt: FeedSettings['xslt']): FeedStyle | undefined {
  if (type === 'json') return undefined
  const chosen = typeof xslt === 'object' && xslt !== null ? xslt[type] : xslt
  if (chosen === false || chosen === null) return undefined
  if (chosen === undefined) return {type}
  if (chosen === true) return {type, xslt: {file: `${type}.xsl`}}
  return {type, xslt: {file: basename(chosen), source: chosen}}
}

/** Adds the stylesheets to a feed. Browsers take the first that they support. */
export function addFeedStyle(feed: string, style: FeedStyle | undefined): string {
  if (!style) return feed
  const sheets = [
    ...(style.xslt ? [`<?xml-stylesheet href="${style.xslt.file}" type="text/xsl"?>`] : []),
    `<?xml-stylesheet href="${CSS_FILE}" type="text/css"?>`
  ]
  return feed.replace(/^<\?xml [^>]*\?>/, (declaration) => [declaration, ...sheets].join('\n'))
}

/**
 * Lists the files of styles. CSS is in separate files, as strict content security policies require.
 */
export async function listStyleFiles(
  styles: readonly FeedStyle[],
  readStyle: (file: string) => Promise<string>
): Promise<{file: string; text: string}[]> {
  if (styles.length === 0) return []
  const files = await Promise.all(
    styles.flatMap(({xslt, type}) => (xslt ? [readXslt(type, xslt, readStyle)] : []))
  )
  const hasOurs = styles.some(({xslt}) => xslt && xslt.source === undefined)
  return [
    ...files,
    {file: CSS_FILE, text: FEED_CSS},
    ...(hasOurs ? [{file: 'feed-page.css', text: FEED_PAGE_CSS}] : [])
  ]
}

async function readXslt(
  type: FeedStyle['type'],
  {file, source}: NonNullable<FeedStyle['xslt']>,
  readStyle: (file: string) => Promise<string>
): Promise<{file: string; text: string}> {
  return {file, text: source === undefined ? createFeedXslt(type) : await readStyle(source)}
}
