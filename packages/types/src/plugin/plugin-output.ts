import type {SiteProblem} from '../source/problem.js'
import type {ContentRecord} from '../content/content.js'
import type {Route} from '../route/route.js'

/** A site whose pages are rendered. */
export interface RenderedSite {
  /** Every page of the site, sorted by path. */
  routes: readonly Route[]
  /** Reads the HTML document of a page by route path. Rejects for a path without a route. */
  readPage(routePath: string): Promise<string>
  /**
   * Identifies everything a page is rendered from: equal keys mean equal documents. `undefined` in
   * development, where pages are rendered on request.
   */
  keyOfPage(routePath: string): string | undefined
  /**
   * Checks whether search engines may index a page: no tag in its head says `noindex`. In development,
   * tags that components set aren't known.
   */
  isIndexed(routePath: string): boolean
  /** Text of the contents. */
  contents: ContentTexts
}

/** The text of a compiled content, for search and Markdown output. */
export type ContentText = Pick<
  ContentRecord,
  'contentTitle' | 'description' | 'toc' | 'words' | 'sections' | 'plain'
>

/** The contents of a site's pages, by source as in `ContentRef`. */
export interface ContentTexts {
  /**
   * Identifies the text of a content: equal keys mean equal texts. `undefined` for a source that no page
   * shows.
   */
  keyOf(source: string): string | undefined
  /** Checks whether a content has components or expressions. What these show is only in the rendered page. */
  isLive(source: string): boolean
  /** Reads the text of a content. Rejects for a source that no page shows. */
  read(source: string): Promise<ContentText>
}

/** The content of a file. */
export type FileContent = string | Uint8Array

/**
 * How the offline copy of a site treats a file. `false` leaves it out. A set names files that are only
 * useful together.
 */
export type OfflineUse = false | {set: string}

/** A file that a plugin adds to the output, such as a feed. */
export interface OutputFile {
  /** Path relative to the output folder, with forward slashes. A page or static file of that name wins. */
  file: string
  /** Content, or a function that is called when the file is needed. */
  text: FileContent | (() => FileContent | Promise<FileContent>)
  /**
   * Identifies everything the file depends on. While the key stays the same, a build keeps the file and
   * doesn't call `text`.
   */
  key?: string
  /** Offline use. Absent for pages, scripts and images, where it follows from the kind of file. */
  offline?: OfflineUse
}

/** A file of a complete output. */
export interface FinishedFile {
  /** Size in bytes. */
  size: number
  /** Hash of the content, in hexadecimal digits. */
  hash: string
  /** Offline use, as set by the plugin that created the file. */
  offline?: OfflineUse
}

/** The files of an output by path relative to its folder, with forward slashes. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>

/** A line of the build summary. */
export interface SummaryLine {
  /** Label of at most ten characters, such as `offline`. */
  name: string
  /** Text after the label. */
  text: string
}

/** A file of the output that a plugin has edited. */
export interface ReplacedFile {
  /** Path relative to the output folder, with forward slashes. */
  file: string
  /** Absolute path of the edited file. It is copied. */
  from: string
  /** Hash of the edited file. */
  key: string
}

/** Files that depend on the whole output, returned by the hook `finishOutput`. */
export interface FinishedOutput {
  /** Files to add. An existing file of the same name wins. */
  files: readonly Omit<OutputFile, 'offline'>[]
  /**
   * Existing files to replace. The next build starts from the originals again, so an edit is never applied
   * twice.
   */
  replaced?: readonly ReplacedFile[]
  /** Lines for the build summary. */
  summary?: readonly SummaryLine[]
  /** Warnings about the output. Throw `SiteError` for errors. */
  problems?: readonly SiteProblem[]
}
