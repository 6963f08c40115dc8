import type {
  AssetReference,
  ContentFeature,
  FileLink,
  MarkdownFunctions,
  MarkdownOptions,
  SiteProblem,
  StaticProps,
  TocItem
} from '@lectern/types'
import type {Root as MarkdownRoot} from 'mdast'
import type {Position} from 'unist'
import type {Highlighter} from '../code/highlighter.js'
import type {ReadMagicComments} from '@lectern/shared/code/magic-comments'
import type {SnippetSource} from '../code/read-snippet.js'

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

/** Data shared by all steps of a compilation: the text and the results. */
export interface CompileState {
  /** The preprocessed body. Offsets in the tree refer to it. */
  readonly text: string
  /** Lines of the body as the author wrote them. */
  readonly authorLines: readonly string[]
  /** Number of lines before the body. */
  readonly lineOffset: number
  readonly options: MarkdownOptions
  /** Files whose code the page shows, by target as written. */
  readonly snippets: Readonly<Record<string, SnippetSource>>
  /** Page URLs for links to Markdown files, by target. The site's plugins see these URLs. */
  readonly linkUrls: Readonly<Record<string, string>> | undefined
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
  /** The tree after the last Markdown step, which sets it. */
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
