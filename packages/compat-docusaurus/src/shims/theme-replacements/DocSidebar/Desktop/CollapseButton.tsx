import {translate} from '@lectern/client'
import IconCollapse from '@theme/Icon/Collapse'
import {useHideSidebar} from '../../../props/hide-sidebar.js'

/** Button that hides the docs sidebar. Used by projects whose layout stores whether it's hidden. */
export default function CollapseButton({onClick}: {onClick?(): void}) {
  const hide = useHideSidebar() ?? onClick
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
