import {adaptSidebarItem} from '../../props/sidebar-item.js'

/** `DocSidebarItem`: an item of the docs sidebar. */
export default adaptSidebarItem
