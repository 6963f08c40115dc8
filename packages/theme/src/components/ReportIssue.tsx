import {Link, translate, useBaseUrl, usePath, useSiteData, useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'

/**
 * Link to a form for reporting a problem with the page. Renders nothing if no form is configured.
 */
export default function ReportIssue() {
  const {issueUrl} = useThemeConfig<Partial<ThemeConfig>>()
  const {siteConfig} = useSiteData()
  const path = usePath()
  const url = useBaseUrl(path)
  if (!issueUrl) return null
  const href = issueUrl
    .replaceAll('{url}', encodeURIComponent(siteConfig.url + url))
    .replaceAll('{path}', encodeURIComponent(path))
  return (
    <Link className="theme-report-issue" href={href} target="_blank" rel="noopener noreferrer">
      {translate({id: 'theme.common.reportIssue', message: 'Report an issue'})}
    </Link>
  )
}
