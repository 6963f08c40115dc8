import type {CheckLevel, CheckRule, SourcePosition} from '@lectern/types'

/** Text to search in a source for the position of a finding. */
export type Written =
  | {kind: 'reference'; url: string}
  | {kind: 'id'; id: string}
  | {kind: 'field'; field: 'title' | 'description'}
  | {kind: 'quoted'; text: string}

/** A place in the output that shows what is wrong. */
export interface OutputPlace {
  /** Relative to the output folder. */
  file: string
  /** In UTF-16 code units. */
  at?: number
}

/** A problem that a check has found; reported once, however many pages show it. */
export interface Finding {
  rule: CheckRule
  /** One sentence that names the thing, no place. */
  message: string
  /** One imperative sentence. */
  hint?: string
  /** Subject: a URL, an ID, a title. */
  target: string
  places: readonly OutputPlace[]
  written?: Written
}

/** A finding with the position at which its author can fix it. */
export interface PlacedFinding extends Omit<Finding, 'places' | 'written'> {
  level: Exclude<CheckLevel, 'off'>
  /** Of the source; of the output where no source shows it. */
  position?: SourcePosition
  /** Paths of the pages that show it, without base URL. */
  pages: readonly string[]
}
