import type {SiteProblem} from './problem.js'

/** A scanned Markdown file: front matter, first heading and first paragraph, not compiled. */
export interface Source {
  /** Path relative to the site root, with forward slashes. */
  file: string
  /** Absolute path. */
  absolutePath: string
  /** Hash of the file's bytes. */
  hash: string
  /** Front matter, not validated. Empty if it's missing or invalid (see `problems`). */
  frontMatter: Readonly<Record<string, unknown>>
  /** Line of each top-level front matter key, 1-based. */
  frontMatterLines: Readonly<Record<string, number>>
  /** Text of a level-1 heading (`# x` or underlined with `=`) that opens the content. */
  contentTitle?: string
  /** Set if the first heading is a level-1 heading that doesn't open the content. */
  hasTitle?: boolean
  /** Text of the first paragraph, at most 300 characters. Absent without a paragraph. */
  description?: string
  /** Text of the first line that has some, if it's different from `description`. */
  opening?: string
  /** Whether the content has a truncate marker (`<!-- truncate -->` or its MDX form). */
  hasTruncateMarker: boolean
  /** Paths of files whose code the content shows, as written. Absent for none. */
  snippets?: readonly string[]
  /** Problems: invalid UTF-8, or front matter that isn't YAML. */
  problems: readonly SiteProblem[]
}

/** Reads content files during the scan. Remembers unchanged files between builds. */
export interface SourceReader {
  /**
   * Lists the files below a folder as relative paths with forward slashes, in code-unit order. Skips
   * `node_modules` and names that start with `.`. A missing folder has no files.
   *
   * @param extensions - Extensions with their dot: `.md`.
   */
  list(directory: string, extensions: readonly string[]): Promise<string[]>
  /** Reads front matter and first heading of a Markdown file by absolute path. */
  read(absolutePath: string): Promise<Source>
  /** Reads a small data file (`_category_.json`, `authors.yml`). `undefined` if it's missing. */
  readText(absolutePath: string): Promise<string | undefined>
}
