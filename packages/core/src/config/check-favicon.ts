import {findFieldPosition} from '@lectern/shared/problems/find-config-position'
import {createStaticProblem, isStaticFileMissing} from '@lectern/shared/pages/static-file'
import type {SiteConfig, SiteContext, SiteProblem} from '@lectern/types'

/** Reports a favicon that isn't in a static folder. */
export function checkFavicon(
  siteConfig: SiteConfig,
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>
): SiteProblem[] {
  const {favicon} = siteConfig
  const site = {siteDir, siteConfig}
  if (favicon === undefined || !isStaticFileMissing(favicon, site)) return []
  const position = findFieldPosition(['favicon'], configSource)
  return [createStaticProblem('The favicon', favicon, position, site)]
}
