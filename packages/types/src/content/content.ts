import type {HeadTag} from './head.js'
import type {AdmonitionOptions} from './markdown-extension.js'
import type {SiteProblem} from '../source/problem.js'

/** A heading of a page, for its table of contents. */
export interface TocItem {
  /** The heading's `id`, without `#`. */
  id: string
  /** 1 to 6. */
  depth: number
  /** The heading's inline content as HTML, links removed. */
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

/** Properties of a static node, named as React names them. */
export interface StaticProps {
  readonly [name: string]: StaticValue
}

/**
 * A node of a static body: text, or an element.
 *
 * `tag` is an HTML element name, or the key of a theme component in `MDXComponents`. A subtree in
 * which no theme component can occur is folded: its inside is `html` and it has no `children`.
 */
export type StaticNode =
  | string
  | {
      readonly tag: string
      readonly props?: StaticProps
      readonly html?: string
      readonly children?: readonly StaticNode[]
    }

/** A link from one source file to another, by file path; stands in the body as `linkToken(index)`. */
export interface FileLink {
  /** As the author wrote it, without query and hash: `../a.md`, `/a.md`, `@site/docs/a.md`. */
  target: string
  /** Line and column of the link; 1-based. */
  line: number
  column: number
}

/** A file that a source uses: an image, a download. Stands in the body as `assetToken(index)`. */
export interface AssetReference {
  /** As the author wrote it, without query and hash, percent-decoded. */
  target: string
  /** An image that is not there is an error; a link may also be a URL path and is then left alone. */
  kind: 'image' | 'link'
  line: number
  column: number
}

/** Text below one heading, for search and for machine-readable output. */
export interface TextSection {
  /** `id` of the heading; empty for the text above the first one. */
  id: string
  heading: string
  text: string
}

/** What a page needs beyond the theme: a stylesheet is linked only where its feature is used. */
export type ContentFeature = 'math'

/**
 * A compiled source file. It depends on the source's bytes and the Markdown options alone, never on
 * its place or on other files: whatever is outside stands in it as a token, put in later.
 */
export interface ContentRecord {
  kind: 'static' | 'live'
  /** Top-level nodes of a static body; empty for a live one. */
  body: readonly StaticNode[]
  /** ES module with default export `MDXContent`, JSX already compiled; empty for a static body. */
  code: string
  /** The same module cut at the truncate marker; empty without one or for a static body. */
  excerptCode: string
  /** How many nodes of `body` stand before the truncate marker; absent without one. */
  excerptLength?: number
  toc: readonly TocItem[]
  /** Text of a level-1 heading that opens the body. */
  contentTitle?: string
  /** Plain text of the first paragraph, at most 300 characters. */
  description: string
  /** Count of words for the reading time; CJK characters count one each. */
  words: number
  links: readonly FileLink[]
  assets: readonly AssetReference[]
  sections: readonly TextSection[]
  /**
   * The content as CommonMark with GFM and formulas, with the tokens of `content-token.ts`; empty unless
   * `MarkdownOptions.plain` asks for it.
   */
  plain: string
  /** Markdown files whose content stands in `plain` as `partialToken(index)`, as the author wrote them. */
  partials: readonly string[]
  features: readonly ContentFeature[]
  /** CSS in place of style attributes; absent without any, and where they may stay (`hoistStyles`). */
  styles?: string
  /** Tags that the source sets in the head of its page; those that code of a live one sets are not here. */
  head: readonly HeadTag[]
  /** Problems inside the source; `position.file` is an empty string and is filled in by the caller. */
  problems: readonly SiteProblem[]
}

/** Everything but the source that decides what a source compiles to; plain data, part of the cache key. */
export interface MarkdownOptions {
  /** `detect` takes `.mdx` as MDX and all other endings as Markdown. */
  format: 'detect' | 'md' | 'mdx'
  admonitions: AdmonitionOptions
  /** Draw code blocks of the language `mermaid` as diagrams. */
  mermaid?: boolean
  /** Address of a repository: `#12` leads to an issue of it, a hash to a commit. */
  repository?: string
  anchors?: {
    /** Keep upper case in the ids that are made from headings. */
    maintainCase?: boolean
  }
  /** Regular expression for the marker at which excerpts end, instead of the comment `truncate`. */
  truncateMarker?: {source: string; flags: string}
  /** Identity of the site's own functions that take part (`MarkdownFunctions`): a hash of their code. */
  functions?: string
  /**
   * Fold subtrees without theme components to HTML. Off when a site overrides `@theme/MDXComponents`,
   * for then any element may be a component.
   */
  fold: boolean
  /** Components of `MDXComponents` that the site replaces: a page that uses one is live. */
  live?: readonly string[]
  code?: CodeOptions
  /** Write the content as plain Markdown, too: some plugin of the site reads it. */
  plain?: boolean
  /** Turn style attributes into classes with rules of their own, for a security policy without them. */
  hoistStyles?: boolean
}

/** What a site says about all of its code blocks. */
export interface CodeOptions {
  /** Language of code blocks that name none. */
  defaultLanguage?: string
  /** Comments that mark lines, beside the built-in ones; one with a class of those takes its place. */
  magicComments?: readonly MagicComment[]
  /** Blocks with the word `live` run in the browser: a theme has an editor for them. */
  live?: boolean
}

/** A comment in code that gives lines a class and is taken out, as Docusaurus has them. */
export interface MagicComment {
  className: string
  /** Words of a comment that marks the next line. */
  line?: string
  /** Words of the comments around marked lines. */
  block?: {start: string; end: string}
}
