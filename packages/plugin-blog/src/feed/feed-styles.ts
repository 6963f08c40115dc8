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
    /** Custom stylesheet, as written in the options. Not set for the default one. */
    source?: string
  }
}

/** A custom XSLT stylesheet. */
export interface OwnStyle {
  text: string
  /** CSS in the file with the same name, which the page that it creates may use. */
  css?: string | undefined
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
  readStyle: (file: string) => Promise<OwnStyle>
): Promise<{file: string; text: string}[]> {
  if (styles.length === 0) return []
  const files = await Promise.all(
    styles.flatMap(({xslt, type}) => (xslt ? [readXslt(type, xslt, readStyle)] : []))
  )
  const hasDefault = styles.some(({xslt}) => xslt && xslt.source === undefined)
  return [
    ...files.flat(),
    {file: CSS_FILE, text: FEED_CSS},
    ...(hasDefault ? [{file: 'feed-page.css', text: FEED_PAGE_CSS}] : [])
  ]
}

async function readXslt(
  type: FeedStyle['type'],
  {file, source}: NonNullable<FeedStyle['xslt']>,
  readStyle: (file: string) => Promise<OwnStyle>
): Promise<{file: string; text: string}[]> {
  if (source === undefined) return [{file, text: createFeedXslt(type)}]
  const {text, css} = await readStyle(source)
  const styles = css === undefined ? [] : [{file: file.replace(/\.\w+$/, '.css'), text: css}]
  return [{file, text}, ...styles]
}
