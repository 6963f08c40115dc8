import type {CheckSettings} from '@lectern/types'
import type {AddressBook} from '../site/address-book.js'
import type {CheckedSite} from '../site/checked-site.js'
import type {DeployManifest} from '../site/deploy-manifest.js'
import {findBrokenReferences} from './find-broken-references.js'
import {findExceededBudgets} from './find-exceeded-budgets.js'
import {findLostAddresses} from './find-lost-addresses.js'
import {findMixedContent} from './find-mixed-content.js'
import {findOrphans} from './find-orphans.js'
import {findPageIssues} from './find-page-issues.js'
import {findRedirectIssues} from './find-redirect-issues.js'
import {findRepeatedTexts} from './find-repeated-texts.js'
import type {Finding} from '../findings/finding.js'
import {createIgnoreTest} from '../findings/ignored-findings.js'

interface CheckInput {
  site: CheckedSite
  book: AddressBook
  check: CheckSettings
  /** URLs of the last deployment, if available. */
  before?: DeployManifest
}

/** Runs all checks that don't need network access. */
export function runChecks({site, book, check, before}: CheckInput): Finding[] {
  return [
    ...findBrokenReferences(site, book),
    ...findRedirectIssues(site, book),
    ...findOrphans(site, book),
    ...findRepeatedTexts(site, createIgnoreTest(check.ignore)),
    ...findPageIssues(site),
    ...findMixedContent(site),
    ...findExceededBudgets(site, book, check.budgets),
    ...(before ? findLostAddresses(site, book, before) : [])
  ]
}
