import {adaptSidebarPart} from '../../props/sidebar-part.js'

/** `DocSidebar/Mobile`: a part of the docs sidebar. */
export default adaptSidebarPart
