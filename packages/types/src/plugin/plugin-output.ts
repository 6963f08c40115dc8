import type {SiteProblem} from '../source/problem.js'
import type {ContentRecord} from '../content/content.js'
import type {Route} from '../route/route.js'

/** A site with rendered pages. */
export interface RenderedSite {
  /** Every page of the site, sorted by path. */
  routes: readonly Route[]
  /** Reads the HTML of a page by route path. Rejects if the route doesn't exist. */
  readPage(routePath: string): Promise<string>
  /**
   * Identifies all inputs of a page. If two keys are equal, the HTML is the same. Returns
   * `undefined` in development, where pages are rendered when they're requested.
   */
  keyOfPage(routePath: string): string | undefined
  /**
   * Returns whether search engines may index a page. This depends on `noindex` tags in the page's
   * head. In development, tags that components set are ignored.
   */
  isIndexed(routePath: string): boolean
  /** Text of the site's content. */
  contents: ContentTexts
}

/** The text of compiled content, for search and Markdown output. */
export type ContentText = Pick<
  ContentRecord,
  'contentTitle' | 'description' | 'toc' | 'words' | 'sections' | 'plain'
>

/** The text of a site's content. Sources are named as in `ContentRef`. */
export interface ContentTexts {
  /**
   * Identifies the text of a source. If two keys are equal, the text is the same. Returns
   * `undefined` if no page contains the source.
   */
  keyOf(source: string): string | undefined
  /**
   * Returns whether a source contains components or expressions. Their text is available only in
   * the rendered page.
   */
  isLive(source: string): boolean
  /** Returns the text of a source. Rejects if no page contains the source. */
  read(source: string): Promise<ContentText>
}

/** The content of a file. */
export type FileContent = string | Uint8Array

/**
 * Whether and how a site's offline copy contains a file. `false` excludes the file. `set` is the
 * name of a group of files that are only useful together.
 */
export type OfflineUse = false | {set: string}

/** A file that a plugin adds to the output, such as a feed. */
export interface OutputFile {
  /**
   * Path relative to the output folder, with forward slashes. A page or static file with the same
   * path takes precedence.
   */
  file: string
  /** Content, or a function that returns it when the file is needed. */
  text: FileContent | (() => FileContent | Promise<FileContent>)
  /**
   * Identifies all inputs of the file. If the key is the same as in the previous build, the file is
   * kept and `text` isn't called.
   */
  key?: string
  /** How the offline copy uses the file. If absent, it depends on the type of the file. */
  offline?: OfflineUse
}

/** A file in the finished output. */
export interface FinishedFile {
  /** Size in bytes. */
  size: number
  /** Hash of the content, in hexadecimal digits. */
  hash: string
  /** How the offline copy uses the file, as set by the plugin that created it. */
  offline?: OfflineUse
}

/** Output files by path relative to the output folder, with forward slashes. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>

/** A line of the build summary. */
export interface SummaryLine {
  /** Label with at most ten characters, such as `offline`. */
  name: string
  /** Text after the label. */
  text: string
}

/** An output file that a plugin has edited. */
export interface ReplacedFile {
  /** Path relative to the output folder, with forward slashes. */
  file: string
  /** Absolute path of the edited file. It's copied to the output. */
  from: string
  /** Hash of the edited file. */
  key: string
}

/** Files that a plugin generates from the complete output. Returned by the `finishOutput` hook. */
export interface FinishedOutput {
  /** Files to add. Existing files with the same path take precedence. */
  files: readonly Omit<OutputFile, 'offline'>[]
  /**
   * Existing files to replace. The next build starts with the original files, so edits are never
   * applied twice.
   */
  replaced?: readonly ReplacedFile[]
  /** Lines for the build summary. */
  summary?: readonly SummaryLine[]
  /** Warnings about the output. Throw `SiteError` for errors. */
  problems?: readonly SiteProblem[]
}
