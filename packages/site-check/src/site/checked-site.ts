import type {PluginRef} from '@lectern/types'
import type {PageDetail, PageFacts} from './page-facts.js'

/** A page of the output. */
export interface CheckedPage extends PageFacts {
  /** Decoded path without the base URL. */
  path: string
  /** Output folder of the page's locale. Missing if the page doesn't come from a plugin. */
  folder?: string
  /** Plugin that created the page. Missing for HTML files in static folders. */
  plugin?: PluginRef
  /** Source file of the page, relative to the site root. */
  source?: string
}

/** A URL that redirects. */
export interface CheckedRedirect {
  /** Decoded path without the base URL and trailing slash. */
  from: string
  /** Target as written: a path with the base URL, or a full URL. */
  to: string
  /** Output file that contains the redirect. */
  file: string
  at?: number
}

/** A stylesheet in the output with its URLs. */
export interface CheckedStyles {
  file: string
  urls: readonly PageDetail[]
}

/** A built site as plain data, so that checks don't read files. */
export interface CheckedSite {
  /** Origin, without a trailing slash. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  trailingSlash?: boolean
  /** Pages with content, sorted by file. */
  pages: readonly CheckedPage[]
  /** Relative paths of all output files, with forward slashes. */
  files: ReadonlySet<string>
  /** Redirects. If several have the same path, the first one wins. */
  redirects: readonly CheckedRedirect[]
  styles: readonly CheckedStyles[]
  /** Paths with wildcard rules. All URLs below them exist. */
  openPaths: readonly string[]
  /** Normalized paths in sidebars, without the base URL. */
  listed: ReadonlySet<string>
  /** Returns the output files that a script imports statically, including indirect imports. */
  scriptImports(file: string): readonly string[]
  /** Returns the transfer size of an output file. Called only once per file. */
  weigh(file: string): {raw: number; gzip: number}
}
