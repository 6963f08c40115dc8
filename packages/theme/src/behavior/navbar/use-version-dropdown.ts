import {
  findMainDoc,
  translate,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions
} from '@lectern/client'
import {chooseVersions} from './choose-versions.js'
import type {NavbarItemProps} from './navbar-item-props.js'

/** Props of a dropdown with docs versions. */
export interface VersionDropdown extends NavbarItemProps {
  items: readonly NavbarItemProps[]
  /** Path of the current page, or of the first page, in the version of the label. */
  path?: string
}

/**
 * Returns the props of a dropdown that links to the current page in other versions. If a version
 * doesn't have the page, it links to the version's first page. The label is the current version.
 */
export function useVersionDropdown({
  docsPluginId,
  dropdownActiveClassDisabled: _isNeverActive,
  dropdownItemsBefore = [],
  dropdownItemsAfter = [],
  versions: shown,
  ...item
}: NavbarItemProps): VersionDropdown {
  const versions = chooseVersions(useVersions(docsPluginId), shown)
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId)
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId)
  const candidates = useDocsVersionCandidates(docsPluginId)
  const links = versions.map(
    (version): NavbarItemProps => ({
      label: version.label,
      to: (alternateDocVersions[version.name] ?? findMainDoc(version)).path,
      isActive: version.name === activeVersion?.name,
      onClick: () => savePreferredVersionName(version.name)
    })
  )
  const named = candidates.find(({name}) => versions.some((version) => version.name === name))
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter]
  const path = links[named ? versions.findIndex(({name}) => name === named.name) : 0]?.to
  const current = item.label ?? named?.label ?? versions[0]?.label
  const all = {id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}
  const isMenu = item.mobile && items.length > 1
  return {...item, items, path, label: isMenu ? (item.label ?? translate(all)) : current}
}
