/** Folders without files of authors, or with too many files. */
const FOREIGN = new Set(['node_modules', '.git', '.site'])
/** Temporary files of editors, created while saving. */
const PASSING = /~$|\.sw[a-z]$|\.tmp$|^\.#|^#.*#$|^4913$|^\.goutputstream-|___jb_(?:tmp|old)___$/
/** Folders that `site build` creates next to its output. */
const BUILDING = /^\..+\.(?:ground|lent|next|previous)$/

/** Whether a file or folder of this name, without its path, can be a part of a site. */
export function isWatchedName(name: string): boolean {
  return !FOREIGN.has(name) && !PASSING.test(name) && !BUILDING.test(name)
}
