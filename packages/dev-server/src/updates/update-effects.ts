import {relativePath} from '@lectern/shared/files/relative-path'
import {encodePath} from '@lectern/shared/url/encode-path'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {DevSite} from '../site/dev-site.js'
import type {UpdatePlan} from './plan-update.js'

/** Returns a note to print after the changed files. */
export function describeUpdate(
  plan: UpdatePlan,
  before: DevSite,
  after: DevSite
): string | undefined {
  if (!plan.config || before === after) return undefined
  const labels = ({site}: DevSite) => site.plugins.map(({label}) => label).join(', ')
  return labels(before) === labels(after)
    ? 'configuration reloaded'
    : `restarted with plugins: ${labels(after)}`
}

/** Lists the paths of the pages and the URLs of the static files that an update changes. */
export function listAffected(plan: UpdatePlan, site: DevSite) {
  return {pages: listPages(plan, site), files: listStaticUrls(plan, site)}
}

/** Returns the paths of the pages that an update changes. */
function listPages(plan: UpdatePlan, {site, pagesBySource}: DevSite): 'all' | readonly string[] {
  if (plan.config || plan.scan || plan.bundle) return 'all'
  return plan.contents.flatMap((file) => pagesBySource.get(relativePath(site.siteDir, file)) ?? [])
}

/** Returns the URL paths of changed static files, with the base URL. */
function listStaticUrls({staticFiles}: UpdatePlan, {site}: DevSite): string[] {
  return staticFiles.map((file) => addBaseUrl(encodePath(file), site.siteConfig.baseUrl))
}

/** Returns the new paths of moved pages, by previous path. */
export function listMoves(
  changed: readonly string[],
  before: DevSite,
  after: DevSite
): Record<string, string> {
  if (before === after) return {}
  const {siteDir, siteConfig} = after.site
  const former = listSourcePages(before)
  const current = listSourcePages(after)
  const moves: Record<string, string> = {}
  for (const file of changed) {
    const source = relativePath(siteDir, file)
    const [from, to] = [former.get(source), current.get(source)]
    if (from === undefined || to === undefined || from === to) continue
    moves[from] = addBaseUrl(encodeURI(to), siteConfig.baseUrl)
  }
  return moves
}

/** Returns the path of each source's own page. */
function listSourcePages({scan}: DevSite): Map<string, string> {
  return new Map(
    scan.manifest.routes.flatMap(({path: routePath, source, isSourcePage}) =>
      source !== undefined && isSourcePage ? [[source, routePath] as const] : []
    )
  )
}
