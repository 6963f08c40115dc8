import fs from 'node:fs'
import path from 'node:path'
import {type Command, InvalidArgumentError} from 'commander'
import {addTrailingSlash} from '@lectern/shared/url/url-path'
import type {Terminal} from '@lectern/core/report/terminal'

/** The parts of `process` that commands use. */
export interface CliProcess {
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: NodeJS.ProcessEnv
  /** Versions of Node.js and of tools that extend it. */
  versions?: {readonly pnp?: string | undefined}
  /** Returns the folder in which the command was called. */
  cwd(): string
  chdir(folder: string): void
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
}

/** Context of every command. */
export interface CommandContext {
  process: CliProcess
  terminal: Terminal
}

/** Options of every command. */
export interface SiteFlags {
  config?: string
  verbose?: boolean
}

/** Options of commands that use the build output. */
export interface OutputFlags extends SiteFlags {
  outDir?: string
}

/** Default site root. */
export const DEFAULT_SITE = '.'

/** Adds a command with the argument and options of all site commands. */
export function addSiteCommand(program: Command, name: string): Command {
  return program
    .command(name)
    .argument('[siteDir]', 'site root, with site.config.*', DEFAULT_SITE)
    .option('--config <file>', 'configuration file, relative to the site root')
    .option('--verbose', 'show stack traces and all warnings')
    .exitOverride()
}

/** Adds a site command with the `--out-dir` option. */
export function addOutputCommand(program: Command, name: string): Command {
  return addSiteCommand(program, name).option(
    '--out-dir <folder>',
    'output folder, relative to the site root (default: build)'
  )
}

/** Adds the `--base-url` option. */
export function addBaseUrlOption(command: Command): Command {
  return command.option(
    '--base-url <path>',
    'override `baseUrl` of the configuration',
    parseBaseUrl
  )
}

/**
 * Makes the site root the working directory, so that its configuration and plugins can use relative
 * paths. Returns the absolute site root and output folder.
 */
export function enterSite(
  siteArgument: string,
  {outDir = 'build'}: OutputFlags,
  process: CliProcess
): {siteDir: string; outDir: string} {
  const siteDir = path.resolve(process.cwd(), siteArgument)
  enterFolder(siteDir, process)
  return {siteDir, outDir: path.resolve(siteDir, outDir)}
}

/** Makes a folder the working directory, unless it's missing. The command reports that later. */
export function enterFolder(folder: string, process: CliProcess): void {
  if (fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory()) process.chdir(folder)
}

/** Parses the value of `--base-url` and adds a trailing slash. */
function parseBaseUrl(text: string): string {
  if (/^\/(?:[^/?#\s]+\/)*(?:[^/?#\s]+)?$/.test(text)) return addTrailingSlash(text)
  throw new InvalidArgumentError('A base URL must be a path that starts with "/", e.g. /docs/.')
}

/** Parses the value of `--port`. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new InvalidArgumentError('A port must be an integer from 0 to 65535.')
}
