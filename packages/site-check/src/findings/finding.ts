import type {CheckLevel, CheckRule, SourcePosition} from '@lectern/types'

/** What to look for in a source, to find the place of a finding. */
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

/** Something that a check has found; one for each thing at fault, however many places show it. */
export interface Finding {
  rule: CheckRule
  /** One sentence that names the thing, no place. */
  message: string
  /** One imperative sentence. */
  hint?: string
  /** What it is about: an address, an ID, a title. */
  target: string
  places: readonly OutputPlace[]
  written?: Written
}

/** A finding with the place at which its author can mend it. */
export interface PlacedFinding extends Omit<Finding, 'places' | 'written'> {
  level: Exclude<CheckLevel, 'off'>
  /** Of the source; of the output where no source shows it. */
  position?: SourcePosition
  /** Paths of the pages that show it, without base URL. */
  pages: readonly string[]
}
