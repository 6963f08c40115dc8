import {basename} from 'node:path'
import type {FeedSettings, FeedType} from '../options/feed-options.js'
import {FEED_CSS} from './feed-css.js'
import {createFeedXslt} from './feed-xslt.js'

/** The style sheet of a feed. */
export interface FeedStyle {
  /** Its name beside the feed. */
  file: string
  /** Where the site has it, relative to the site folder; absent for ours. */
  source?: string
  type: 'rss' | 'atom'
}

/** Decide how a kind of feed looks in a browser; JSON has no style. */
export function findFeedStyle(type: FeedType, xslt: FeedSettings['xslt']): FeedStyle | undefined {
  if (type === 'json') return undefined
  const chosen = typeof xslt === 'object' && xslt !== null ? xslt[type] : xslt
  if (!chosen) return undefined
  return chosen === true
    ? {type, file: `${type}.xsl`}
    : {type, file: basename(chosen), source: chosen}
}

/** The files of styles; the colours of ours stand in a file of their own, as a strict policy wants it. */
export async function listStyleFiles(
  styles: readonly FeedStyle[],
  readStyle: (file: string) => Promise<string>
): Promise<{file: string; text: string}[]> {
  const files = await Promise.all(
    styles.map(async ({file, source, type}) => ({
      file,
      text: source === undefined ? createFeedXslt(type) : await readStyle(source)
    }))
  )
  const hasOurs = styles.some(({source}) => source === undefined)
  return hasOurs ? [...files, {file: 'feed.css', text: FEED_CSS}] : files
}
