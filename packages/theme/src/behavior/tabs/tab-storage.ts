/** Prefix of the storage keys of tab groups; the group's ID follows. */
export const TAB_STORAGE_PREFIX = 'docusaurus.tab.'
