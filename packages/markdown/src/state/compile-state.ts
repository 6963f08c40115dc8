import type {
  AssetReference,
  ContentFeature,
  EmbedContent,
  FileLink,
  MarkdownFunctions,
  MarkdownOptions,
  SiteProblem,
  StaticProps,
  TocItem
} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {Root as MarkdownRoot} from 'mdast'
import type {Position} from 'unist'
import type {Highlighter} from '../code/highlighter.js'
import type {ReadMagicComments} from '@lectern/shared/code/magic-comments'
import type {SnippetSource} from '../code/read-snippet.js'
import type {EmbedSource} from './embed-source.js'

/** A partial's headings, at the partial's position in the page. */
export interface PartialHeadings {
  /** The component's name. */
  component: string
  /** The file, as in the import. */
  target: string
}

/** An entry of a table of contents during compilation. */
export type TocEntry = TocItem | PartialHeadings

/** A component that's written as a directive, with its checked attributes. */
export interface WrittenDirective {
  /** Name in MDX. */
  name: string
  attributes: StaticProps
  position: Position | undefined
}

/** A part of a plugin's page that the page shows. */
export interface ShownEmbed {
  content: EmbedContent
  /** Level of the heading above it. The HTML steps set it. */
  level: number
}

/** Data that the steps of a compilation share: the text and the results. */
export interface CompileState {
  /** The preprocessed body. Offsets in the tree refer to it. */
  readonly text: string
  /** Lines of the body as the author wrote them. */
  readonly authorLines: readonly string[]
  /** Number of lines before the body. */
  readonly lineOffset: number
  /** Text of the front matter. */
  readonly yaml: string
  /** Returns the front matter, which the site's plugins see. */
  readFrontMatter(): UnknownRecord
  readonly options: MarkdownOptions
  /** Files whose code the page shows, by target as written. */
  readonly snippets: Readonly<Record<string, SnippetSource>>
  /** Page URLs for links to Markdown files, by target. The site's plugins see these URLs. */
  readonly linkUrls: Readonly<Record<string, string>> | undefined
  /** Parts of plugins' pages. Absent if the text has no tags or directives for them. */
  readonly embeds: EmbedSource | undefined
  /** Whether other files import the text as a component. */
  readonly isImported: boolean
  readonly functions: MarkdownFunctions
  /** Signal that stops the wait for a plugin that never returns. */
  readonly signal?: AbortSignal
  /** Absolute path of the file, if known. */
  readonly filePath: string | undefined
  readonly highlighter: Highlighter
  readonly readMagicComments: ReadMagicComments
  readonly links: FileLink[]
  readonly assets: AssetReference[]
  readonly toc: TocEntry[]
  readonly problems: SiteProblem[]
  readonly features: Set<ContentFeature>
  /** Components that are written as directives. */
  readonly components: WrittenDirective[]
  /** The parts that the page shows. */
  readonly shownEmbeds: ShownEmbed[]
  /** Result of the Markdown steps. The last step sets it. */
  markdownTree?: MarkdownRoot
}

/** Converts a position in the body to the line and column in the file. */
export function filePosition(
  position: Position | undefined,
  state: Pick<CompileState, 'lineOffset'>
): {line: number; column: number} {
  return {
    line: (position?.start.line ?? 1) + state.lineOffset,
    column: position?.start.column ?? 1
  }
}

/** Adds a problem at a position in the body. */
export function reportProblem(
  state: Pick<CompileState, 'lineOffset' | 'problems'>,
  position: Position | undefined,
  problem: Omit<SiteProblem, 'position'>
): void {
  state.problems.push({...problem, position: {file: '', ...filePosition(position, state)}})
}
