/** Files that affect a stylesheet: all current and future files in a folder that match a glob. */
export interface StyleFolder {
  /** Absolute. */
  folder: string
  /** Relative to the folder. */
  glob: string
}

/** A stylesheet compiled to CSS, with all of its inputs except for its own file. */
export interface Stylesheet {
  css: string
  /** Absolute. */
  files: readonly string[]
  folders: readonly StyleFolder[]
}

/** Reads a site's stylesheets as CSS. Each file is read only once. */
export interface StyleReader {
  /** @throws SiteError for errors in the stylesheet. */
  read(file: string): Promise<Stylesheet>
  /** Whether plain CSS also needs processing. */
  readsPlainCss: boolean
  /**
   * Returns all inputs of the stylesheets that were read so far, except for the stylesheets
   * themselves.
   */
  inputs(): Promise<Pick<Stylesheet, 'files' | 'folders'>>
  /** Clears the cache. */
  clear(): void
  /**
   * Removes the stylesheets that depend on changed files from the cache, and returns their absolute
   * paths.
   */
  forget(changed: readonly string[]): Promise<string[]>
}

/** The site's PostCSS configuration. */
export interface PostCssSettings {
  /** Identifies the configuration and its plugins' versions. */
  key: string
  /** Loads the plugins: functions, objects, or package names with or without options. */
  load(): Promise<readonly unknown[]>
}
