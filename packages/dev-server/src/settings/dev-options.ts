import type {Generator} from '@lectern/core/generator/generator'
import type {Terminal} from '@lectern/core/report/terminal'

/** Milliseconds between two looks at the files, where nobody has chosen them. */
export const POLL_INTERVAL = 150

/** What to serve, and where. */
export interface DevOptions {
  /** Absolute. */
  siteDir: string
  configFile?: string
  /** Language to open; the default one if it is not named. */
  locale?: string
  port: number
  host: string
  /** Milliseconds between two looks at the files; the system tells of changes without it. */
  pollInterval?: number
}

/** What a development server runs with. */
export interface DevEnvironment {
  generator: Generator
  terminal: Terminal
  /** Milliseconds since the command was typed, or near it. */
  now(): number
  /** Milliseconds by which files are dated. */
  wallClock(): number
  /** Unlike that of any other run. */
  session: string
}
