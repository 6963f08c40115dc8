import {Link, useSiteData, translate, interpolate} from '@lectern/client'
import type {VersionBanner} from '@lectern/types'
import {useDocsPageProps} from '../behavior/docs/docs-page.js'
import {useLatestVersion} from '../behavior/docs/use-latest-version.js'

const STATE: Readonly<Record<VersionBanner, string>> = {
  unreleased: translate({
    id: 'theme.docs.versions.unreleasedVersionLabel',
    message: 'This is unreleased documentation for {siteTitle} {versionLabel}.'
  }),
  unmaintained: translate({
    id: 'theme.docs.versions.unmaintainedVersionLabel',
    message:
      'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
  })
}

/**
 * Banner of an unreleased or outdated version, with a link to the same page in the latest version.
 */
export default function DocVersionBanner() {
  const {version, pluginId} = useDocsPageProps()
  return version.banner ? <Banner {...version} banner={version.banner} pluginId={pluginId} /> : null
}

interface BannerProps {
  name: string
  label: string
  banner: VersionBanner
  pluginId: string
}

function Banner({name, label, banner, pluginId}: BannerProps) {
  const {title} = useSiteData().siteConfig
  const latest = useLatestVersion(pluginId)
  const hasNewer = latest.name !== name
  const state = interpolate(STATE[banner], {siteTitle: title, versionLabel: label})
  const suggestion = translate({
    id: 'theme.docs.versions.latestVersionSuggestionLabel',
    message: 'For up-to-date documentation, see {latestVersionLink}.'
  })
  const latestVersionLink = (
    <Link {...latest.linkProps}>
      {translate(
        {
          id: 'theme.docs.versions.latestVersionLinkLabel',
          message: 'the latest version ({versionLabel})'
        },
        {versionLabel: latest.label}
      )}
    </Link>
  )
  return (
    <aside
      className="theme-doc-version-banner alert alert--warning"
      aria-label={translate({
        id: 'theme.docs.versions.bannerAriaLabel',
        message: 'About this version'
      })}
    >
      <p>
        {hasNewer
          ? interpolate(`${state} ${suggestion}`, {latestVersionLink, versionLabel: latest.label})
          : state}
      </p>
    </aside>
  )
}
