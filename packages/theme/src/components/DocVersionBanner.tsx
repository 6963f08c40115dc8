import {
  findMainDoc,
  Link,
  useDocsPreferredVersion,
  useDocVersionSuggestions,
  useSiteData
} from '@lectern/client'
import type {VersionBanner} from '@lectern/types'
import {useDocsPageProps} from '../behaviour/docs-page.js'

const STATE: Readonly<Record<VersionBanner, string>> = {
  unreleased: 'which is not released yet',
  unmaintained: 'which is no longer maintained'
}

/** Tells readers of a version that is too new or too old, and leads to the same page in the last one. */
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
  const {latestVersionSuggestion: latest, latestDocSuggestion} = useDocVersionSuggestions(pluginId)
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId)
  const hasNewer = latest.name !== name
  return (
    <aside
      className="theme-doc-version-banner alert alert--warning"
      aria-label="About this version"
    >
      <p>
        {`This page is about ${title} ${label}, ${STATE[banner]}.${hasNewer ? ' For up-to-date documentation, see ' : ''}`}
        {hasNewer && (
          <>
            <Link
              to={(latestDocSuggestion ?? findMainDoc(latest)).path}
              onClick={() => savePreferredVersionName(latest.name)}
            >
              {`the latest version (${latest.label})`}
            </Link>
            .
          </>
        )}
      </p>
    </aside>
  )
}
