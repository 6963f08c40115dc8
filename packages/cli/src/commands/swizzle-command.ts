import path from 'node:path'
import {type Command, CommanderError} from 'commander'
import {CommandCanceled, CommandFailure} from '../report/command-failure.js'
import {createPrompts} from '../prompts/create-prompts.js'
import {isSite} from '../site/is-site.js'
import type {SwizzleFlags as SwizzleOptions} from '@lectern/site-tools/swizzle/swizzle'
import {type CommandContext, enterFolder, type SiteFlags} from '../options/site-command.js'
import {completeCommands} from '@lectern/core/report/site-command'
import {describeInstalledGenerator} from '../site/describe-generator.js'

type SwizzleFlags = SwizzleOptions & SiteFlags

/** `site swizzle` */
export function addSwizzleCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('swizzle')
    .description('eject, wrap or update theme components')
    .argument('[names...]', 'theme, component and site root (all optional)')
    .option('-l, --list', 'list components and their supported actions')
    .option('-e, --eject', "copy the component's source into the site")
    .option('-w, --wrap', 'wrap the component in your own')
    .option('-t, --typescript', 'write TypeScript (default if tsconfig.json exists)')
    .option('-j, --javascript', 'write JavaScript')
    .option('--danger', 'allow components that may change between releases')
    .option('--path <folder>', 'target folder (default: src/theme)')
    .option('--diff', 'show theme changes since components were ejected')
    .option('--merge', 'merge theme changes into ejected components')
    .option('--config <file>', 'configuration file, relative to the site root')
    .option('--verbose', 'show stack traces')
    .exitOverride()
    .action((names: string[], flags: SwizzleFlags) => run(command, {names, flags}, context))
}

interface CommandLine {
  names: readonly string[]
  flags: SwizzleFlags
}

async function run(command: Command, {names, flags}: CommandLine, context: CommandContext) {
  const {process, terminal} = context
  const {siteDir, words} = splitNames(names, flags, process.cwd())
  enterFolder(siteDir, process)
  checkFlags(command, flags)
  const hasPrompts = terminal.isInteractive && process.stdin.isTTY
  const prompts = hasPrompts
    ? createPrompts({input: process.stdin, output: process.stdout}, 'Swizzle a component')
    : undefined
  try {
    const [{loadCommandSite}, {swizzle}] = await Promise.all([
      import('@lectern/core/site/load-command-site'),
      import('@lectern/site-tools/swizzle/swizzle')
    ])
    const site = await loadCommandSite({
      siteDir,
      generator: describeInstalledGenerator(),
      configFile: flags.config
    })
    const fail = (message: string) =>
      command.error(`error: ${completeCommands(message, {siteDir, cwd: terminal.cwd})}`)
    await swizzle({site, words, flags}, {terminal, prompts, fail})
  } catch (error) {
    if (error instanceof CommanderError || error instanceof CommandCanceled) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** Separates the site root from the other arguments. The root comes last and is optional. */
function splitNames(names: readonly string[], flags: SwizzleFlags, cwd: string) {
  const last = path.resolve(cwd, names.at(-1) ?? '')
  if (names.length > 0 && isSite(last, flags.config)) {
    return {siteDir: last, words: names.slice(0, -1)}
  }
  return {siteDir: cwd, words: names}
}

function checkFlags(command: Command, flags: SwizzleFlags): void {
  const all = ['list', 'eject', 'wrap', 'diff', 'merge'] as const
  const given = all.filter((name) => flags[name]).map((name) => `--${name}`)
  if (given.length > 1) command.error(`error: ${given.join(' and ')} can't be combined`)
  if (flags.typescript && flags.javascript) {
    command.error("error: --typescript and --javascript can't be combined")
  }
}
