import type {CheckSettings} from '@lectern/types'
import type {UrlResolver} from '../site/url-resolver.js'
import type {CheckedSite} from '../site/checked-site.js'
import type {DeployManifest} from '../site/deploy-manifest.js'
import {findBrokenReferences} from './find-broken-references.js'
import {findExceededBudgets} from './find-exceeded-budgets.js'
import {findRemovedUrls} from './find-removed-urls.js'
import {findMixedContent} from './find-mixed-content.js'
import {findOrphans} from './find-orphans.js'
import {findPageIssues} from './find-page-issues.js'
import {findRedirectIssues} from './find-redirect-issues.js'
import {findRepeatedTexts} from './find-repeated-texts.js'
import type {Finding} from '../findings/finding.js'
import {createIgnoreTest} from '../findings/ignored-findings.js'

interface CheckInput {
  site: CheckedSite
  resolver: UrlResolver
  check: CheckSettings
  /** URLs of the last deployment, if available. */
  before?: DeployManifest
}

/** Runs all checks that don't need network access. */
export function runChecks({site, resolver, check, before}: CheckInput): Finding[] {
  return [
    ...findBrokenReferences(site, resolver),
    ...findRedirectIssues(site, resolver),
    ...findOrphans(site, resolver),
    ...findRepeatedTexts(site, createIgnoreTest(check.ignore)),
    ...findPageIssues(site),
    ...findMixedContent(site),
    ...findExceededBudgets(site, resolver, check.budgets),
    ...(before ? findRemovedUrls(site, resolver, before) : [])
  ]
}
