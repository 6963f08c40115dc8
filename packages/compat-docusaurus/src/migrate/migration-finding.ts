/** What becomes of a part of a project: it works, it needs a change, or there is nothing that does it. */
export type MigrationStatus = 'works' | 'change' | 'unsupported'

/** One line of the report on a project. */
export interface MigrationFinding {
  status: MigrationStatus
  /** One sentence. */
  message: string
  /** Relative to the site folder. */
  file?: string
  /** 1-based. */
  line?: number
  /** What to do. */
  hint?: string
}
