import {adaptSidebarItem} from '../../props/sidebar-item.js'

/** `DocSidebarItem/Link`: a link in the docs sidebar. */
export default adaptSidebarItem
