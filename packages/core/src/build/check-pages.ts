import path from 'node:path'
import type {ProblemPolicy, SiteConfig, SiteProblem} from '@lectern/types'
import {type ElementPolicies, findBrokenLinks} from '../emit/find-broken-links.js'
import {createSiteLocator} from '../emit/link-location.js'
import {listAnsweredPaths, type OutputPlan} from '../output/output-plan.js'
import {createRouteIndex} from '../routes/route-index.js'
import {findBlockedCode} from '../security/blocked-code-problems.js'
import type {CompiledLocale} from './compile-locale.js'
import type {RenderedPages} from './render-locale.js'
import type {ScannedLocale} from './scan-locale.js'

interface CheckSettings {
  /** All output files that are known before plugins finish the output. */
  plan: OutputPlan
  /** Whether the plan includes files that plugins generate from pages. */
  isWhole: boolean
}

/** Checks the code and the links of all pages. */
export function checkPages(
  {site, scan, unknownParts, possibleTargets}: ScannedLocale,
  {resolved}: CompiledLocale,
  {notes, uncertain}: Pick<RenderedPages, 'notes' | 'uncertain'>,
  {plan, isWhole}: CheckSettings
): readonly SiteProblem[] {
  return [
    ...(unknownParts.isIncomplete ? [] : findBlockedCode(notes)),
    ...findBrokenLinks({
      index: createRouteIndex(scan.manifest.routes),
      pages: notes,
      // With `trailingSlash: false`, hosts serve redirects at paths without a file extension.
      files: new Set([...listAnsweredPaths(plan), ...scan.redirects.map(({from}) => from)]),
      reported: resolved.brokenLinks,
      uncertain,
      locate: createSiteLocator(site),
      elementPolicies: chooseElementPolicies(site.siteConfig),
      casePolicy: chooseCasePolicy(site.siteConfig),
      mayExist: (urlPath) => possibleTargets.isUrl(urlPath) || (!isWhole && isPluginFile(urlPath))
    })
  ]
}

/**
 * Returns the policies for broken links in plain elements. Docusaurus only checks link components,
 * so broken links in other elements don't fail the build of a Docusaurus project.
 */
function chooseElementPolicies(config: SiteConfig): ElementPolicies {
  if (config.compatibility !== 'docusaurus') return {}
  return {
    ...(config.onBrokenLinks === 'fail' && {'broken-link': 'warn'}),
    ...(config.onBrokenAnchors === 'fail' && {'broken-anchor': 'warn'})
  }
}

/**
 * Returns the policy for links whose case differs from the path of their page. Docusaurus's router
 * ignores case, so these links don't fail the build of a Docusaurus project.
 */
function chooseCasePolicy(config: SiteConfig): ProblemPolicy | undefined {
  return config.compatibility === 'docusaurus' && config.onBrokenLinks === 'fail'
    ? 'warn'
    : undefined
}

/**
 * Returns whether a URL may belong to a file that a plugin generates from pages, such as a feed.
 */
function isPluginFile(urlPath: string): boolean {
  const extension = path.posix.extname(urlPath)
  return extension !== '' && extension !== '.html'
}
