/**
 * What becomes of a part of a project: it works, it changes by itself, it needs an edit, nothing here does the
 * same, or it's good to know.
 */
export type MigrationStatus = 'works' | 'automatic' | 'change' | 'unsupported' | 'note'

/** One line of the report on a project. */
export interface MigrationFinding {
  status: MigrationStatus
  /** One sentence. */
  message: string
  /** Relative to the site folder. */
  file?: string
  /** 1-based. */
  line?: number
  /** Instruction. */
  hint?: string
  /** The edit that fixes it, as a unified diff; `site migrate --write` applies it. */
  diff?: string
}
