import {translate} from '@lectern/client'
import {useDocsPageProps} from '../behavior/docs/docs-page.js'

/** Shows the version of a page if the docs have more than one. */
export default function DocVersionBadge() {
  const {version} = useDocsPageProps()
  if (!version.badge) return null
  return (
    <span className="badge theme-doc-version-badge">
      {translate(
        {id: 'theme.docs.versionBadge.label', message: 'Version: {versionLabel}'},
        {versionLabel: version.label}
      )}
    </span>
  )
}
