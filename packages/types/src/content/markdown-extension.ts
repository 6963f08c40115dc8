/**
 * Supported admonition names in `:::name`. A list adds names to the built-in ones, and `false`
 * turns off admonitions.
 */
export type AdmonitionOptions =
  | false
  | readonly string[]
  | {
      /** Names to add. */
      readonly keywords?: readonly string[]
      /**
       * Whether to keep the built-in names.
       *
       * @default true
       */
      readonly extendDefaults?: boolean
    }

/** A unified plugin, with or without options. */
export type MarkdownPlugin =
  | ((...options: never[]) => unknown)
  | readonly [(...options: never[]) => unknown, ...unknown[]]

/** Markdown settings of a plugin instance, returned by the `extendMarkdown` hook. */
export interface MarkdownExtension {
  /** Admonition names. Replaces the site's setting. */
  admonitions?: AdmonitionOptions
  /** Regular expression for the truncate marker. Replaces `<!-- truncate -->`. */
  truncateMarker?: {source: string; flags: string}
  /**
   * Whether to remove a level-1 heading at the start of the content, because the page already shows
   * it as its title.
   */
  removeContentTitle?: boolean
  /** URL of a repository. In content, `#12` then links to an issue, and a hash to a commit. */
  repository?: string
  /** remark plugins that run before the built-in steps. */
  beforeDefaultRemarkPlugins?: readonly MarkdownPlugin[]
  /** remark plugins that run after the built-in steps. */
  remarkPlugins?: readonly MarkdownPlugin[]
  /** rehype plugins that run before the built-in steps. */
  beforeDefaultRehypePlugins?: readonly MarkdownPlugin[]
  /** rehype plugins that run after the built-in steps. */
  rehypePlugins?: readonly MarkdownPlugin[]
  /** recma plugins for MDX pages. With these, all MDX pages are live. */
  recmaPlugins?: readonly MarkdownPlugin[]
}

/** Transforms the text of a source before it's parsed. */
export type MarkdownPreprocessor = (input: {filePath: string; fileContent: string}) => string

/** Input of a front matter parser. */
export interface FrontMatterSource {
  /** Absolute path. */
  filePath: string
  /** Text of the file. */
  fileContent: string
}

/** A source split into front matter and content. */
export interface FrontMatterResult {
  /** Fields, by name. */
  frontMatter: Readonly<Record<string, unknown>>
  /**
   * Text from which titles and descriptions are generated. Markdown is always compiled from the
   * original file.
   */
  content: string
}

/** Parses the front matter of a page. It replaces the built-in parser, but it can call it. */
export type FrontMatterParser = (
  source: FrontMatterSource & {
    /** Parses YAML between `---` lines. Unquoted dates are converted to `Date`. */
    defaultParseFrontMatter(source: FrontMatterSource): Promise<FrontMatterResult>
  }
) => FrontMatterResult | Promise<FrontMatterResult>

/**
 * Markdown parser. `auto` uses the native parser if it's installed and generates the same tree, and
 * `remark-parse` otherwise. `fast` is the same as `auto`, but fails if the native parser isn't
 * installed. `remark` always uses `remark-parse`.
 */
export type MarkdownParser = 'auto' | 'fast' | 'remark'

/** Options of remark-rehype, which converts Markdown nodes to HTML nodes. */
export type RemarkRehypeOptions = Readonly<Record<string, unknown>>

/** A broken link to a Markdown file, or a missing image. */
export interface BrokenReference<Type extends 'link' | 'image'> {
  /** Source file, relative to the site root. */
  sourceFilePath: string
  /** URL as written. The query and hash are removed. */
  url: string
  /** The Markdown node. */
  node: {
    type: Type
    url: string
    position: {start: {line: number; column: number}; end: {line: number; column: number}}
  }
}

/**
 * Called for each broken Markdown link. Returns a replacement URL, or nothing. Throws an error to
 * fail the build.
 */
export type BrokenLinkHook = (link: BrokenReference<'link'>) => string | undefined

/**
 * Called for each missing image in Markdown. Returns a replacement URL, or nothing. Throws an error
 * to fail the build.
 */
export type BrokenImageHook = (image: BrokenReference<'image'>) => string | undefined

/**
 * Functions of a site that affect compilation. They can't be part of `MarkdownOptions`, because
 * that's plain data.
 */
export interface MarkdownFunctions
  extends Omit<
    MarkdownExtension,
    'admonitions' | 'removeContentTitle' | 'repository' | 'truncateMarker'
  > {
  /** Transforms each source before it's parsed. */
  preprocessor?: MarkdownPreprocessor
  /** Adds languages to Prism. Called once per thread. */
  addLanguages?(prism: object): void
  /** Options of remark-rehype, such as footnote labels and handlers for node types. */
  remarkRehypeOptions?: RemarkRehypeOptions
}
