import type {
  AssetReference,
  ContentFeature,
  FileLink,
  MarkdownFunctions,
  MarkdownOptions,
  SiteProblem,
  TocItem
} from '@lectern/types'
import type {Root as MarkdownRoot} from 'mdast'
import type {Position} from 'unist'
import type {Highlighter} from '../code/highlighter.js'
import type {ReadMagicComments} from '@lectern/shared/code/magic-comments'
import type {SnippetSource} from '../code/read-snippet.js'

/** The headings of a partial, at the position where a page shows it. */
export interface PartialHeadings {
  /** Name of its component. */
  component: string
  /** File, as the import names it. */
  target: string
}

/** An entry of a table of contents while a page is compiled. */
export type TocEntry = TocItem | PartialHeadings

/** Data that the steps of one compile share: the text, and the results. */
export interface CompileState {
  /** Text that is parsed: the body, prepared. Offsets of tree positions count in it. */
  readonly text: string
  /** Lines of the body as the author wrote them. */
  readonly authorLines: readonly string[]
  /** Count of lines of the file before the body. */
  readonly lineOffset: number
  readonly options: MarkdownOptions
  /** Files whose code the text shows, as their author wrote them. */
  readonly snippets: Readonly<Record<string, SnippetSource>>
  /** URLs of the pages that links to Markdown files lead to, by target; for plugins of the site. */
  readonly linkUrls: Readonly<Record<string, string>> | undefined
  readonly functions: MarkdownFunctions
  /** Ends the wait for a plugin of the site that doesn't return. */
  readonly signal?: AbortSignal
  /** Absolute path of the file, where it is known. */
  readonly filePath: string | undefined
  readonly highlighter: Highlighter
  readonly readMagicComments: ReadMagicComments
  readonly links: FileLink[]
  readonly assets: AssetReference[]
  readonly toc: TocEntry[]
  readonly problems: SiteProblem[]
  readonly features: Set<ContentFeature>
  /** Result of the Markdown steps; set by the last step. */
  markdownTree?: MarkdownRoot
}

/** Line and column in the file of a place in the body. */
export function filePlace(
  position: Position | undefined,
  state: Pick<CompileState, 'lineOffset'>
): {line: number; column: number} {
  return {
    line: (position?.start.line ?? 1) + state.lineOffset,
    column: position?.start.column ?? 1
  }
}

/** Adds a problem at a place in the body. */
export function reportProblem(
  state: Pick<CompileState, 'lineOffset' | 'problems'>,
  position: Position | undefined,
  problem: Omit<SiteProblem, 'position'>
): void {
  state.problems.push({...problem, position: {file: '', ...filePlace(position, state)}})
}
