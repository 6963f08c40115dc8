import type {HeadTag} from './head.js'
import type {AdmonitionOptions} from './markdown-extension.js'
import type {SiteProblem} from '../source/problem.js'

/** A heading of a page, for its table of contents. */
export interface TocItem {
  /** The heading's `id`, without `#`. */
  id: string
  /** Heading level from 1 to 6. */
  depth: number
  /** Inline content of the heading as HTML. Links are removed. */
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
 * A node in a static body, which is text or an element. `tag` is the name of an HTML element, or
 * the key of a theme component in `MDXComponents`. A subtree that can't contain theme components is
 * folded to `html`, which replaces `children`. If `isPlain` is set, `tag` is always an HTML element.
 */
export type StaticNode =
  | string
  | {
      readonly tag: string
      readonly props?: StaticProps
      readonly html?: string
      readonly children?: readonly StaticNode[]
      readonly isPlain?: true
    }

/** A link to another source file by path. In the body, it's represented by `linkToken(index)`. */
export interface FileLink {
  /**
   * Path as written, such as `../a.md`, `/a.md` or `@site/docs/a.md`. The query and hash are
   * removed.
   */
  target: string
  /** Line of the link, 1-based. */
  line: number
  /** Column of the link, 1-based. */
  column: number
}

/**
 * A file that a source uses, such as an image. In the body, it's represented by
 * `assetToken(index)`.
 */
export interface AssetReference {
  /** Path as written, percent-decoded. The query and hash are removed. */
  target: string
  /**
   * Kind of reference. A missing image is an error. A link may also be a URL path, which doesn't
   * change.
   */
  kind: 'image' | 'link'
  /** Line of the reference, 1-based. */
  line: number
  /** Column of the reference, 1-based. */
  column: number
}

/** The text of a page's section, for search and Markdown output. */
export interface TextSection {
  /** `id` of the heading. Empty for text before the first heading. */
  id: string
  /** Text of the heading. */
  heading: string
  /** Plain text of the section. */
  text: string
}

/** A feature whose stylesheet is only linked on pages that use it. */
export type ContentFeature = 'components' | 'embeds' | 'math'

/**
 * A compiled source file. It depends only on the source and the Markdown options. References to
 * other files are represented by tokens, which are resolved later.
 */
export interface ContentRecord {
  /** Kind of content. `static` content is rendered to HTML, and `live` content is a module. */
  kind: 'static' | 'live'
  /** Top-level nodes of static content. Empty for live content. */
  body: readonly StaticNode[]
  /**
   * ES module that contains compiled JSX and has the default export `MDXContent`. Empty for static
   * content.
   */
  code: string
  /**
   * Module with the content before the truncate marker. Empty for static content, and for content
   * without a marker.
   */
  excerptCode: string
  /**
   * Static parts of live content, which its module leaves out. Each node is rendered as exactly one
   * element. Absent without static parts.
   */
  parts?: readonly (readonly StaticNode[])[]
  /** Number of parts before the truncate marker. Absent if there's no marker. */
  excerptParts?: number
  /** Number of nodes in `body` with which the excerpt begins. Absent if there's no truncate marker. */
  excerptLength?: number
  /**
   * Further nodes of the excerpt. Set only if they differ from `body`: the part of a paragraph before
   * the marker, and nodes without the marks of footnotes.
   */
  excerptEnd?: readonly StaticNode[]
  /** Headings. */
  toc: readonly TocItem[]
  /** Text of a level-1 heading at the start of the content. */
  contentTitle?: string
  /** Plain text of the first paragraph, at most 300 characters. */
  description: string
  /** Set if components or expressions add text to the first paragraph during rendering. */
  isDescriptionPartial?: true
  /** Number of words. Each CJK character counts as a word. */
  words: number
  /** Links to other source files in the content. */
  links: readonly FileLink[]
  /** Files used in the content. */
  assets: readonly AssetReference[]
  /** Text by heading. */
  sections: readonly TextSection[]
  /**
   * The content as CommonMark with GFM and math. It contains tokens from `content-token.ts`. Empty
   * unless `MarkdownOptions.plain` is set.
   */
  plain: string
  /**
   * Paths of Markdown files that `plain` includes, as written. Each file is represented by
   * `partialToken(index)`.
   */
  partials: readonly string[]
  /** Features used in the content. */
  features: readonly ContentFeature[]
  /**
   * CSS that replaces style attributes. Absent unless `hoistStyles` is set and the content has
   * style attributes.
   */
  styles?: string
  /** Head tags in the source. Tags that live content sets during rendering aren't included. */
  head: readonly HeadTag[]
  /** Problems in the source. Their `position.file` is empty, and the caller fills it in. */
  problems: readonly SiteProblem[]
}

/**
 * Everything except the source that affects how it's compiled. The options are plain data and part
 * of the cache key.
 */
export interface MarkdownOptions {
  /** Format of sources. `detect` treats `.mdx` files as MDX and all others as Markdown. */
  format: 'detect' | 'md' | 'mdx'
  /** Admonition names. */
  admonitions: AdmonitionOptions
  /** Whether `mermaid` code blocks are rendered as diagrams. */
  mermaid?: boolean
  /** URL of a repository. In content, `#12` then links to an issue, and a hash to a commit. */
  repository?: string
  /** Base URL that is removed from links to site paths. */
  writtenBaseUrl?: string
  /** Settings of heading IDs. */
  anchors?: {
    /** Whether generated IDs keep uppercase letters. */
    maintainCase?: boolean
  }
  /**
   * Whether only headings in the Markdown get IDs and entries in the table of contents. HTML
   * headings and headings that `remarkPlugins` add don't get them. Generated IDs can then equal
   * explicit ones.
   */
  writtenHeadings?: true
  /** Whether links, images and headings in JSX are rendered without the theme's components. */
  writtenElements?: true
  /**
   * Whether clicking an image enlarges it. Only applies to images that are alone in a paragraph.
   */
  imageZoom?: boolean
  /** Whether shortcodes such as `:tada:` are converted to emoji. */
  emoji?: boolean
  /**
   * Set if directives with unknown names, such as `:::bird` and `:bird[Owl]`, become `div` elements. By
   * default, they and the fences of containers stay text.
   */
  unknownDirectives?: 'div'
  /** Set if block quotes that start with `[!NOTE]` aren't admonitions. */
  alerts?: false
  /**
   * Set if math is only supported if the site configures `remark-math`. By default, math is always
   * supported.
   */
  math?: 'plugin'
  /**
   * Name and version of the native parser. It's used only if it generates the same tree as
   * `remark-parse`.
   */
  fastParser?: string
  /** MDX 1 syntax to support. Each field defaults to `true`. */
  mdx1Compat?: Mdx1Compat
  /** Regular expression for the truncate marker. Replaces `<!-- truncate -->`. */
  truncateMarker?: {source: string; flags: string}
  /** Whether to remove a level-1 heading at the start of the content. */
  removeContentTitle?: boolean
  /** Hash of the site's functions for compilation (`MarkdownFunctions`). */
  functions?: string
  /**
   * Whether to fold subtrees without theme components to HTML. It's off if a site overrides
   * `@theme/MDXComponents`, because any element may then be a component.
   */
  fold: boolean
  /**
   * Overridden components. They're keys of `MDXComponents` and names of components. Pages that use
   * one of them are live.
   */
  live?: readonly string[]
  /**
   * Elements and components that the site overrides, or `*` if it's unclear which. Static pages
   * render them, but on live pages, they run in the browser.
   */
  replaced?: readonly string[]
  /** Settings of code blocks. */
  code?: CodeOptions
  /** Whether to also generate plain Markdown. Some plugins need it. */
  plain?: boolean
  /**
   * Whether to convert style attributes to classes. It's needed for security policies that block
   * inline styles.
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
  /** Comments that highlight lines. They replace built-in comments that have the same class. */
  magicComments?: readonly MagicComment[]
  /** Whether blocks marked `live` are editable. */
  live?: boolean
  /**
   * Set if code block components receive magic comments, and the text after the language as
   * `metastring`.
   */
  metastring?: true
  /**
   * Set in Docusaurus projects. Magic comments are part of the code in blocks with line ranges, such
   * as `{1,3}`. Titles need quotation marks. Code in a block takes precedence over its `file`.
   */
  isDocusaurus?: true
}

/** A comment that adds a class to lines of a code block. The comment itself is hidden. */
export interface MagicComment {
  /** Class that is added to the lines. */
  className: string
  /** Text of a comment that marks the next line. */
  line?: string
  /** Text of the comments before and after the marked lines. */
  block?: {start: string; end: string}
}
