import type {DocsLayoutProps} from '@lectern/types'

/** Names the version of a page, where the docs have more than one. */
export default function DocVersionBadge({version}: Pick<DocsLayoutProps, 'version'>) {
  if (!version.badge) return null
  return <span className="badge theme-doc-version-badge">{`Version: ${version.label}`}</span>
}
