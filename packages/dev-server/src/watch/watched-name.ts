/** Folders that hold nothing an author writes, or too much. */
const FOREIGN = new Set(['node_modules', '.git', '.site'])
/** Temporary files of editors, created while saving. */
const PASSING = /~$|\.sw[a-z]$|\.tmp$|^\.#|^#.*#$|^4913$|^\.goutputstream-|___jb_(?:tmp|old)___$/
/** Folders that `site build` puts beside its output. */
const BUILDING = /^\..+\.(?:ground|lent|next|previous)$/

/** Whether a file or folder of this name, without its path, can be a part of a site. */
export function isWatchedName(name: string): boolean {
  return !FOREIGN.has(name) && !PASSING.test(name) && !BUILDING.test(name)
}
