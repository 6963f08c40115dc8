import type {Generator} from '@lectern/core/generator/generator'
import type {Terminal} from '@lectern/core/report/terminal'

/** Milliseconds between two looks at the files, where nobody has chosen them. */
export const POLL_INTERVAL = 150

/** Options of the development server. */
export interface DevOptions {
  /** Absolute. */
  siteDir: string
  configFile?: string
  /** Language to open; the default one if it is not named. */
  locale?: string
  port: number
  host: string
  /** Polling interval in milliseconds. If it's not set, the server watches files. */
  pollInterval?: number
}

/** Environment of the development server. */
export interface DevEnvironment {
  generator: Generator
  terminal: Terminal
  /** Milliseconds since the command was typed, or near it. */
  now(): number
  /** Milliseconds by which files are dated. */
  wallClock(): number
  /** Differs from the IDs of other runs. */
  session: string
}
