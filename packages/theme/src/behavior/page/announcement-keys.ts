/** Storage key of the announcement that the reader saw last. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'

/** Storage key of whether the reader closed that announcement: `true` or `false`. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss'
