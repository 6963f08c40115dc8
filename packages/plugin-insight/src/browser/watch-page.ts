import {hidePersonal, type InsightEvent} from './events.js'

/** The parts of `window` that the plugin uses. */
export interface WatchedWindow {
  document: Pick<Document, 'addEventListener' | 'getElementById' | 'querySelector' | 'referrer'>
  navigator: Pick<Navigator, 'sendBeacon' | 'doNotTrack'> & {globalPrivacyControl?: boolean}
  location: Pick<Location, 'pathname' | 'origin'>
  setTimeout(run: () => void, delay: number): number
  clearTimeout(timer: number | undefined): void
}

/** Time without typing after which a query is considered finished, in milliseconds. */
const PAUSE = 1500

/** Minimum length of a query. A shorter one is probably unfinished. */
const MIN_QUERY = 3

/** Sends events about a page, unless the reader has opted out of tracking. */
export function watchPage(window: WatchedWindow): void {
  const {document, navigator, location} = window
  const endpoint = document.querySelector<HTMLMetaElement>('meta[name=site-insight]')?.content
  if (!endpoint || navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return
  const sent = new Set<string>()
  const send = (event: InsightEvent) => {
    const text = JSON.stringify(event)
    if (sent.has(text)) return
    sent.add(text)
    // Plain text doesn't require a preflight request, even if the endpoint is on a different host.
    navigator.sendBeacon(endpoint, text)
  }
  if (isMissing(document)) send({type: 'page-missing', ...describeMissing(document, location)})
  let timer: number | undefined
  document.addEventListener('site:search', (event) => {
    window.clearTimeout(timer)
    const {query, count} = readDetail(event)
    if (count !== 0 || typeof query !== 'string' || query.trim().length < MIN_QUERY) return
    timer = window.setTimeout(
      () => send({type: 'search-empty', query: hidePersonal(query), path: location.pathname}),
      PAUSE
    )
  })
  document.addEventListener('site:vote', (event) => {
    const {vote, text} = readVote(event)
    if (vote) send({type: 'vote', vote, ...(text && {text}), path: location.pathname})
  })
  document.addEventListener('site:comment', (event) => {
    const {vote, text} = readVote(event)
    if (vote && text) send({type: 'comment', vote, text, path: location.pathname})
  })
}

function readVote(event: Event): {vote?: string; text?: string} {
  const {vote, text} = readDetail(event)
  return {
    ...(typeof vote === 'string' && {vote}),
    ...(typeof text === 'string' && {text: hidePersonal(text)})
  }
}

function readDetail(event: Event): Readonly<Record<string, unknown>> {
  const detail: unknown = 'detail' in event ? event.detail : undefined
  return typeof detail === 'object' && detail !== null ? {...detail} : {}
}

/** Tests whether this is the not-found page, which hosts serve for any missing page. */
function isMissing(document: WatchedWindow['document']): boolean {
  const text = document.getElementById('__page')?.textContent ?? '{}'
  return text.includes('"path":"/404.html"')
}

/** Describes a missing page. Includes the page with the broken link if it's part of the site. */
function describeMissing(
  {referrer}: WatchedWindow['document'],
  {pathname, origin}: WatchedWindow['location']
): {path: string; from?: string} {
  const isOwn = referrer.startsWith(`${origin}/`)
  return {path: pathname, ...(isOwn && {from: new URL(referrer).pathname})}
}
