/** Prefix of the storage keys of tab groups, followed by the group's ID. */
export const TAB_STORAGE_PREFIX = 'docusaurus.tab.'
