import {addBaseUrl, isSamePath} from '@lectern/shared/url/url-path'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {Finding} from '../findings/finding.js'
import type {FindingSubject} from '../findings/ignored-findings.js'

type Field = 'title' | 'description'

/**
 * Finds pages that look the same in search results and browser tabs. Rules: `duplicate-title` and
 * `duplicate-description`, with one finding per text. Pages are only compared within their docs
 * version and locale. Pages with another page as their canonical URL are excluded.
 */
export function findRepeatedTexts(
  site: CheckedSite,
  isIgnored: (subject: FindingSubject) => boolean
): Finding[] {
  const pages = site.pages.filter((page) => isFound(page, site))
  return (['title', 'description'] as const).flatMap((field) => {
    const rule = `duplicate-${field}` as const
    // Ignored pages don't count as duplicates.
    const wanted = pages.filter(
      ({path, [field]: target = ''}) => !isIgnored({rule, target, page: path})
    )
    return findRepeated(wanted, field)
  })
}

function isFound(page: CheckedPage, {url, baseUrl}: CheckedSite): boolean {
  const {plugin, isIndexed, canonical, path} = page
  if (!plugin || !isIndexed || path === '/404.html') return false
  if (canonical === undefined || !URL.canParse(canonical, url)) return true
  return isSamePath(new URL(canonical, url).pathname, addBaseUrl(path, baseUrl))
}

function findRepeated(pages: readonly CheckedPage[], field: Field): Finding[] {
  const holders = new Map<string, CheckedPage[]>()
  for (const page of pages) {
    const text = page[field]
    if (!text) continue
    const key = `${page.folder} ${page.scope} ${text}`
    const known = holders.get(key)
    if (known) known.push(page)
    else holders.set(key, [page])
  }
  return [...holders.values()]
    .filter((same) => same.length > 1)
    .map((same) => describe(same, field))
}

function describe(pages: readonly CheckedPage[], field: Field): Finding {
  const text = pages[0]?.[field] ?? ''
  const shown = pages.slice(0, 3).map(({path}) => path)
  const others = pages.length - shown.length
  const list = `${shown.join(', ')}${others > 0 ? ` and ${others} more` : ''}`
  return {
    rule: `duplicate-${field}`,
    message: `The ${field} "${text}" is used by ${pages.length} pages: ${list}.`,
    hint: `Give each page a unique ${field}.`,
    target: text,
    locations: pages.map(({file}) => ({file})),
    written: {kind: 'field', field}
  }
}
