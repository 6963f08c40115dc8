/** Watches folders recursively. */
export interface FolderWatch {
  /**
   * Adds a folder. Does nothing if it doesn't exist.
   *
   * @param onFound - Called with each existing file.
   */
  add(folder: string, onFound?: (file: string) => void): void
  /** Adds a file that isn't excluded anymore. Its folder must be watched already. */
  remember(file: string): void
  close(): void
}

/** Options of a watch. All paths are absolute. */
export interface FolderWatchSettings {
  /** Tests whether a file or folder is excluded. */
  isIgnored(file: string): boolean
  /** Called when a file is created, changed or deleted. */
  onChange(file: string, isNew?: boolean): void
}
