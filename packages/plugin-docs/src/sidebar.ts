/** Exports for plugins whose pages use the docs layout. */
export {createGeneratedSidebar} from './sidebars/generated-sidebar.js'
export type {GeneratedEntry, GeneratedSidebar} from './sidebars/generated-sidebar.js'
