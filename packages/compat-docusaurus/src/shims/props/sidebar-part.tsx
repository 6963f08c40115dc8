import {useBaseUrl, usePath} from '@lectern/client'
import {hideSidebar} from '@lectern/theme/behavior/sidebar/sidebar-hidden'
import {type SidebarProps, useSlice} from '@lectern/theme/behavior/sidebar/sidebar-props'
import {
  SidebarStateProvider,
  useHasSidebarState
} from '@lectern/theme/behavior/sidebar/sidebar-state'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from './create-adapter.js'
import {HideSidebarProvider} from './hide-sidebar.js'
import {SecondaryMenuArea} from './secondary-menu.js'
import {useSidebarItems} from './sidebar-forms.js'
import {useSidebarHidden} from './use-sidebar-hidden.js'

/**
 * Adapts a component in the docs sidebar. Lectern's components read the sidebar state from a
 * context. Docusaurus's receive the page path and the items as props.
 */
export function adaptSidebarPart(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<SidebarProps> {
  if (!isOwn) return adaptForeignPart(Component)
  return function Adapted(props: SidebarProps) {
    const sidebar = useSidebarItems(props.sidebar, true)
    const slice = useSlice({...props, sidebar})
    const part = (
      <HideSidebarProvider hide={props.onCollapse}>
        <Component {...props} {...{sidebar}} />
      </HideSidebarProvider>
    )
    return useHasSidebarState() ? (
      part
    ) : (
      <SidebarStateProvider slice={slice}>{part}</SidebarStateProvider>
    )
  }
}

function adaptForeignPart(Component: AdaptedComponent): ComponentType<SidebarProps> {
  return function Adapted(props: SidebarProps & {isMobile?: boolean}) {
    const path = useBaseUrl(usePath())
    const slice = useSlice(props)
    const sidebar = useSidebarItems(props.sidebar ?? slice.items, false)
    const isSidebarHidden = useSidebarHidden()
    const {onCollapse = () => hideSidebar(true), isHidden = isSidebarHidden} = props
    const part = (
      <Component {...props} {...{path: props.path ?? path, sidebar, onCollapse, isHidden}} />
    )
    return props.isMobile ? <SecondaryMenuArea>{part}</SecondaryMenuArea> : part
  }
}
