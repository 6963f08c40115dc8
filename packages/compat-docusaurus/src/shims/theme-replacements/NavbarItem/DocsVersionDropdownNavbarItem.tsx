import {
  findMainDoc,
  translate,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions
} from '@lectern/client'
import {chooseVersions} from '@lectern/theme/behavior/navbar/choose-versions'
import type {NavbarItemProps} from '@lectern/theme/behavior/navbar/navbar-item-props'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem'

/** A dropdown with docs versions. In the navbar, its label links to the current page. */
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
  const pathIn = (version: (typeof versions)[number]) =>
    (alternateDocVersions[version.name] ?? findMainDoc(version)).path
  const links = versions.map((version) => ({
    label: version.label,
    to: pathIn(version),
    isActive: version.name === activeVersion?.name,
    onClick: () => savePreferredVersionName(version.name)
  }))
  const [first] = versions
  const named = candidates.flatMap(({name}) => versions.find((one) => one.name === name) ?? [])
  const current = named[0] ?? first
  const items = [...dropdownItemsBefore, ...links, ...dropdownItemsAfter]
  const isMenu = item.mobile && items.length > 1
  const all = translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
  const link = {
    ...item,
    isActive: dropdownActiveClassDisabled ? false : undefined,
    label: item.label ?? (isMenu ? all : current?.label),
    to: isMenu || !current ? undefined : pathIn(current)
  }
  if (items.length > 1) return <DropdownNavbarItem {...link} items={items} />
  return <DefaultNavbarItem {...link} />
}
