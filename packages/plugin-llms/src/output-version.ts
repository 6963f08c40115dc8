/** Part of the cache key of each file. Increment it if the output changes for the same pages. */
export const OUTPUT_VERSION = 5
