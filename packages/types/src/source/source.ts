import type {SiteProblem} from './problem.js'

/** What the scan knows of a Markdown file: its front matter and first heading, nothing compiled. */
export interface Source {
  /** Relative to the site folder, posix separators. */
  file: string
  absolutePath: string
  /** Hash of the file's bytes. */
  hash: string
  /** Unvalidated; empty when there is none or when it could not be read (see `problems`). */
  frontMatter: Readonly<Record<string, unknown>>
  /** 1-based line of each top-level front matter key. */
  frontMatterLines: Readonly<Record<string, number>>
  /** Text of a level-1 heading (`# x` or underlined with `=`) that opens the content. */
  contentTitle?: string
  /** Whether the content holds a truncate marker (`<!-- truncate -->` or its MDX form). */
  hasTruncateMarker: boolean
  /** Files whose code the content shows, as their author wrote them; absent for none. */
  snippets?: readonly string[]
  /** Invalid UTF-8, front matter that is not YAML. */
  problems: readonly SiteProblem[]
}

/** Reads content during the scan; remembers unchanged files between builds. */
export interface SourceReader {
  /**
   * Files below a folder, as posix paths relative to it, in code-unit order. Leaves out
   * `node_modules` and files or folders whose name starts with `.`. An absent folder has no files.
   * Extensions come with their dot: `.md`.
   */
  list(directory: string, extensions: readonly string[]): Promise<string[]>
  /** Front matter and first heading of one Markdown file, by absolute path. */
  read(absolutePath: string): Promise<Source>
  /** The text of a small data file (`_category_.json`, `authors.yml`), or `undefined` when absent. */
  readText(absolutePath: string): Promise<string | undefined>
}
