/** A component that shows a part of an API reference in Markdown. */
export type EmbedComponent = 'Operation' | 'Schema'

/** A part of a plugin's pages that Markdown pages can show. */
export interface EmbedContent {
  /** Prefix for IDs on the page, such as `operation-list-birds`. */
  id: string
  /** Text of links to the part. */
  title: string
  /** Route path of the page that contains the part, optionally with a fragment. */
  url?: string
  /**
   * Final HTML. Headings have level 2 or higher and are moved below the page's headings. IDs, and
   * links to them, get the prefix.
   */
  html: string
  /** The same content for Markdown output. */
  markdown: readonly EmbedMarkdown[]
}

/** A section of embedded content in Markdown. */
export interface EmbedMarkdown {
  /** Text of the heading in Markdown. Absent for sections without a heading. */
  heading?: string
  /** Level of the heading, as in the HTML. */
  level?: number
  /** Markdown with marked site paths (see `sitePath`). */
  text: string
}

/** Parts of a plugin's pages that Markdown pages can show and link to. */
export interface PluginEmbeds {
  /** Component that shows the parts. */
  component: EmbedComponent
  /** ID of the plugin instance, which pages can select with the `spec` attribute. */
  spec: string
  /** Names of the parts. */
  names: readonly string[]
  /** Creates a part. It's called only for parts that pages use. */
  create(name: string): EmbedContent | Promise<EmbedContent>
  /** Absolute path of a generated file that changes whenever a part changes. */
  source: string
}
