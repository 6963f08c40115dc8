import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import {useDocsPage, useDocsVersion} from '../../behaviour/docs-data.js'
import type {NavbarItemProps} from './index.js'

/** A navbar item that leads to the first page of a docs sidebar, and stands for all of its pages. */
export default function DocSidebarNavbarItem({
  sidebarId = '',
  docsPluginId,
  ...item
}: NavbarItemProps) {
  const link = useDocsVersion(docsPluginId).sidebars[sidebarId]?.link
  const page = useDocsPage()
  if (!link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`
    )
  }
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
