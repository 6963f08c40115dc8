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

/** A value that `JSON.stringify` keeps. */
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
 * A node of a static body: text or an element.
 *
 * `tag` is an HTML element name, or the key of a theme component in `MDXComponents`. A subtree that
 * can't contain a theme component is folded: it has `html` and no `children`.
 */
export type StaticNode =
  | string
  | {
      readonly tag: string
      readonly props?: StaticProps
      readonly html?: string
      readonly children?: readonly StaticNode[]
    }

/** A link from one source file to another by file path. The body contains `linkToken(index)` for it. */
export interface FileLink {
  /** Path as written, without query and hash: `../a.md`, `/a.md`, `@site/docs/a.md`. */
  target: string
  /** Line of the link, 1-based. */
  line: number
  /** Column of the link, 1-based. */
  column: number
}

/** A file that a source uses, such as an image. The body contains `assetToken(index)` for it. */
export interface AssetReference {
  /** Path as written, without query and hash, percent-decoded. */
  target: string
  /** A missing image is an error. A link may also be a URL path, which is left as it is. */
  kind: 'image' | 'link'
  /** Line of the reference, 1-based. */
  line: number
  /** Column of the reference, 1-based. */
  column: number
}

/** The text below one heading, for search and Markdown output. */
export interface TextSection {
  /** `id` of the heading. Empty for the text above the first heading. */
  id: string
  /** Text of the heading. */
  heading: string
  /** Plain text of the section. */
  text: string
}

/** A feature whose stylesheet is linked only on pages that use it. */
export type ContentFeature = 'math'

/**
 * A compiled source file. It depends only on the source's bytes and the Markdown options. References to
 * other files are tokens that are resolved later.
 */
export interface ContentRecord {
  /** A static body is HTML, a live one is a module. */
  kind: 'static' | 'live'
  /** Top-level nodes of a static body. Empty for a live one. */
  body: readonly StaticNode[]
  /** ES module with the default export `MDXContent`, JSX compiled. Empty for a static body. */
  code: string
  /** The same module up to the truncate marker. Empty without a marker or for a static body. */
  excerptCode: string
  /** Number of nodes of `body` before the truncate marker. Absent without a marker. */
  excerptLength?: number
  /** Last nodes of the excerpt, if the marker is inside a node, e.g. in the middle of a paragraph. */
  excerptEnd?: readonly StaticNode[]
  /** Headings. */
  toc: readonly TocItem[]
  /** Text of a level-1 heading that opens the body. */
  contentTitle?: string
  /** Plain text of the first paragraph, at most 300 characters. */
  description: string
  /** Whether components or expressions add text to that paragraph when the page is rendered. */
  isDescriptionPartial?: true
  /** Number of words. A CJK character counts as one word. */
  words: number
  /** Links to other source files. */
  links: readonly FileLink[]
  /** Files that the content uses. */
  assets: readonly AssetReference[]
  /** Text by heading. */
  sections: readonly TextSection[]
  /**
   * The content as CommonMark with GFM and formulas, with the tokens of `content-token.ts`. Empty unless
   * `MarkdownOptions.plain` is set.
   */
  plain: string
  /** Paths of Markdown files that `plain` includes as `partialToken(index)`, as written. */
  partials: readonly string[]
  /** Features that the content uses. */
  features: readonly ContentFeature[]
  /** CSS in place of style attributes. Absent without any, and unless `hoistStyles` is set. */
  styles?: string
  /** Head tags that the source sets. Tags that a live source sets in code aren't included. */
  head: readonly HeadTag[]
  /** Problems in the source. `position.file` is empty, the caller fills it in. */
  problems: readonly SiteProblem[]
}

/** Everything besides the source that affects compilation. Plain data, part of the cache key. */
export interface MarkdownOptions {
  /** `detect` reads `.mdx` files as MDX and all others as Markdown. */
  format: 'detect' | 'md' | 'mdx'
  /** Names of admonitions. */
  admonitions: AdmonitionOptions
  /** Whether code blocks of the language `mermaid` are drawn as diagrams. */
  mermaid?: boolean
  /** URL of a repository. `#12` links to its issue, a hash to its commit. */
  repository?: string
  /** Base URL that links to paths of the site may start with. It's removed from them. */
  writtenBaseUrl?: string
  /** Settings of heading IDs. */
  anchors?: {
    /** Whether generated IDs keep upper case. */
    maintainCase?: boolean
  }
  /**
   * Whether only Markdown headings get IDs and entries in the table of contents. HTML headings and
   * headings that `remarkPlugins` add don't.
   */
  writtenHeadings?: true
  /** Whether shortcodes such as `:tada:` become emoji. */
  emoji?: boolean
  /** `plugin` if formulas are only read where the site lists `remark-math`. Otherwise they always are. */
  math?: 'plugin'
  /** Name and version of the native parser, if it's used where it generates the same tree. */
  fastParser?: string
  /** Syntax of MDX 1 that isn't accepted: each field is accepted unless it's `false`. */
  mdx1Compat?: Mdx1Compat
  /** Regular expression for the truncate marker, in place of `<!-- truncate -->`. */
  truncateMarker?: {source: string; flags: string}
  /** Whether the level-1 heading that opens the content is removed from the body. */
  removeContentTitle?: boolean
  /** Hash of the code of the site's functions (`MarkdownFunctions`). */
  functions?: string
  /**
   * Whether subtrees without theme components are folded to HTML. Off if a site overrides
   * `@theme/MDXComponents`, since any element may be a component then.
   */
  fold: boolean
  /** Keys of `MDXComponents` and names of components that the site overrides. A page that uses one is live. */
  live?: readonly string[]
  /** Settings of code blocks. */
  code?: CodeOptions
  /** Whether to write the content as plain Markdown, for plugins that read it. */
  plain?: boolean
  /** Whether style attributes become classes, for a security policy that blocks inline styles. */
  hoistStyles?: boolean
}

/** Syntax of MDX 1 that MDX files may have. */
export interface Mdx1Compat {
  /** HTML comments in MDX. */
  comments?: boolean
  /** `:::note Title` without brackets. */
  admonitions?: boolean
  /** `## Title {#id}` in MDX. */
  headingIds?: boolean
}

/** The settings of all code blocks of a site. */
export interface CodeOptions {
  /** Language of code blocks without one. */
  defaultLanguage?: string
  /** Comments that highlight lines. One with the class of a built-in comment replaces it. */
  magicComments?: readonly MagicComment[]
  /** Whether blocks with the word `live` are editable. */
  live?: boolean
  /** Whether components of code blocks get the words after the language as `metastring`, and magic comments. */
  metastring?: true
}

/** A comment that gives lines of a code block a class. The comment itself isn't shown. */
export interface MagicComment {
  /** Class of the marked lines. */
  className: string
  /** Text of a comment that marks the next line. */
  line?: string
  /** Texts of the comments around marked lines. */
  block?: {start: string; end: string}
}
