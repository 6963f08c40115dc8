import {adaptSidebarPart} from '../../props/sidebar-part.js'

/** `DocSidebar`: the docs sidebar. */
export default adaptSidebarPart
