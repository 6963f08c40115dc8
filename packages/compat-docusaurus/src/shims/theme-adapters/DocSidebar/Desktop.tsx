import {adaptSidebarPart} from '../../props/sidebar-part.js'

/** `DocSidebar/Desktop`: a part of the docs sidebar. */
export default adaptSidebarPart
