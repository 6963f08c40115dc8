import {adaptSidebarPart} from '../../../props/sidebar-part.js'

/** `DocSidebar/Desktop/Content`: a part of the docs sidebar. */
export default adaptSidebarPart
