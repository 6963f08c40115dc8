import type {CheckLevel, CheckRule, SourcePosition} from '@lectern/types'

/** Text to look for in the sources to locate a finding. */
export type Written =
  | {kind: 'reference'; url: string}
  | {kind: 'id'; id: string}
  | {kind: 'field'; field: 'title' | 'description'}
  | {kind: 'quoted'; text: string}

/** A position in the output. */
export interface OutputLocation {
  /** Relative to the output folder. */
  file: string
  /** In UTF-16 code units. */
  at?: number
}

/** A problem found by a check. It's reported once, even if several pages have it. */
export interface Finding {
  rule: CheckRule
  /** A sentence that names the subject of the finding, but not its position. */
  message: string
  /** An imperative sentence. */
  hint?: string
  /** Subject of the finding, such as a URL, an ID or a title. */
  target: string
  locations: readonly OutputLocation[]
  written?: Written
}

/** A finding with its position in the sources. */
export interface LocatedFinding extends Omit<Finding, 'locations' | 'written'> {
  level: Exclude<CheckLevel, 'off'>
  /** Position in a source, or in the output if it isn't found in a source. */
  position?: SourcePosition
  /** Paths of the affected pages, without the base URL. */
  pages: readonly string[]
}
