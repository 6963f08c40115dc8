/**
 * Status of a part of a project: it works unchanged, it's adapted automatically, it needs an edit,
 * or it isn't supported. A finding can also be just a note.
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
  /** The edit that fixes the finding, as a unified diff. `site migrate --write` applies it. */
  diff?: string
}
