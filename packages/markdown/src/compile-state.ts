import type {
  AssetReference,
  ContentFeature,
  FileLink,
  MarkdownOptions,
  SiteProblem,
  TocItem
} from '@lectern/types'
import type {Position} from 'unist'
import type {Highlighter} from './highlighter.js'

/** What the steps of one compile share: the text they look into, and what they collect. */
export interface CompileState {
  /** Text that is parsed: the body, prepared. Offsets of tree positions count in it. */
  readonly text: string
  /** Lines of the body as the author wrote them. */
  readonly authorLines: readonly string[]
  /** Count of lines of the file before the body. */
  readonly lineOffset: number
  readonly options: MarkdownOptions
  readonly highlighter: Highlighter
  readonly links: FileLink[]
  readonly assets: AssetReference[]
  readonly toc: TocItem[]
  readonly problems: SiteProblem[]
  readonly features: Set<ContentFeature>
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

/** Add a problem at a place in the body. */
export function reportProblem(
  state: CompileState,
  position: Position | undefined,
  problem: {code: string; message: string; hint: string}
): void {
  state.problems.push({...problem, position: {file: '', ...filePlace(position, state)}})
}
