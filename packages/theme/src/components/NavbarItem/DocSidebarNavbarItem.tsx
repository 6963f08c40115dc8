import {useDocsPage} from '@lectern/client'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import {useNavbarSidebar} from '../../behavior/navbar/navbar-docs.js'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/**
 * A navbar item that links to the first page of a docs sidebar and is active on all of its pages.
 */
export default function DocSidebarNavbarItem({
  sidebarId = '',
  docsPluginId,
  ...item
}: NavbarItemProps) {
  const link = useNavbarSidebar(sidebarId, docsPluginId)
  const page = useDocsPage()
  const isInDocs = page.pluginId === (docsPluginId ?? 'default')
  return (
    <DefaultNavbarItem
      {...item}
      to={link.path}
      label={item.label ?? link.label}
      isActive={isInDocs && page.sidebar?.id === sidebarId}
    />
  )
}
