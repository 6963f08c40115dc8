import type {Generator} from '@lectern/core/generator/generator'
import type {Terminal} from '@lectern/core/report/terminal'

/** Default interval for polling files, in milliseconds. */
export const POLL_INTERVAL = 150

/** Options of the development server. */
export interface DevOptions {
  /** Absolute. */
  siteDir: string
  configFile?: string
  /** Language to open; the default language if it's absent. */
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
