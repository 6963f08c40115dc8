/**
 * How a part of a project migrates: it works unchanged, is adapted automatically, needs an edit, or
 * isn't supported. `note` is for information only.
 */
export type MigrationStatus = 'works' | 'automatic' | 'change' | 'unsupported' | 'note'

/** An entry in the migration report. */
export interface MigrationFinding {
  status: MigrationStatus
  /** Message, as a full sentence. */
  message: string
  /** Relative to the site root. */
  file?: string
  /** 1-based. */
  line?: number
  /** How to fix it, as an imperative sentence. */
  hint?: string
  /** The edit that fixes the finding, as a unified diff. `site migrate --write` applies it. */
  diff?: string
}
