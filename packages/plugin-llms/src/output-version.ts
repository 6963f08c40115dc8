/** A part of each file's cache key. It changes when this package writes something else for the same pages. */
export const OUTPUT_VERSION = 4
