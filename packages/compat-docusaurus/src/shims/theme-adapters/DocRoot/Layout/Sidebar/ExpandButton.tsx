import {hideSidebar} from '@lectern/theme/behavior/sidebar/sidebar-hidden'
import type {ComponentType} from 'react'
import {useSidebarHidden} from '../../../../props/use-sidebar-hidden.js'

interface ExpandButtonProps {
  toggleSidebar?(): void
}

/**
 * `DocRoot/Layout/Sidebar/ExpandButton`: Docusaurus only renders the button while the sidebar is
 * hidden. Lectern hides its own with CSS.
 */
export default function adapt(
  Component: ComponentType<ExpandButtonProps>,
  isOwn: boolean
): ComponentType<ExpandButtonProps> {
  if (isOwn) return adaptOwn(Component)
  return function AdaptedButton(props: ExpandButtonProps) {
    return (
      useSidebarHidden() && (
        <div className="doc-sidebar__expand-area">
          <Component toggleSidebar={() => hideSidebar(false)} {...props} />
        </div>
      )
    )
  }
}

/** Lectern's button in a sidebar of the site, which stores itself whether it's hidden. */
function adaptOwn(Component: ComponentType<ExpandButtonProps>): ComponentType<ExpandButtonProps> {
  return function OwnButton({toggleSidebar}: ExpandButtonProps) {
    if (!toggleSidebar) return <Component />
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: clicks come from the button inside
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys on the button dispatch clicks
      <div className="doc-sidebar__expand-area" onClick={toggleSidebar}>
        <Component />
      </div>
    )
  }
}
