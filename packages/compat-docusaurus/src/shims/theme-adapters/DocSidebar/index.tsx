import {adaptSidebarPart} from '../../props/sidebar-part.js'

/** `DocSidebar`: the sidebar beside a page of the docs. */
export default adaptSidebarPart
