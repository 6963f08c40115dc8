/** A file that the site's code imports. */
export interface ImportedFile {
  /** Absolute path. */
  absolutePath: string
  /** Path for reporting problems, relative to the site root and with forward slashes. */
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

/** Replaces imported files with generated modules. Returned by the `replaceImports` hook. */
export interface ImportReplacement {
  /** Extensions of the files, in lowercase and without a dot. */
  endings: readonly string[]
  /**
   * Identifies everything that the modules depend on, except the files. If this key changes,
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
