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
   * Identifies all inputs of a page: if two keys are equal, the HTML is equal. `undefined` in
   * development, where pages are rendered on request.
   */
  keyOfPage(routePath: string): string | undefined
  /**
   * Returns whether search engines may index a page, based on `noindex` tags in its head. In
   * development, tags set by components are ignored.
   */
  isIndexed(routePath: string): boolean
  /** Text of the content. */
  contents: ContentTexts
}

/** The text of compiled content, for search and Markdown output. */
export type ContentText = Pick<
  ContentRecord,
  'contentTitle' | 'description' | 'toc' | 'words' | 'sections' | 'plain'
>

/** The text of a site's content, by source as in `ContentRef`. */
export interface ContentTexts {
  /**
   * Identifies the text of a source: if two keys are equal, the text is equal. `undefined` if the
   * source isn't on any page.
   */
  keyOf(source: string): string | undefined
  /**
   * Returns whether a source contains components or expressions. Their text is only in the rendered
   * page.
   */
  isLive(source: string): boolean
  /** Reads the text of a source. Rejects if the source isn't on any page. */
  read(source: string): Promise<ContentText>
}

/** The content of a file. */
export type FileContent = string | Uint8Array

/**
 * Whether and how the offline copy of a site contains a file. `false` excludes it. `set` is the
 * name of a group of files that are only useful together.
 */
export type OfflineUse = false | {set: string}

/** A file that a plugin adds to the output, such as a feed. */
export interface OutputFile {
  /**
   * Path relative to the output folder, with forward slashes. Pages and static files with the same
   * path take precedence.
   */
  file: string
  /** Content, or a function that returns it when the file is needed. */
  text: FileContent | (() => FileContent | Promise<FileContent>)
  /**
   * Identifies all inputs of the file. If the key hasn't changed since the previous build, the file
   * is kept and `text` isn't called.
   */
  key?: string
  /** Offline use. Absent for pages, scripts and images, where it depends on the type of file. */
  offline?: OfflineUse
}

/** A file in the finished output. */
export interface FinishedFile {
  /** Size in bytes. */
  size: number
  /** Hash of the content, hexadecimal. */
  hash: string
  /** Offline use, set by the plugin that created the file. */
  offline?: OfflineUse
}

/** Output files by path relative to the output folder, with forward slashes. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>

/** A line of the build summary. */
export interface SummaryLine {
  /** Label, at most ten characters, such as `offline`. */
  name: string
  /** Text after the label. */
  text: string
}

/** An output file that a plugin has edited. */
export interface ReplacedFile {
  /** Path relative to the output folder, with forward slashes. */
  file: string
  /** Absolute path of the edited file, which is copied. */
  from: string
  /** Hash of the edited file. */
  key: string
}

/** Files generated from the complete output, returned by the hook `finishOutput`. */
export interface FinishedOutput {
  /** Files to add. Existing files with the same path take precedence. */
  files: readonly Omit<OutputFile, 'offline'>[]
  /**
   * Existing files to replace. The next build starts with the originals, so that edits are never
   * applied twice.
   */
  replaced?: readonly ReplacedFile[]
  /** Lines for the build summary. */
  summary?: readonly SummaryLine[]
  /** Warnings about the output. Throw `SiteError` for errors. */
  problems?: readonly SiteProblem[]
}
