/** Current and future files in a folder whose content affects a stylesheet. */
export interface StyleFolder {
  /** Absolute. */
  folder: string
  /** Relative to the folder. */
  glob: string
}

/** A stylesheet as CSS, and all of its inputs besides its own file. */
export interface Stylesheet {
  css: string
  /** Absolute. */
  files: readonly string[]
  folders: readonly StyleFolder[]
}

/** Reads stylesheets of a site as CSS. Each is read once. */
export interface StyleReader {
  /** @throws SiteError for errors in the stylesheet. */
  read(file: string): Promise<Stylesheet>
  /** Whether plain CSS also has to be processed. */
  readsPlainCss: boolean
  /** Returns all inputs of the stylesheets read so far, besides their own files. */
  inputs(): Promise<Pick<Stylesheet, 'files' | 'folders'>>
  /** Clears the cache. */
  clear(): void
}

/** The site's PostCSS configuration. */
export interface PostCssSettings {
  /** Identifies the configuration and the versions of plugins. */
  key: string
  /** Loads the plugins: functions, objects, or package names with or without options. */
  load(): Promise<readonly unknown[]>
}
