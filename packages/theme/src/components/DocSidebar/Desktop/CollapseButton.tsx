import {translate} from '@lectern/client'
import IconCollapse from '@theme/Icon/Collapse'
import {hideSidebar} from '../../../behavior/sidebar/sidebar-hidden.js'

/** Button that hides the docs sidebar, and moves the focus to the button that shows it again. */
export default function DocSidebarDesktopCollapseButton() {
  const hide = () => {
    hideSidebar(true)
    document.querySelector<HTMLElement>('.doc-sidebar__expand')?.focus({preventScroll: true})
  }
  return (
    <button
      type="button"
      className="doc-sidebar__collapse"
      title={translate({id: 'theme.docs.sidebar.collapseButtonTitle', message: 'Collapse sidebar'})}
      aria-label={translate({
        id: 'theme.docs.sidebar.collapseButtonAriaLabel',
        message: 'Collapse sidebar'
      })}
      onClick={hide}
    >
      <IconCollapse />
    </button>
  )
}
