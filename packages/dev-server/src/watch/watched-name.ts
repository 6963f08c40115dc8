/** Folders without site files or with too many files. */
const FOREIGN = new Set(['node_modules', '.git', '.site'])
/** Temporary files that editors create while saving, and logs. */
const PASSING =
  /~$|\.log$|\.sw[a-z]$|\.tmp$|^\.#|^#.*#$|^4913$|^\.goutputstream-|___jb_(?:tmp|old)___$/
/** Folders that `site build` creates temporarily next to its output. */
const BUILDING = /^\..+\.(?:base|moved|next|previous)$/

/** Tests whether a file or folder with this name can be part of a site. */
export function isWatchedName(name: string): boolean {
  return !FOREIGN.has(name) && !PASSING.test(name) && !BUILDING.test(name)
}
