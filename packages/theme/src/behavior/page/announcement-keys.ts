/** Storage key of the last announcement that the reader saw. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'

/** Storage key for whether the reader has closed that announcement: `true` or `false`. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss'
