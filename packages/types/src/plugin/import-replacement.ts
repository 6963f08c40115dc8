/** A file that the site's code imports. */
export interface ImportedFile {
  /** Absolute path. */
  absolutePath: string
  /** Path relative to the site root, with forward slashes. Used to report problems. */
  file: string
}

/** An ES module that replaces a file. */
export interface FileModule {
  /**
   * Code of the module. Relative imports are resolved from `folder`. Use `?url` to import a file's
   * URL.
   */
  code: string
  /** Absolute folder for relative imports. */
  folder: string
}

/** Replaces imported files with modules, returned by the hook `replaceImports`. */
export interface ImportReplacement {
  /** File extensions, in lowercase and without a dot. */
  endings: readonly string[]
  /**
   * Identifies everything that the modules depend on, except the files. If the key changes,
   * everything is rebuilt.
   */
  key: string
  /**
   * Creates the module for a file. Called for both the client and the server bundle.
   *
   * @throws SiteError for an invalid file.
   */
  create(file: ImportedFile): Promise<FileModule>
}
