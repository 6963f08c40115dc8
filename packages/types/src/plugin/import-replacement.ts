/** A file that the site's code imports. */
export interface ImportedFile {
  /** Absolute path. */
  absolutePath: string
  /** Path relative to the site root, with forward slashes, for problems. */
  file: string
}

/** An ES module that replaces a file. */
export interface FileModule {
  /** Source of the module. Relative imports start at `folder`. An import with `?url` gives a file's URL. */
  code: string
  /** Absolute path. */
  folder: string
}

/** Modules that a plugin substitutes for imported files, returned by the hook `replaceImports`. */
export interface ImportReplacement {
  /** Extensions of the files: lower case, without a dot. */
  endings: readonly string[]
  /** Identifies everything the modules depend on besides the files. A new key rebuilds all. */
  key: string
  /**
   * Creates the module for a file. Called for both bundles.
   *
   * @throws SiteError for an invalid file.
   */
  create(file: ImportedFile): Promise<FileModule>
}
