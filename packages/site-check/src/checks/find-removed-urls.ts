import {findNearest} from '@lectern/shared/text/nearest'
import type {UrlResolver} from '../site/url-resolver.js'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {DeployManifest} from '../site/deploy-manifest.js'
import type {Finding} from '../findings/finding.js'
import {createNearestPaths} from '../site/nearest-paths.js'

type KeptPage = DeployManifest['pages'][string]

/**
 * Finds URLs that existed in the last deployment but no longer exist. Rules: `lost-anchor`, and
 * `lost-url`, which suggests a redirect.
 */
export function findRemovedUrls(
  site: CheckedSite,
  resolver: UrlResolver,
  before: DeployManifest
): Finding[] {
  const suggest = createSuggestion(site)
  const pages = Object.entries(before.pages).flatMap(([path, kept]) => {
    const target = resolver.find(path)
    if (target.kind === 'missing') return [removedUrl(path, suggest(path, kept))]
    return target.kind === 'page' ? findRemovedAnchors(path, kept, target.page) : []
  })
  const redirects = before.redirects.filter((from) => resolver.find(from).kind === 'missing')
  return [...pages, ...redirects.map((from) => removedUrl(from, suggest(from)))]
}

function removedUrl(path: string, to: string | undefined): Finding {
  return {
    rule: 'lost-url',
    message: `The URL ${path} no longer exists. It was part of the saved list.`,
    hint: to
      ? `Add a redirect, e.g. \`{from: '${path}', to: '${to}'}\`.`
      : 'Add a redirect to its replacement, or restore the page.',
    target: path,
    locations: []
  }
}

function findRemovedAnchors(path: string, kept: KeptPage, page: CheckedPage): Finding[] {
  const ids = new Set(page.ids)
  return kept.anchors
    .filter((anchor) => !ids.has(anchor))
    .map((anchor) => {
      const near = findNearest(anchor, page.anchors.slice(0, 200))
      return {
        rule: 'lost-anchor',
        message: `The anchor ${path}#${anchor} no longer exists. It was part of the saved list.`,
        hint: near
          ? `If #${near} is the same heading, restore its old ID, e.g. \`{#${anchor}}\`.`
          : `Add the old ID to the heading that replaced it, e.g. \`{#${anchor}}\`.`,
        target: `${path}#${anchor}`,
        locations: [{file: page.file}]
      }
    })
}

/**
 * Creates a function that guesses the new URL of a page by its source file, title or last path
 * segment, or else by a similar path.
 */
function createSuggestion({pages}: CheckedSite) {
  const bySource = indexUnique(pages, ({source}) => source)
  const byTitle = indexUnique(pages, ({title}) => title)
  const byName = indexUnique(pages, ({path}) => lastSegment(path))
  const findNear = createNearestPaths(pages.map(({path}) => path))
  return (path: string, {source, title}: Partial<KeptPage> = {}): string | undefined =>
    bySource.get(source ?? '') ??
    byTitle.get(title ?? '') ??
    byName.get(lastSegment(path)) ??
    findNear(path)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Indexes pages by a property, without values that several pages share. */
function indexUnique(
  pages: readonly CheckedPage[],
  keyOf: (page: CheckedPage) => string | undefined
): ReadonlyMap<string, string> {
  const counts = new Map<string, {count: number; path: string}>()
  for (const page of pages) {
    const key = keyOf(page)
    if (key) counts.set(key, {count: (counts.get(key)?.count ?? 0) + 1, path: page.path})
  }
  return new Map(
    [...counts].flatMap(([key, {count, path}]) => (count === 1 ? [[key, path] as const] : []))
  )
}
