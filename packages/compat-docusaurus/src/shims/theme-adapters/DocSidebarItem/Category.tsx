import {adaptSidebarItem} from '../../props/sidebar-item.js'

/** `DocSidebarItem/Category`: a category in the docs sidebar. */
export default adaptSidebarItem
