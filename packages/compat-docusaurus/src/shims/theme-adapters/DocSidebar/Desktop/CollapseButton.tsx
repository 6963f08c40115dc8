import {hideSidebar} from '@lectern/theme/behavior/sidebar/sidebar-hidden'
import {createAdapter} from '../../../props/create-adapter.js'

interface ButtonProps {
  onClick?(): void
}

/** `DocSidebar/Desktop/CollapseButton`: in Docusaurus, the layout passes the callback. */
export default createAdapter(({onClick}: ButtonProps, isOwn) =>
  isOwn ? {} : {onClick: onClick ?? (() => hideSidebar(true))}
)
