/** Storage key for whether a reader has hidden the docs sidebar. */
export const SIDEBAR_HIDDEN_KEY = 'docs-sidebar-hidden'
