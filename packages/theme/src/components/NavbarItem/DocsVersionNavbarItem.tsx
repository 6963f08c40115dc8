import {findMainDoc, useDocsVersionCandidates} from '@lectern/client'
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** A navbar item that shows the reader's version and links to its first page. */
export default function DocsVersionNavbarItem({docsPluginId, ...item}: NavbarItemProps) {
  const [version] = useDocsVersionCandidates(docsPluginId)
  if (!version) return null
  return (
    <DefaultNavbarItem
      {...item}
      label={item.label ?? version.label}
      to={item.to ?? findMainDoc(version).path}
    />
  )
}
