import {interpolate, Link, translate, useSiteData} from '@lectern/client'
import type {VersionBanner} from '@lectern/types'
import {useDocsPageProps} from '@lectern/theme/behavior/docs/docs-page'
import {useLatestVersion} from '@lectern/theme/behavior/docs/use-latest-version'
import type {ReactNode} from 'react'

/** Props of Docusaurus's `DocVersionBanner`. */
export interface Props {
  className?: string
}

/** The banner of an unreleased or outdated version, in two blocks with bold versions. */
export default function DocVersionBanner({className = ''}: Props) {
  const {version, pluginId} = useDocsPageProps()
  if (!version.banner) return null
  // There's no text between the blocks, because hosts that shorten HTML remove it.
  return (
    <div
      className={`${className} theme-doc-version-banner alert alert--warning margin-bottom--md`.trim()}
      role="alert"
    >
      <div>
        <State banner={version.banner} label={version.label} />
      </div>
      <Suggestion pluginId={pluginId} version={version.name} />
    </div>
  )
}

function State({banner, label}: {banner: VersionBanner; label: string}): ReactNode {
  const values = {siteTitle: useSiteData().siteConfig.title, versionLabel: <b>{label}</b>}
  const message =
    banner === 'unreleased'
      ? translate({
          id: 'theme.docs.versions.unreleasedVersionLabel',
          message: 'This is unreleased documentation for {siteTitle} {versionLabel}.'
        })
      : translate({
          id: 'theme.docs.versions.unmaintainedVersionLabel',
          message:
            'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
        })
  return interpolate(message, values)
}

/** Links to the same page in the latest version, unless that's the version of the page. */
function Suggestion({pluginId, version}: {pluginId: string; version: string}) {
  const latest = useLatestVersion(pluginId)
  if (latest.name === version) return null
  const latestVersionLink = (
    <b>
      <Link {...latest.linkProps}>
        {translate(
          {
            id: 'theme.docs.versions.latestVersionLinkLabel',
            message: 'the latest version ({versionLabel})'
          },
          {versionLabel: latest.label}
        )}
      </Link>
    </b>
  )
  const message = translate({
    id: 'theme.docs.versions.latestVersionSuggestionLabel',
    message: 'For up-to-date documentation, see {latestVersionLink}.'
  })
  return (
    <div className="margin-top--md">
      {interpolate(message, {latestVersionLink, versionLabel: latest.label})}
    </div>
  )
}
