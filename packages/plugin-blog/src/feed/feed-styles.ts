import {basename} from 'node:path'
import type {FeedSettings, FeedType} from '../options/feed-options.js'
import {FEED_CSS, FEED_PAGE_CSS} from './feed-css.js'
import {createFeedXslt} from './feed-xslt.js'

/** The stylesheets of a feed. CSS is always included, for browsers without XSLT. */
export interface FeedStyle {
  type: 'rss' | 'atom'
  /** XSLT stylesheet that converts the feed to HTML. */
  xslt?: {
    /** Output filename, relative to the folder of the feed. */
    file: string
    /** Custom stylesheet, relative to the site root. Not set for the default one. */
    source?: string
  }
}

/** Output filename of the CSS. */
const CSS_FILE = 'feed.css'

/** Returns the stylesheets for a feed format. JSON feeds don't have any. */
export function findFeedStyle(type: FeedType, xslt: FeedSettings['xslt']): FeedStyle | undefined {
  if (type === 'json') return undefined
  const chosen = typeof xslt === 'object' && xslt !== null ? xslt[type] : xslt
  if (chosen === false || chosen === null) return undefined
  if (chosen === undefined) return {type}
  if (chosen === true) return {type, xslt: {file: `${type}.xsl`}}
  return {type, xslt: {file: basename(chosen), source: chosen}}
}

/** Adds the stylesheets to a feed. Browsers use the first one that they support. */
export function addFeedStyle(feed: string, style: FeedStyle | undefined): string {
  if (!style) return feed
  const sheets = [
    ...(style.xslt ? [`<?xml-stylesheet href="${style.xslt.file}" type="text/xsl"?>`] : []),
    `<?xml-stylesheet href="${CSS_FILE}" type="text/css"?>`
  ]
  return feed.replace(/^<\?xml [^>]*\?>/, (declaration) => [declaration, ...sheets].join('\n'))
}

/**
 * Lists the stylesheet files. CSS is in separate files, because a strict content security policy
 * doesn't allow inline styles.
 */
export async function listStyleFiles(
  styles: readonly FeedStyle[],
  readStyle: (file: string) => Promise<string>
): Promise<{file: string; text: string}[]> {
  if (styles.length === 0) return []
  const files = await Promise.all(
    styles.flatMap(({xslt, type}) => (xslt ? [readXslt(type, xslt, readStyle)] : []))
  )
  const hasDefault = styles.some(({xslt}) => xslt && xslt.source === undefined)
  return [
    ...files,
    {file: CSS_FILE, text: FEED_CSS},
    ...(hasDefault ? [{file: 'feed-page.css', text: FEED_PAGE_CSS}] : [])
  ]
}

async function readXslt(
  type: FeedStyle['type'],
  {file, source}: NonNullable<FeedStyle['xslt']>,
  readStyle: (file: string) => Promise<string>
): Promise<{file: string; text: string}> {
  return {file, text: source === undefined ? createFeedXslt(type) : await readStyle(source)}
}
