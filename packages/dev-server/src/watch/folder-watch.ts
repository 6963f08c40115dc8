/** Looks after folders with all that is in them. */
export interface FolderWatch {
  /**
   * Watches one more folder; does nothing if it doesn't exist.
   *
   * @param onFound - Called with each existing file.
   */
  add(folder: string, onFound?: (file: string) => void): void
  /** Marks a file as known that's no longer excluded; its folder is already watched. */
  remember(file: string): void
  close(): void
}

/** Options of a watch; all paths are absolute. */
export interface FolderWatchSettings {
  /** Whether a file or folder is left out. */
  isIgnored(file: string): boolean
  /** A file was created, changed or deleted. */
  onChange(file: string, isNew?: boolean): void
}
