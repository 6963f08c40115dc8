/** Looks after folders with all that is in them. */
export interface FolderWatch {
  /**
   * Look after one more folder; nothing when there is none.
   *
   * @param onFound - Called with each file that is there already.
   */
  add(folder: string, onFound?: (file: string) => void): void
  /** Take a file for known that is left out no longer; its folder is looked after already. */
  remember(file: string): void
  close(): void
}

/** What is wanted of one; all paths are absolute. */
export interface FolderWatchSettings {
  /** Whether a file or folder is left out. */
  isIgnored(file: string): boolean
  /** A file is new, has changed or has gone. */
  onChange(file: string, isNew?: boolean): void
}
