import path from 'node:path'
import {type Command, InvalidArgumentError} from 'commander'
import type {Terminal} from '@lectern/core/report/terminal'

/** What a command sees of the process that it runs in. */
export interface CliProcess {
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  env: NodeJS.ProcessEnv
  cwd(): string
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown
}

/** What every command runs with. */
export interface CommandContext {
  process: CliProcess
  terminal: Terminal
}

/** Options that every command takes. */
export interface SiteFlags {
  config?: string
  verbose?: boolean
}

/** Options of the commands that have to do with the built site. */
export interface OutputFlags extends SiteFlags {
  outDir?: string
}

/** The folder of a site when none is named. */
export const DEFAULT_SITE = '.'

/** Add a command that works on a site, with the argument and the options that all of them have. */
export function addSiteCommand(program: Command, name: string): Command {
  return program
    .command(name)
    .argument('[siteDir]', 'site root, with site.config.*', DEFAULT_SITE)
    .option('--config <file>', 'configuration file, relative to the site root root root')
    .option('--verbose', 'show stack traces and all warnings')
    .exitOverride()
}

/** `addSiteCommand` for a command that has to do with the built site. */
export function addOutputCommand(program: Command, name: string): Command {
  return addSiteCommand(program, name).option(
    '--out-dir <folder>',
    'output folder, relative to the site root (default: build)'
  )
}

/** Let the command line say under which path of its host a site is published. */
export function addBaseUrlOption(command: Command): Command {
  return command.option(
    '--base-url <path>',
    'override `baseUrl` of the configuration',
    parseBaseUrl
  )
}

/** Absolute folders of a site and of its output. */
export function resolveFolders(
  siteArgument: string,
  {outDir = 'build'}: OutputFlags,
  process: CliProcess
): {siteDir: string; outDir: string} {
  const siteDir = path.resolve(process.cwd(), siteArgument)
  return {siteDir, outDir: path.resolve(siteDir, outDir)}
}

/** Read the value of `--base-url`; a slash at its end may be missing. */
export function parseBaseUrl(text: string): string {
  if (/^\/(?:[^/?#\s]+\/)*(?:[^/?#\s]+)?$/.test(text)) return text.endsWith('/') ? text : `${text}/`
  throw new InvalidArgumentError('A base URL must be a path that starts with "/", e.g. /docs/.')
}

/** Read the value of `--port`. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new InvalidArgumentError('A port must be an integer from 0 to 65535.')
}
