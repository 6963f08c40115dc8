import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import DocSidebarDesktopCollapseButton from '@theme/DocSidebar/Desktop/CollapseButton'
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content'
import type {SidebarProps} from '../../../behavior/sidebar/sidebar-props.js'

/** The docs sidebar beside a page, with a button that hides it if the site allows it. */
export default function DocSidebarDesktop(props: SidebarProps) {
  const {hideable} = useThemeConfig<ThemeConfig>().docs.sidebar
  return (
    <>
      <DocSidebarDesktopContent {...props} />
      {hideable && <DocSidebarDesktopCollapseButton />}
    </>
  )
}
