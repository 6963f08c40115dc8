import type {SiteProblem} from './problem.js'

/**
 * A scanned Markdown file, with its front matter, first heading and first paragraph. It isn't
 * compiled.
 */
export interface Source {
  /** Path relative to the site root, with forward slashes. */
  file: string
  /** Absolute path. */
  absolutePath: string
  /** Hash of the file. */
  hash: string
  /** Front matter before validation. Empty if it's missing or invalid (see `problems`). */
  frontMatter: Readonly<Record<string, unknown>>
  /**
   * Fields of the front matter as written if URLs have replaced paths of images in them. Set only in
   * Docusaurus projects.
   */
  writtenFields?: Readonly<Record<string, unknown>>
  /**
   * Whether values of another type are converted, such as numbers to strings. Set only in Docusaurus
   * projects.
   */
  isConvertible?: boolean
  /** Line of each top-level field in the front matter, 1-based. */
  frontMatterLines: Readonly<Record<string, number>>
  /** Text of a level-1 heading (`# x` or underlined with `=`) at the start of the content. */
  contentTitle?: string
  /**
   * The same text with emphasis, links and escapes as written, if it differs. In Docusaurus projects,
   * it's also the `contentTitle`, as in Docusaurus.
   */
  writtenTitle?: string
  /** Set if the first heading is a level-1 heading but isn't at the start of the content. */
  hasTitle?: boolean
  /** Text of the first paragraph, at most 300 characters. Absent if there's no paragraph. */
  description?: string
  /** Text of the first line with text, if it differs from `description`. */
  opening?: string
  /** Whether the content contains a truncate marker (`<!-- truncate -->` or its MDX form). */
  hasTruncateMarker: boolean
  /**
   * Paths of files that code snippets come from, as written. Absent if the file has no snippets.
   */
  snippets?: readonly string[]
  /**
   * Parts of plugins' pages that tags and directives may show, such as `Operation listBirds`. Absent
   * if the file has none.
   */
  embeds?: readonly string[]
  /** Whether the content contains a `DocCardList`. */
  hasCards?: boolean
  /** Problems in the file, such as invalid UTF-8 or front matter that isn't valid YAML. */
  problems: readonly SiteProblem[]
}

/** Reads content files during the scan. Unchanged files are cached between builds. */
export interface SourceReader {
  /**
   * Lists the files in a folder and its subfolders as relative paths with forward slashes, in
   * code-unit order. Skips `node_modules` and names that start with `.`. Missing folders are empty.
   *
   * @param extensions - Extensions with a leading dot: `.md`.
   */
  list(directory: string, extensions: readonly string[]): Promise<string[]>
  /** Reads the front matter and first heading of a Markdown file by absolute path. */
  read(absolutePath: string): Promise<Source>
  /**
   * Reads a small data file (`_category_.json`, `authors.yml`). Returns `undefined` if it's
   * missing.
   */
  readText(absolutePath: string): Promise<string | undefined>
  /**
   * Copies files from several folders into one, so that relative paths between them work. A later
   * call with the same name only copies changed files, and deletes copies that aren't wanted anymore.
   * Problems in a copy are reported for its original. Builds and servers always provide this.
   *
   * @param name - Path of the folder, relative to the folder `.site` in the site root.
   * @returns Absolute path of the folder.
   */
  gather?(name: string, wanted: GatheredFiles): Promise<string>
}

/** Files from several folders. */
export interface GatheredFiles {
  /** Folder that messages name for missing files, relative to the site root. */
  home: string
  /** Original files, by path in the new folder with forward slashes. */
  files: ReadonlyMap<string, GatheredFile>
}

/** A file that is copied from another folder. */
export interface GatheredFile {
  /** Absolute path. */
  original: string
  /**
   * Adjusts the file's relative paths to its new folder. Absent if the file has no paths.
   *
   * @param copy - Absolute path of the copy.
   * @returns `isFinal` is `false` if the result also depends on other files.
   */
  adjust?(text: string, copy: string): {text: string; isFinal: boolean}
}
