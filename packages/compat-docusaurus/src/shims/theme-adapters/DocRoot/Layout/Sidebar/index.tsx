import {type ComponentType, useState} from 'react'

interface SidebarProps {
  hiddenSidebarContainer: boolean
  setHiddenSidebarContainer(change: boolean | ((isHidden: boolean) => boolean)): void
}

/** `DocRoot/Layout/Sidebar`: in Docusaurus, the layout stores whether the sidebar is hidden. */
export default function adapt(
  Component: ComponentType<SidebarProps>,
  isOwn: boolean
): ComponentType<SidebarProps> {
  if (isOwn) return Component
  return function AdaptedSidebar(props: SidebarProps) {
    const [isHidden, setHidden] = useState(false)
    const state = {hiddenSidebarContainer: isHidden, setHiddenSidebarContainer: setHidden}
    return <Component {...props} {...state} />
  }
}
