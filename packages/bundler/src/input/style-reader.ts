/** Files of a folder whose content a stylesheet depends on, present and future ones. */
export interface StyleFolder {
  /** Absolute. */
  folder: string
  /** Relative to the folder. */
  glob: string
}

/** A stylesheet as CSS, and everything that it's made of besides its own file. */
export interface Stylesheet {
  css: string
  /** Absolute. */
  files: readonly string[]
  folders: readonly StyleFolder[]
}

/** Reads stylesheets of a site as CSS, each once. */
export interface StyleReader {
  /** @throws SiteError for errors in the stylesheet. */
  read(file: string): Promise<Stylesheet>
  /** Whether plain CSS also has to be read here. */
  readsPlainCss: boolean
  /** Everything that the stylesheets read so far depend on besides their own files. */
  inputs(): Promise<Pick<Stylesheet, 'files' | 'folders'>>
  /** Forgets what was read. */
  clear(): void
}

/** PostCSS as a site configures it. */
export interface PostCssSettings {
  /** Identifies the configuration and the versions of plugins. */
  key: string
  /** Loads the plugins: functions, objects, or package names with or without options. */
  load(): Promise<readonly unknown[]>
}
