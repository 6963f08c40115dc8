import type {Generator} from '../generator.js'
import type {Terminal} from '../report/terminal.js'

/** What to serve, and where. */
export interface DevOptions {
  /** Absolute. */
  siteDir: string
  configFile?: string
  /** Language to open; the default one if it is not named. */
  locale?: string
  port: number
  host: string
  poll: boolean
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
