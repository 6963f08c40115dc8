import type {HeadTag} from './head.js'
import type {AdmonitionOptions} from './markdown-extension.js'
import type {SiteProblem} from '../source/problem.js'

/** A heading of a page, for its table of contents. */
export interface TocItem {
  /** The heading's `id`, without `#`. */
  id: string
  /** Heading level, 1 to 6. */
  depth: number
  /** The heading's inline content as HTML, without links. */
  html: string
}

/** A value that can be represented in JSON. */
export type StaticValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | StaticProps
  | readonly StaticValue[]

/** Properties of a static node, named as in React. */
export interface StaticProps {
  readonly [name: string]: StaticValue
}

/**
 * A node in a static body: text or an element.
 *
 * `tag` is an HTML element name, or the key of a theme component in `MDXComponents`. If a subtree
 * can't contain theme components, it's folded: it has `html` instead of `children`.
 */
export type StaticNode =
  | string
  | {
      readonly tag: string
      readonly props?: StaticProps
      readonly html?: string
      readonly children?: readonly StaticNode[]
    }

/** A link to another source file by path. In the body, it's represented by `linkToken(index)`. */
export interface FileLink {
  /** Path as written, without query and hash: `../a.md`, `/a.md`, `@site/docs/a.md`. */
  target: string
  /** Line of the link, 1-based. */
  line: number
  /** Column of the link, 1-based. */
  column: number
}

/**
 * A file used in a source, such as an image. In the body, it's represented by `assetToken(index)`.
 */
export interface AssetReference {
  /** Path as written, without query and hash, percent-decoded. */
  target: string
  /** Missing images are errors. A link may also be a URL path, which doesn't change. */
  kind: 'image' | 'link'
  /** Line of the reference, 1-based. */
  line: number
  /** Column of the reference, 1-based. */
  column: number
}

/** The text of a section, for search and Markdown output. */
export interface TextSection {
  /** `id` of the heading. Empty for text before the first heading. */
  id: string
  /** Text of the heading. */
  heading: string
  /** Plain text of the section. */
  text: string
}

/** A feature with a stylesheet that is only linked on pages that use it. */
export type ContentFeature = 'components' | 'math'

/**
 * A compiled source file. It only depends on the source and the Markdown options. References to
 * other files are tokens that are resolved later.
 */
export interface ContentRecord {
  /** Kind of content. `static` is rendered to HTML, `live` is a module. */
  kind: 'static' | 'live'
  /** Top-level nodes of static content. Empty for live content. */
  body: readonly StaticNode[]
  /** ES module with compiled JSX and the default export `MDXContent`. Empty for static content. */
  code: string
  /**
   * Module with the content before the truncate marker. Empty for static content and without a
   * marker.
   */
  excerptCode: string
  /** Number of nodes in `body` before the truncate marker. Absent without a marker. */
  excerptLength?: number
  /** Last nodes of the excerpt if the marker is inside a node, e.g. in the middle of a paragraph. */
  excerptEnd?: readonly StaticNode[]
  /** Headings. */
  toc: readonly TocItem[]
  /** Text of a level-1 heading at the start of the content. */
  contentTitle?: string
  /** Plain text of the first paragraph, at most 300 characters. */
  description: string
  /** Set if components or expressions add text to the first paragraph when the page is rendered. */
  isDescriptionPartial?: true
  /** Number of words. Each CJK character counts as a word. */
  words: number
  /** Links to other source files. */
  links: readonly FileLink[]
  /** Files used in the content. */
  assets: readonly AssetReference[]
  /** Text by heading. */
  sections: readonly TextSection[]
  /**
   * The content as CommonMark with GFM and math, with tokens from `content-token.ts`. Empty unless
   * `MarkdownOptions.plain` is set.
   */
  plain: string
  /**
   * Paths of Markdown files in `plain`, as written. Each is represented by `partialToken(index)`.
   */
  partials: readonly string[]
  /** Features used in the content. */
  features: readonly ContentFeature[]
  /** CSS that replaces style attributes, if `hoistStyles` is set. Absent if no style attribute was replaced. */
  styles?: string
  /** Head tags in the source. Tags set by code in live content aren't included. */
  head: readonly HeadTag[]
  /** Problems in the source. The caller adds `position.file`, which is empty. */
  problems: readonly SiteProblem[]
}

/**
 * Content that a plugin has already compiled, as JSON in a generated file whose name ends with
 * `.content.json`. This file is used as it is, without Markdown. Links in its HTML include the base
 * URL.
 */
export interface ReadyContent
  extends Pick<
    ContentRecord,
    'body' | 'toc' | 'contentTitle' | 'description' | 'words' | 'sections' | 'plain'
  > {
  /** Reserved for later versions of the format. */
  format: 1
}

/**
 * Everything besides the source that affects compilation. It's plain data and part of the cache
 * key.
 */
export interface MarkdownOptions {
  /** Format of sources. `detect` treats `.mdx` files as MDX and all others as Markdown. */
  format: 'detect' | 'md' | 'mdx'
  /** Admonition names. */
  admonitions: AdmonitionOptions
  /** Whether `mermaid` code blocks are rendered as diagrams. */
  mermaid?: boolean
  /** URL of a repository. `#12` links to an issue, and a hash to a commit. */
  repository?: string
  /** Base URL to remove from links to site paths. */
  writtenBaseUrl?: string
  /** Settings of heading IDs. */
  anchors?: {
    /** Whether generated IDs keep uppercase letters. */
    maintainCase?: boolean
  }
  /**
   * Whether only Markdown headings get IDs and entries in the table of contents. HTML headings and
   * headings added by `remarkPlugins` don't.
   */
  writtenHeadings?: true
  /** Whether a click enlarges images that are alone in a paragraph. */
  imageZoom?: boolean
  /** Whether shortcodes such as `:tada:` are converted to emoji. */
  emoji?: boolean
  /**
   * `plugin` if math is only supported where the site configures `remark-math`. By default,
   * it's always supported.
   */
  math?: 'plugin'
  /** Name and version of the native parser. It's only used if it generates the same tree. */
  fastParser?: string
  /** MDX 1 syntax to support. Each field defaults to `true`. */
  mdx1Compat?: Mdx1Compat
  /** Regular expression for the truncate marker. Replaces `<!-- truncate -->`. */
  truncateMarker?: {source: string; flags: string}
  /** Whether to remove a level-1 heading at the start of the content. */
  removeContentTitle?: boolean
  /** Hash of the site's functions (`MarkdownFunctions`). */
  functions?: string
  /**
   * Whether to fold subtrees without theme components to HTML. Off if a site overrides
   * `@theme/MDXComponents`, because any element may then be a component.
   */
  fold: boolean
  /**
   * Overridden components: keys of `MDXComponents`, and component names. Pages that use one are
   * live.
   */
  live?: readonly string[]
  /** Settings of code blocks. */
  code?: CodeOptions
  /** Whether to also generate plain Markdown, for plugins that need it. */
  plain?: boolean
  /**
   * Whether to convert style attributes to classes, for security policies that block inline styles.
   */
  hoistStyles?: boolean
}

/** MDX 1 syntax to support in MDX files. */
export interface Mdx1Compat {
  /** HTML comments in MDX. */
  comments?: boolean
  /** `:::note Title` without brackets. */
  admonitions?: boolean
  /** `## Title {#id}` in MDX. */
  headingIds?: boolean
}

/** The settings of all code blocks in a site. */
export interface CodeOptions {
  /** Default language of code blocks. */
  defaultLanguage?: string
  /** Comments that highlight lines. They replace built-in comments with the same class. */
  magicComments?: readonly MagicComment[]
  /** Whether blocks marked `live` are editable. */
  live?: boolean
  /**
   * Set if code block components receive the text after the language as `metastring`, and magic
   * comments.
   */
  metastring?: true
}

/** A comment that adds a class to lines of a code block. The comment itself isn't shown. */
export interface MagicComment {
  /** Class of the lines. */
  className: string
  /** Text of a comment that applies to the next line. */
  line?: string
  /** Text of the comments before and after the lines. */
  block?: {start: string; end: string}
}
