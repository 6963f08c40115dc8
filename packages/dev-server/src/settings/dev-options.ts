import type {Generator} from '@lectern/core/generator/generator'
import type {Terminal} from '@lectern/core/report/terminal'

/** Default interval for polling files, in milliseconds. */
export const POLL_INTERVAL = 150

/** Options of the development server. */
export interface DevOptions {
  /** Absolute. */
  siteDir: string
  configFile?: string
  /**
   * Whether to ignore the configuration file and treat the site root as a folder of Markdown files.
   */
  isPlayground?: boolean
  /** Initial locale. Defaults to the site's default locale. */
  locale?: string
  port: number
  host: string
  /** Polling interval in milliseconds. If omitted, files are watched. */
  pollInterval?: number
}

/** Environment of the development server. */
export interface DevEnvironment {
  generator: Generator
  terminal: Terminal
  /** Approximate milliseconds since the command was started. */
  now(): number
  /** Wall-clock milliseconds, comparable with file times. */
  wallClock(): number
  /** Unique ID of this run. */
  session: string
}
