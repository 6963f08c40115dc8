/** Which names `:::name` knows; `false` leaves all containers the text that they are. */
export type AdmonitionOptions =
  | false
  /** Names beside the built-in ones. */
  | readonly string[]
  | {
      readonly keywords?: readonly string[]
      /** Whether the built-in names stay; they do by default. */
      readonly extendDefaults?: boolean
    }

/** A plugin of the unified ecosystem, alone or with its options. */
export type MarkdownPlugin =
  | ((...options: never[]) => unknown)
  | readonly [(...options: never[]) => unknown, ...unknown[]]

/** What one plugin instance does to the Markdown of its pages. */
export interface MarkdownExtension {
  /** Instead of the site's. */
  admonitions?: AdmonitionOptions
  /** Regular expression for the marker at which excerpts end, instead of the comment `truncate`. */
  truncateMarker?: {source: string; flags: string}
  /** Address of a repository: `#12` leads to an issue of it, a hash to a commit. */
  repository?: string
  /** On the Markdown tree, before the steps of the generator; then after them. */
  beforeDefaultRemarkPlugins?: readonly MarkdownPlugin[]
  remarkPlugins?: readonly MarkdownPlugin[]
  /** On the HTML tree, before the steps of the generator; then after them. */
  beforeDefaultRehypePlugins?: readonly MarkdownPlugin[]
  rehypePlugins?: readonly MarkdownPlugin[]
  /** On the JavaScript of MDX pages, all of which are then live. */
  recmaPlugins?: readonly MarkdownPlugin[]
}

/** Changes a source before it is parsed. */
export type MarkdownPreprocessor = (input: {filePath: string; fileContent: string}) => string

/** Functions of a site that take part in a compile; they cannot be part of `MarkdownOptions`. */
export interface MarkdownFunctions
  extends Omit<MarkdownExtension, 'admonitions' | 'repository' | 'truncateMarker'> {
  preprocessor?: MarkdownPreprocessor
}
