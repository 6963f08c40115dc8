import {useThemeConfig} from '@lectern/client'
import type {SidebarSlice, ThemeConfig} from '@lectern/types'
import DocSidebarDesktopCollapseButton from '@theme/DocSidebar/Desktop/CollapseButton'
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content'

/** The docs sidebar beside a page; where the site allows it, with a button that hides it. */
export default function DocSidebarDesktop({slice}: {slice: SidebarSlice}) {
  const {hideable} = useThemeConfig<ThemeConfig>().docs.sidebar
  return (
    <>
      <DocSidebarDesktopContent slice={slice} />
      {hideable && <DocSidebarDesktopCollapseButton />}
    </>
  )
}
