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
  /** Line of each top-level field in the front matter, 1-based. */
  frontMatterLines: Readonly<Record<string, number>>
  /** Text of a level-1 heading (`# x` or underlined with `=`) at the start of the content. */
  contentTitle?: string
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
}
