/** Exports for plugins whose pages use the docs layout. */
export {createSidebarSlicer} from './sidebars/sidebar-slice.js'
export {locatePages} from './sidebars/sidebar-locations.js'
export type {SidebarLocation, SidebarPages} from './sidebars/sidebar-locations.js'
export {toSidebarItems} from './sidebars/resolved-sidebar.js'
export type {ResolvedSidebar, SidebarNode} from './sidebars/resolved-sidebar.js'
