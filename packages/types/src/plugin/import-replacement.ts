/** A file that code of the site imports. */
export interface ImportedFile {
  absolutePath: string
  /** Relative to the site folder, posix separators; for problems. */
  file: string
}

/** An ES module in the place of a file. */
export interface FileModule {
  /** Its relative imports begin at `folder`; an import with `?url` behind it is the address of a file. */
  code: string
  /** Absolute. */
  folder: string
}

/** What a plugin puts in the place of files that code imports, such as images in several sizes. */
export interface ImportReplacement {
  /** Endings of the files: lower case, without dot; of those that the bundler takes as files. */
  endings: readonly string[]
  /** What modules are made from beside the files: with another one all are made again. */
  key: string
  /** Throws `SiteError` for a file that is not what it should be. Both bundles ask. */
  create(file: ImportedFile): Promise<FileModule>
}
