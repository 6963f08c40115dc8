import {translate} from '@lectern/client'
import IconCollapse from '@theme/Icon/Collapse'
import {hideSidebar} from '../../../../behavior/sidebar/sidebar-hidden.js'

/** Button that shows the hidden docs sidebar again. */
export default function DocRootLayoutSidebarExpandButton() {
  const show = () => {
    hideSidebar(false)
    document.querySelector<HTMLElement>('.doc-sidebar__collapse')?.focus({preventScroll: true})
  }
  return (
    <button
      type="button"
      className="doc-sidebar__expand"
      title={translate({id: 'theme.docs.sidebar.expandButtonTitle', message: 'Expand sidebar'})}
      aria-label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar'
      })}
      onClick={show}
    >
      <IconCollapse />
    </button>
  )
}
