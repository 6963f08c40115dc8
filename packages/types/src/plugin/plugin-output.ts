import type {ContentRecord} from '../content/content.js'
import type {Route} from '../route/route.js'

/** A site whose pages are rendered. */
export interface RenderedSite {
  /** Every page of the site, sorted by path. */
  routes: readonly Route[]
  /** HTML document of a page, by route path; read anew each time. Rejects for a path that no route has. */
  readPage(routePath: string): Promise<string>
  /**
   * Names what a page is made from: equal keys mean equal documents. None in development, where a page is
   * made when somebody looks at it.
   */
  keyOfPage(routePath: string): string | undefined
  /**
   * Whether search engines may list a page: nothing in its head says `noindex`, be it written by the
   * site, the route, the content or a component. In development, what components say is not known.
   */
  isIndexed(routePath: string): boolean
  contents: ContentTexts
}

/** What a compiled content says, for search and for machine-readable output. */
export type ContentText = Pick<
  ContentRecord,
  'contentTitle' | 'description' | 'toc' | 'words' | 'sections' | 'plain'
>

/** The contents of a site's pages, by source as `ContentRef` names it. */
export interface ContentTexts {
  /**
   * Names what a content says: equal keys mean equal texts, and texts that stay keep their key, whatever
   * compiles them. None for what no page shows.
   */
  keyOf(source: string): string | undefined
  /** Read anew each time. Rejects for a source that no page shows. */
  read(source: string): Promise<ContentText>
}

/** What a file holds. */
export type FileContent = string | Uint8Array

/**
 * What becomes of a file in a copy of the site that is read without a network: `false` for one that no
 * reader needs there, a set for files that are of use only together.
 */
export type OfflineUse = false | {set: string}

/** A file that a plugin adds to the output, such as a feed. */
export interface OutputFile {
  /** Relative to the output folder, posix separators. A page or a static file of that name wins. */
  file: string
  /** A function is called when the file is wanted: by a build, or in development by a request. */
  text: FileContent | (() => FileContent | Promise<FileContent>)
  /**
   * Names all that the file is made from. A build leaves a file as it is while its key stays, and does
   * not call `text`.
   */
  key?: string
  /** Absent where the kind of the file says it: a page, a script, an image. */
  offline?: OfflineUse
}

/** A file of an output that is complete. */
export interface FinishedFile {
  /** Bytes. */
  size: number
  /** Names its bytes; hexadecimal digits. */
  hash: string
  /** As the plugin said that made it. */
  offline?: OfflineUse
}

/** The files of an output, by path relative to its folder, posix separators. */
export type FinishedFiles = ReadonlyMap<string, FinishedFile>

/** One line at the end of a build. */
export interface SummaryLine {
  /** At most ten letters, such as `offline`. */
  name: string
  text: string
}

/** What a plugin makes of the output as a whole. */
export interface FinishedOutput {
  /** A file of the output of that name wins. */
  files: readonly Omit<OutputFile, 'offline'>[]
  /** What the author should know of it. */
  summary?: readonly SummaryLine[]
}
