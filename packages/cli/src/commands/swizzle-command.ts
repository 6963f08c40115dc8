import path from 'node:path'
import {type Command, CommanderError} from 'commander'
import {CommandCanceled, CommandFailure} from '../report/command-failure.js'
import {createPrompts} from '../prompts/create-prompts.js'
import {isSite} from '../site/is-site.js'
import type {SwizzleFlags as SwizzleOptions} from '@lectern/site-tools/swizzle/swizzle'
import type {CommandContext, SiteFlags} from '../options/site-command.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

type SwizzleFlags = SwizzleOptions & SiteFlags

/** `site swizzle` */
export function addSwizzleCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('swizzle')
    .description('take over components of the theme, and keep copies of them up to date')
    .argument('[names...]', 'theme, component and folder of the site; each may be left out')
    .option('-l, --list', 'show all components, and what may be done with each')
    .option('-e, --eject', 'copy the source of the component into the site')
    .option('-w, --wrap', 'put a component of the site around it')
    .option('-t, --typescript', 'write TypeScript (default where the site has a tsconfig.json)')
    .option('-j, --javascript', 'write JavaScript')
    .option('--danger', 'also take over what may change with any release')
    .option('--path <folder>', 'folder for components, relative to the site (default: src/theme)')
    .option('--diff', 'show what the theme has changed since components were copied')
    .option('--merge', 'take over what the theme has changed since components were copied')
    .option('--config <file>', 'configuration file, relative to the site')
    .option('--verbose', 'show the stack of unexpected errors')
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
  checkFlags(command, flags)
  const hasPrompts = terminal.isInteractive && process.stdin.isTTY
  const prompts = hasPrompts
    ? createPrompts({input: process.stdin, output: process.stdout})
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
    const fail = (message: string) => command.error(`error: ${message}`)
    await swizzle({site, words, flags}, {terminal, prompts, fail})
  } catch (error) {
    if (error instanceof CommanderError || error instanceof CommandCanceled) throw error
    throw new CommandFailure(error, {siteDir, isVerbose: flags.verbose ?? false, lastOutput: ''})
  }
}

/** The last name is the folder of the site, if there is a site. */
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
  if (given.length > 1) command.error(`error: choose one of ${given.join(' and ')}`)
  if (flags.typescript && flags.javascript) {
    command.error('error: choose one of --typescript and --javascript')
  }
}
