import {useDocsPage} from '@lectern/client'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import {useNavbarDoc} from '../../behavior/navbar/navbar-docs.js'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** A navbar item that links to a doc in the reader's version. */
export default function DocNavbarItem({docId = '', docsPluginId, ...item}: NavbarItemProps) {
  const doc = useNavbarDoc(docId, docsPluginId)
  const page = useDocsPage()
  // A draft has no page in a production build, so its item is omitted.
  if (!doc) return null
  const isInSidebar = doc.sidebar !== undefined && page.sidebar?.id === doc.sidebar
  return (
    <DefaultNavbarItem
      {...item}
      to={doc.path}
      label={item.label ?? doc.label}
      isActive={isInSidebar && page.pluginId === (docsPluginId ?? 'default') ? true : undefined}
    />
  )
}
