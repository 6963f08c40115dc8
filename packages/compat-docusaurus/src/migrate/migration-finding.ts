/**
 * Result for a part of a project: it works as is, it's adapted automatically, it needs an edit, it isn't supported, or
 * it's a note.
 */
export type MigrationStatus = 'works' | 'automatic' | 'change' | 'unsupported' | 'note'

/** A line of the migration report. */
export interface MigrationFinding {
  status: MigrationStatus
  /** A sentence. */
  message: string
  /** Relative to the site root. */
  file?: string
  /** 1-based. */
  line?: number
  /** Instruction. */
  hint?: string
  /** The edit that fixes it, as a unified diff; `site migrate --write` applies it. */
  diff?: string
}
