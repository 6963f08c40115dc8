import type {SiteProblem} from '@lectern/types'
import {loadDevSite, rescanDevSite, type DevSite, type DevSiteSettings} from '../site/dev-site.js'
import {describeFailure} from './describe-failure.js'
import type {UpdatePlan} from './plan-update.js'

/** Errors in the configuration, and errors of the scan. */
export interface Failures {
  config: readonly SiteProblem[]
  scan: readonly SiteProblem[]
}

/** The site, and the errors of files that couldn't be reloaded. */
export interface ReloadedSite {
  site: DevSite
  failures: Failures
}

/** Reloads the configuration or the content. If that fails, the site is unchanged. */
export async function reloadSite(
  {config, scan}: UpdatePlan,
  {site, failures}: ReloadedSite,
  settings: DevSiteSettings
): Promise<ReloadedSite> {
  try {
    if (config)
      return {
        site: await loadDevSite(settings, site.reader.memory()),
        failures: {config: [], scan: []}
      }
    if (scan)
      return {site: await rescanDevSite(site, settings.now), failures: {...failures, scan: []}}
    return {site, failures}
  } catch (error) {
    // A successful scan doesn't clear errors in the configuration.
    return {site, failures: {...failures, [config ? 'config' : 'scan']: describeFailure(error)}}
  }
}
