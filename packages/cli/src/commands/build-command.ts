import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {Command} from 'commander'
import {describeInstalledGenerator} from '../site/describe-generator.js'
import {printProblems} from '../report/print-problems.js'
import {readTimeLimit} from '@lectern/shared/problems/time-limit'
import type {BuildResult} from '@lectern/core/build/build-options'
import {createProgress, type Progress} from '@lectern/core/report/progress'
import {createSiteCommand} from '@lectern/core/report/site-command'
import {runShard} from './shard-command.js'
import type {Terminal} from '@lectern/core/report/terminal'
import {CommandFailure} from '../report/command-failure.js'
import {addDocusaurusFlags} from '../options/docusaurus-flags.js'
import {addHostOption, splitHosts} from '../options/host-option.js'
import {setMode} from '../options/node-environment.js'
import {addLocaleOption, type LocaleFlags, splitLocales} from '../options/locale-option.js'
import {
  addBaseUrlOption,
  addOutputCommand,
  enterSite,
  type CommandContext,
  type OutputFlags
} from '../options/site-command.js'

interface BuildFlags extends OutputFlags, LocaleFlags {
  baseUrl?: string
  minify: boolean
  profile?: boolean
  explain?: string
  verify?: boolean
  sbom?: string | true
  shard?: string | true
  shardDir?: string
  plan?: string
  host?: string
}

/** `site build` */
export function addBuildCommand(program: Command, context: CommandContext): void {
  const command = addLocaleOption(addBaseUrlOption(addOutputCommand(program, 'build')))
    .description('build the site')
    .option('--no-minify', "don't minify JavaScript and CSS")
    .option('--profile', 'print time and size per stage and plugin')
    .option('--explain <url>', "print a page's inputs, render reason and size")
    .option('--verify', 'build twice and compare the output')
  addHostOption(command)
    .option('--sbom [folder]', 'write CycloneDX and SPDX SBOMs (default: sbom)')
    .option('--shard [i/N]', 'build one of N shards (default: from CI variables)')
    .option('--shard-dir <folder>', 'folder for the shard (default: shards)')
    .option('--plan <file>', 'plan of the shards, from `site plan --json`')
    .action((siteDir: string, flags: BuildFlags) => runBuild(siteDir, flags, context))
  addDocusaurusFlags(command, context.terminal)
}

/** Builds a site and prints the result. Errors are thrown as `CommandFailure`. */
export async function runBuild(
  firstArgument: string,
  flags: BuildFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  if (flags.shard !== undefined || flags.shardDir !== undefined)
    return runShard(firstArgument, flags, {process, terminal})
  setMode(process.env, 'production')
  // `--verify` requires the same timestamp in both builds.
  if (flags.verify) process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000))
  const now = () => performance.now()
  const [{build}, {createRemoteBuild}, {createTaskPool}, {findOutdatedCopies}] = await Promise.all([
    import('@lectern/core/build/build'),
    import('@lectern/core/remote/remote-build'),
    import('@lectern/core/workers/task-pool'),
    import('@lectern/site-tools/swizzle/find-outdated-copies')
  ])
  const {siteArgument, locales} = splitLocales(firstArgument, flags, process.cwd())
  const {siteDir, outDir} = enterSite(siteArgument, flags, process)
  const pool = createTaskPool(Math.max(1, os.availableParallelism()), readTimeLimit(process.env))
  const progress = createProgress(terminal, now)
  try {
    const {config: configFile, baseUrl, minify, explain} = flags
    const hostFiles = splitHosts(flags.host)
    const result = await build(
      {siteDir, outDir, configFile, baseUrl, hostFiles, locales, minify, explain},
      {
        generator: describeInstalledGenerator(),
        pool,
        progress,
        checkThemeCopies: findOutdatedCopies,
        remote: createRemoteBuild(process.env)
      }
    )
    printProblems(result.warnings, siteDir, terminal, flags.verbose)
    if (flags.sbom)
      await writeBill(result, path.resolve(siteDir, flags.sbom === true ? 'sbom' : flags.sbom), {
        siteDir,
        env: process.env
      })
    await printResult(result, {flags, siteDir, progress, now, terminal})
  } catch (error) {
    throw await createBuildFailure(error, {siteDir, outDir}, flags.verbose)
  } finally {
    await pool.close()
  }
  if (flags.verify) await verify({siteDir, outDir, locales}, flags, {process, terminal})
}

/**
 * Creates the error for a failed build. If there's a previous build, the message says that it's
 * unchanged.
 */
async function createBuildFailure(
  error: unknown,
  {siteDir, outDir}: {siteDir: string; outDir: string},
  isVerbose = false
): Promise<CommandFailure> {
  const lastOutput = fs.existsSync(outDir) ? ' The previous build is unchanged.' : ''
  // A full disk can affect the cache or the output.
  const {createFullDiskError} = await import('@lectern/core/cache/disk-errors')
  const cause = createFullDiskError(error, outDir) ?? error
  return new CommandFailure(cause, {siteDir, isVerbose, lastOutput})
}

/** Writes a site's SBOM. */
async function writeBill(
  {packages, digest}: BuildResult,
  folder: string,
  {siteDir, env}: {siteDir: string; env: NodeJS.ProcessEnv}
): Promise<void> {
  const [{writeSbom}, {readBuildTime}, {readGeneratorVersion}] = await Promise.all([
    import('../sbom/write-sbom.js'),
    import('@lectern/core/site/build-time'),
    import('@lectern/core/generator/generator')
  ])
  const created = readBuildTime(env, Date.now())
  const generatorVersion = readGeneratorVersion()
  writeSbom({siteDir, folder, packages, digest, created, generatorVersion})
}

/**
 * Builds the site again and compares the outputs.
 *
 * @throws CommandFailure
 */
async function verify(
  {siteDir, outDir, locales}: {siteDir: string; outDir: string; locales: readonly string[]},
  {verbose = false, ...flags}: BuildFlags,
  {process, terminal}: CommandContext
): Promise<void> {
  const {verifyBuild} = await import('../verify/verify-build.js')
  const args = listVerifyArguments(flags, locales)
  terminal.print('\nVerifying build')
  try {
    await verifyBuild({siteDir, outDir, args, env: process.env, clock: Date.now()})
    terminal.print('Verified: the second build is identical')
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose: verbose, lastOutput: ''})
  }
}

/** Lists the options of a build that affect its output, for the second build. */
export function listVerifyArguments(
  {config, baseUrl, minify, host}: Pick<BuildFlags, 'config' | 'baseUrl' | 'minify' | 'host'>,
  locales: readonly string[]
): string[] {
  return [
    ...(config === undefined ? [] : ['--config', config]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl]),
    ...(minify ? [] : ['--no-minify']),
    ...(host === undefined ? [] : ['--host', host]),
    ...locales.flatMap((locale) => ['--locale', locale])
  ]
}

interface ResultSettings {
  flags: Pick<BuildFlags, 'config' | 'outDir' | 'baseUrl' | 'profile'>
  siteDir: string
  progress: Progress
  /** Milliseconds since the process started. */
  now(): number
  terminal: Terminal
}

/** Prints the result of a build and the next command. */
export async function printResult(
  result: BuildResult,
  {flags, siteDir, progress, now, terminal}: ResultSettings
): Promise<void> {
  const {formatProfile, formatSummary} = await import('../report/summary.js')
  if (flags.profile) terminal.print(formatProfile(result, progress))
  if (result.explanation) {
    const {formatExplanation} = await import('../report/format-explanation.js')
    terminal.print(formatExplanation(result.explanation, terminal.colors))
  }
  const {colors, cwd} = terminal
  const nextCommand = createSiteCommand(describeServe(flags), {siteDir, cwd})
  terminal.print(formatSummary({result, duration: now(), cwd, nextCommand, colors}))
}

/** Returns the command that serves the build. Paths are relative to the site root. */
function describeServe({config, outDir, baseUrl}: ResultSettings['flags']): string {
  return [
    'site serve',
    ...(config === undefined ? [] : ['--config', config]),
    ...(outDir === undefined ? [] : ['--out-dir', outDir]),
    ...(baseUrl === undefined ? [] : ['--base-url', baseUrl])
  ].join(' ')
}
