import type {PluginRef} from '@lectern/types'
import type {PageDetail, PageFacts} from './page-facts.js'

/** A page of the output. */
export interface CheckedPage extends PageFacts {
  /** Decoded, without base URL. */
  path: string
  /** The part of the output that its language has; absent where no plugin made it. */
  folder?: string
  /** The plugin that created it; absent for an HTML file in a static folder. */
  plugin?: PluginRef
  /** The file an author edits to change it, relative to the site folder. */
  source?: string
}

/** A URL that redirects to a different one. */
export interface CheckedRedirect {
  /** Path without base URL, decoded, without a slash at its end. */
  from: string
  /** As it is written: a path with base URL or a full URL. */
  to: string
  /** File of the output that says so. */
  file: string
  at?: number
}

/** A stylesheet of the output with the addresses in it. */
export interface CheckedStyles {
  file: string
  urls: readonly PageDetail[]
}

/** A built site as the checks see it: plain data, no file is opened any more. */
export interface CheckedSite {
  /** Origin, without a trailing slash. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash?: boolean
  /** Pages that show something; sorted by file. */
  pages: readonly CheckedPage[]
  /** Every file of the output, relative to it, posix separators. */
  files: ReadonlySet<string>
  /** The first one of a path counts. */
  redirects: readonly CheckedRedirect[]
  styles: readonly CheckedStyles[]
  /** Paths below which every address has an answer. */
  openPaths: readonly string[]
  /** Paths that sidebars hold; comparable, without base URL. */
  listed: ReadonlySet<string>
  /** Files of the output that a script of it imports statically, directly or not. */
  scriptImports(file: string): readonly string[]
  /** Bytes of a file of the output as browsers get it; asked once for each file. */
  weigh(file: string): {raw: number; gzip: number}
}
