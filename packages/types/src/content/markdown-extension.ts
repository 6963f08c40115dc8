/**
 * The admonition names that `:::name` accepts. A list adds names to the built-in ones, and `false` turns
 * admonitions off.
 */
export type AdmonitionOptions =
  | false
  | readonly string[]
  | {
      /** Names to add. */
      readonly keywords?: readonly string[]
      /**
       * Whether the built-in names stay.
       *
       * @default true
       */
      readonly extendDefaults?: boolean
    }

/** A unified plugin, alone or with its options. */
export type MarkdownPlugin =
  | ((...options: never[]) => unknown)
  | readonly [(...options: never[]) => unknown, ...unknown[]]

/** Changes to the Markdown of one plugin instance, returned by the hook `extendMarkdown`. */
export interface MarkdownExtension {
  /** Admonition names, in place of the site's. */
  admonitions?: AdmonitionOptions
  /** Regular expression for the truncate marker, in place of `<!-- truncate -->`. */
  truncateMarker?: {source: string; flags: string}
  /** Whether the level-1 heading that opens a page is removed, because the page shows it as its title. */
  removeContentTitle?: boolean
  /** URL of a repository. `#12` links to its issue, a hash to its commit. */
  repository?: string
  /** remark plugins that run before the built-in steps. */
  beforeDefaultRemarkPlugins?: readonly MarkdownPlugin[]
  /** remark plugins that run after the built-in steps. */
  remarkPlugins?: readonly MarkdownPlugin[]
  /** rehype plugins that run before the built-in steps. */
  beforeDefaultRehypePlugins?: readonly MarkdownPlugin[]
  /** rehype plugins that run after the built-in steps. */
  rehypePlugins?: readonly MarkdownPlugin[]
  /** recma plugins for MDX pages. They make all MDX pages live. */
  recmaPlugins?: readonly MarkdownPlugin[]
}

/** Changes a source before it's parsed. */
export type MarkdownPreprocessor = (input: {filePath: string; fileContent: string}) => string

/** A source as a front matter parser gets it. */
export interface FrontMatterSource {
  /** Absolute path. */
  filePath: string
  /** Text of the file. */
  fileContent: string
}

/** A source cut into front matter and content. */
export interface FrontMatterResult {
  /** Fields, by name. */
  frontMatter: Readonly<Record<string, unknown>>
  /** The text that titles and descriptions are taken from. Markdown is always read from the file. */
  content: string
}

/** Parses the front matter of a page in place of the built-in parser, which it can call. */
export type FrontMatterParser = (
  source: FrontMatterSource & {
    /** Parses YAML between `---` lines. Dates without quotes are `Date` values. */
    defaultParseFrontMatter(source: FrontMatterSource): Promise<FrontMatterResult>
  }
) => FrontMatterResult | Promise<FrontMatterResult>

/**
 * Markdown parser: `auto` the native one if it's installed and generates the same tree, else
 * `remark-parse`; `fast` the same, but fails if it isn't installed; `remark` always `remark-parse`.
 */
export type MarkdownParser = 'auto' | 'fast' | 'remark'

/** Options of remark-rehype, which turns Markdown nodes into HTML nodes. */
export type RemarkRehypeOptions = Readonly<Record<string, unknown>>

/** A link to a Markdown file or an image that doesn't exist. */
export interface BrokenReference<Type extends 'link' | 'image'> {
  /** Source file, relative to the site root. */
  sourceFilePath: string
  /** URL as written, without query and hash. */
  url: string
  /** The Markdown node. */
  node: {
    type: Type
    url: string
    position: {start: {line: number; column: number}; end: {line: number; column: number}}
  }
}

/** Called for each broken Markdown link. Returns a URL to link to instead, or nothing. Throws to fail the build. */
export type BrokenLinkHook = (link: BrokenReference<'link'>) => string | undefined

/** Called for each missing image in Markdown. Returns a URL to show instead, or nothing. Throws to fail the build. */
export type BrokenImageHook = (image: BrokenReference<'image'>) => string | undefined

/** Functions of a site that take part in compilation. They can't be part of `MarkdownOptions`. */
export interface MarkdownFunctions
  extends Omit<
    MarkdownExtension,
    'admonitions' | 'removeContentTitle' | 'repository' | 'truncateMarker'
  > {
  /** Changes each source before it's parsed. */
  preprocessor?: MarkdownPreprocessor
  /** Options of remark-rehype: footnote labels, handlers for node types. */
  remarkRehypeOptions?: RemarkRehypeOptions
}
