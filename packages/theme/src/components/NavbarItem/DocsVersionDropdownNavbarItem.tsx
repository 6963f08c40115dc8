import {
  findMainDoc,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  translate
} from '@lectern/client'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'
import {chooseVersions} from '../../behavior/navbar/choose-versions.js'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/**
 * A dropdown that links to the current page in other versions. If a version doesn't have the page,
 * it links to the version's first page. The label is the current version.
 */
export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore = [],
  dropdownItemsAfter = [],
  versions: shown,
  ...item
}: NavbarItemProps) {
  const versions = chooseVersions(useVersions(docsPluginId), shown)
  const {activeVersion, alternateDocVersions} = useActiveDocContext(docsPluginId)
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId)
  const candidates = useDocsVersionCandidates(docsPluginId)
  const named = candidates.find(({name}) => versions.some((version) => version.name === name))
  const links = versions.map(
    (version): NavbarItemProps => ({
      label: version.label,
      to: (alternateDocVersions[version.name] ?? findMainDoc(version)).path,
      isActive: version.name === activeVersion?.name,
      onClick: () => savePreferredVersionName(version.name)
    })
  )
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter]
  const label = item.label ?? named?.label ?? versions[0]?.label
  // If there's only one version, the item is a link to its first page.
  if (items.length <= 1) {
    const isActive = dropdownActiveClassDisabled ? false : undefined
    return <DefaultNavbarItem {...item} label={label} to={links[0]?.to} isActive={isActive} />
  }
  // The label isn't a link, so that opening the menu doesn't navigate.
  return (
    <DropdownNavbarItem
      {...item}
      label={
        item.mobile
          ? (item.label ??
            translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}))
          : label
      }
      items={items}
    />
  )
}
