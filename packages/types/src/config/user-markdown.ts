import type {
  AdmonitionOptions,
  BrokenImageHook,
  BrokenLinkHook,
  FrontMatterParser,
  MarkdownParser,
  MarkdownPreprocessor,
  RemarkRehypeOptions
} from '../content/markdown-extension.js'
import type {PolicySetting} from './config.js'

/** The Markdown settings in `site.config.*`. */
export interface UserMarkdownConfig {
  /** Markdown settings for the whole site. */
  markdown?: {
    /**
     * Format of Markdown files. `detect` treats `.mdx` files as MDX and all others as Markdown.
     *
     * @default 'detect'
     */
    format?: 'detect' | 'md' | 'mdx'
    /**
     * Admonition names to add to the built-in ones, or `false` to turn admonitions off.
     *
     * @default []
     */
    admonitions?: AdmonitionOptions
    /**
     * Whether `mermaid` code blocks are rendered as diagrams.
     *
     * @default false
     */
    mermaid?: boolean
    /** Settings of heading IDs. */
    anchors?: {
      /**
       * Whether generated IDs keep uppercase letters.
       *
       * @default false
       */
      maintainCase?: boolean
    }
    /**
     * Whether shortcodes such as `:tada:` are converted to emoji.
     *
     * @default false
     */
    emoji?: boolean
    /**
     * Markdown parser. All generate the same pages. `auto` uses the native parser if it's installed and
     * supports the file, and `remark-parse` otherwise. `fast` fails if it isn't installed.
     *
     * @default 'auto'
     */
    parser?: MarkdownParser
    /** Transforms each source before it's parsed. */
    preprocessor?: MarkdownPreprocessor
    /** Parses the front matter of docs, posts and pages. */
    parseFrontMatter?: FrontMatterParser
    /** Options of remark-rehype, such as `footnoteLabel`. */
    remarkRehypeOptions?: RemarkRehypeOptions
    /** MDX 1 syntax to support in MDX files. */
    mdx1Compat?: {
      /**
       * HTML comments in MDX.
       *
       * @default true
       */
      comments?: boolean
      /**
       * `:::note Title` without brackets.
       *
       * @default true
       */
      admonitions?: boolean
      /**
       * `## Title {#id}` in MDX.
       *
       * @default true
       */
      headingIds?: boolean
    }
    /** Docusaurus's settings for broken Markdown links and images: a policy or a function for each. */
    hooks?: {
      onBrokenMarkdownLinks?: PolicySetting | BrokenLinkHook
      onBrokenMarkdownImages?: PolicySetting | BrokenImageHook
    }
  }
}
