import type {SiteProblem} from '@lectern/types'
import {findBrokenLinks} from '../emit/find-broken-links.js'
import {listAnsweredPaths, type OutputPlan} from '../output/output-plan.js'
import {joinFailures} from '../pages/join-failures.js'
import {failOnProblems} from '../report/fail-on-problems.js'
import {createRouteIndex} from '../routes/route-index.js'
import {findBlockedCode} from '../security/blocked-code-problems.js'
import type {CompiledSite} from './compile-site.js'
import type {RenderedPages} from './render-site.js'
import type {ScannedPlace} from './scan-place.js'

interface CheckSettings {
  /** What earlier stages found. */
  problems: readonly SiteProblem[]
  /** Every file of the output that is known before plugins finish it. */
  plan: OutputPlan
}

/**
 * Checks the links of all pages and reports the problems of all stages together.
 *
 * @returns Warnings.
 * @throws SiteError with the problems that the site's policies let fail.
 */
export function checkPages(
  {site, scanned}: ScannedPlace,
  {resolved}: CompiledSite,
  {rendered, notes}: RenderedPages,
  {problems, plan}: CheckSettings
): readonly SiteProblem[] {
  const found = [
    ...problems,
    ...joinFailures(rendered),
    ...findBlockedCode(notes),
    ...findBrokenLinks({
      index: createRouteIndex(scanned.manifest.routes),
      pages: notes,
      // With `trailingSlash: false` hosts answer a redirect without the extension of its file.
      files: new Set([...listAnsweredPaths(plan), ...scanned.redirects.map(({from}) => from)]),
      reported: resolved.brokenLinks
    })
  ]
  return failOnProblems(found, site.siteConfig)
}
